#ifndef TESSERA_BLURS_H
#define TESSERA_BLURS_H

#include <stddef.h>
#include <stdint.h>

/// How many neighbouring values are summed up at a time; counts are multiples of it.
#define SPAN_BLUR_LANES 32

/// Weighted sums along a row: out[i] = (128 + sum over t of weights[t] * in[i + t * step]) >> 8.
///
/// `count` is a multiple of SPAN_BLUR_LANES, `in` has count + (taps - 1) * step values, and the weights
/// sum to 65,536 at most.
void span_blur_across(
    uint16_t *out, const uint8_t *in, size_t step, size_t count, const uint32_t *weights,
    size_t taps);

/// Weighted sums of rows: out[i] = (2^23 + sum over t of weights[t] * rows[lines[t] * stride + i]) >> 24.
///
/// `count` is a multiple of SPAN_BLUR_LANES and not above `stride`; the weights sum to 65,536 at most,
/// and no value is above 65,280.
void span_blur_down(
    uint8_t *out, const uint16_t *rows, size_t stride, size_t count, const uint32_t *lines,
    const uint32_t *weights, size_t taps);

#endif
