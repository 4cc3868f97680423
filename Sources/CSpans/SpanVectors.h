#ifndef TESSERA_SPAN_VECTORS_H
#define TESSERA_SPAN_VECTORS_H

#include <stdint.h>
#include <string.h>

// N pixels at a time, N = 8 or 4, in the compiler's own vectors. Macros and not functions, because
// vectors of 32 bytes have no calling convention where registers are shorter.
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t halves8 __attribute__((vector_size(32)));
typedef uint32_t words8 __attribute__((vector_size(64)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint32_t pixels4 __attribute__((vector_size(16)));
typedef uint16_t halves4 __attribute__((vector_size(16)));
typedef uint32_t words4 __attribute__((vector_size(32)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

#define LOAD(VECTOR, ADDRESS) memcpy(&(VECTOR), ADDRESS, sizeof(VECTOR))
#define STORE(ADDRESS, VECTOR) memcpy(ADDRESS, &(VECTOR), sizeof(VECTOR))

/// The same word N times.
#define REPEATED(N, WORD) ((pixels##N){0} + (WORD))

/// X * 257 >> 16, which is div255 less its 128: (256x + x) >> 16 = (x + (x >> 8)) >> 8.
#define DIVIDED(N, X) \
  __builtin_convertvector((__builtin_convertvector(X, words##N) * 257) >> 16, halves##N)

/// M = N bytes, each in both halves of a word.
#define LOAD_COVERAGE(N, M, COVERAGE)               \
  do {                                              \
    bytes##N bytes_;                                \
    LOAD(bytes_, COVERAGE);                         \
    M = __builtin_convertvector(bytes_, pixels##N); \
    M |= M << 16;                                   \
  } while (0)

#endif
