#include "include/Blurs.h"
#include "include/SpanClones.h"

// Sums of 32 neighbours stay in registers over all taps. The vectors are as wide as those of the widest
// clone; others split them.
typedef uint32_t lanes __attribute__((vector_size(32)));
typedef uint16_t halves __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(8)));

#define WIDE(T, p) \
  ({ \
    T narrow; \
    __builtin_memcpy(&narrow, (p), sizeof narrow); \
    __builtin_convertvector(narrow, lanes); \
  })

SPAN_CLONES
void span_blur_across(
    uint16_t *out, const uint8_t *in, size_t step, size_t count, const uint32_t *weights,
    size_t taps) {
  for (size_t i = 0; i < count; i += SPAN_BLUR_LANES) {
    lanes half = (lanes){0} + 128;
    lanes a = half, b = half, c = half, d = half;
    const uint8_t *from = in + i;
    for (size_t t = 0; t < taps; t++, from += step) {
      lanes weight = (lanes){0} + weights[t];
      a += weight * WIDE(bytes, from);
      b += weight * WIDE(bytes, from + 8);
      c += weight * WIDE(bytes, from + 16);
      d += weight * WIDE(bytes, from + 24);
    }
    halves results[4] = {
        __builtin_convertvector(a >> 8, halves), __builtin_convertvector(b >> 8, halves),
        __builtin_convertvector(c >> 8, halves), __builtin_convertvector(d >> 8, halves)};
    __builtin_memcpy(out + i, results, sizeof results);
  }
}

SPAN_CLONES
void span_blur_down(
    uint8_t *out, const uint16_t *rows, size_t stride, size_t count, const uint32_t *lines,
    const uint32_t *weights, size_t taps) {
  for (size_t i = 0; i < count; i += SPAN_BLUR_LANES) {
    lanes half = (lanes){0} + (1u << 23);
    lanes a = half, b = half, c = half, d = half;
    for (size_t t = 0; t < taps; t++) {
      lanes weight = (lanes){0} + weights[t];
      const uint16_t *from = rows + lines[t] * stride + i;
      a += weight * WIDE(halves, from);
      b += weight * WIDE(halves, from + 8);
      c += weight * WIDE(halves, from + 16);
      d += weight * WIDE(halves, from + 24);
    }
    bytes results[4] = {
        __builtin_convertvector(a >> 24, bytes), __builtin_convertvector(b >> 24, bytes),
        __builtin_convertvector(c >> 24, bytes), __builtin_convertvector(d >> 24, bytes)};
    __builtin_memcpy(out + i, results, sizeof results);
  }
}
