#ifndef TESSERA_FOURS_H
#define TESSERA_FOURS_H

#include <stdint.h>
#include <string.h>

// Four numbers at a time, in the compiler's own vectors; left to itself it takes two where it has to turn
// whole numbers into others and back. Macros and not functions, because vectors of 32 bytes have no
// calling convention where registers are shorter.
typedef int32_t four __attribute__((vector_size(16)));
typedef double four_doubles __attribute__((vector_size(32)));
typedef int64_t four_masks __attribute__((vector_size(32)));

#define INTS(VALUES) __builtin_convertvector(VALUES, four)
#define DOUBLES(VALUES) __builtin_convertvector(VALUES, four_doubles)
/// A where the mask is set, else B.
#define CHOSEN(MASK, A, B) \
  ((four_doubles)(((four_masks)(A) & (MASK)) | ((four_masks)(B) & ~(MASK))))
/// The largest whole numbers that are not above values within 31 bits.
#define WHOLE_BELOW(VALUES) \
  (INTS(VALUES) + __builtin_convertvector(DOUBLES(INTS(VALUES)) > (VALUES), four))

static inline void write_four(int32_t *list, four value) { memcpy(list, &value, sizeof(value)); }
static inline four read_four(const int32_t *list) {
  four value;
  memcpy(&value, list, sizeof(value));
  return value;
}

#endif
