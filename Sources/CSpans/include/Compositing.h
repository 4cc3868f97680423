#ifndef TESSERA_COMPOSITING_H
#define TESSERA_COMPOSITING_H

#include <stddef.h>
#include <stdint.h>
#include "Coverage.h"

// Source-over on rows of premultiplied pixels: S = div255(p * m), D' = S + div255(D * (255 - Sa)).
// Pixels are words with red in the low byte; ranges do not overlap. The Swift type `SourceOver` says
// the same and is what the tests hold these against.

/// Every pixel becomes `color`.
void span_fill(uint32_t *pixels, size_t count, uint32_t color);

/// One colour over `count` pixels.
void span_over_color(uint32_t *pixels, size_t count, uint32_t color);

/// One colour over `count` pixels, the coverage byte by byte.
void span_over_color_mask(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color);

/// One colour through `count` runs, in `rows` rows of the same coverage that lie `stride` pixels apart.
///
/// `pixels` and `coverage` begin in the column `left`.
void span_over_color_runs(
    uint32_t *pixels, size_t stride, size_t rows, const coverage_run *runs, size_t count,
    int32_t left, const uint8_t *coverage, uint32_t color);

/// Makes `width` pixels of each of `rows` rows one colour, but for those in runs of full coverage; the
/// rows lie `width` pixels apart, and begin in the column `left`.
void span_fill_around(
    uint32_t *pixels, size_t width, size_t rows, const coverage_run *runs, size_t count, int32_t left,
    uint32_t color);

/// One colour through the coverage of `rows` rows of changes from `first` on, which are taken out; the
/// rows of pixels lie `stride` apart and begin in the changes' first column.
void span_over_color_changes(
    uint32_t *pixels, size_t stride, coverage_rows changes, int32_t first, int32_t rows,
    uint32_t color);

/// A colour for each of `count` pixels, all at one coverage.
void span_over_colors(uint32_t *pixels, const uint32_t *colors, size_t count, uint8_t coverage);

/// A colour for each of `count` pixels, the coverage byte by byte.
void span_over_colors_mask(
    uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, size_t count);

/// div255 of the products of two rows of coverage.
void span_multiply(uint8_t *products, const uint8_t *a, const uint8_t *b, size_t count);

/// div255 of the products of a row of coverage and one factor.
void span_multiply_uniform(uint8_t *products, const uint8_t *a, uint8_t b, size_t count);

#endif
