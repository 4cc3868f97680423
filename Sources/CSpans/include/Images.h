#ifndef TESSERA_IMAGES_H
#define TESSERA_IMAGES_H

#include <stddef.h>
#include <stdint.h>

// Averages of rows are 0...255 with 7 fractional bits; weights of pixels count 1/16,384.

/// Adds a row of bytes to sums.
void span_add_row(uint32_t *sums, const uint8_t *bytes, size_t count);

/// The averages of two rows of bytes, of which the second has the weight `share` and the first the
/// rest of a whole. `stride` is the way to the next row, which is likely to be read soon. Returns the bits
/// that all pixels of both rows share.
uint32_t span_mix_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, size_t count, size_t stride,
    uint16_t share);

/// The averages of rows of bytes: the first and the last by weight, those between in full, given as
/// their sums; all times `factor`.
void span_average_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, const uint32_t *sums,
    size_t count, int32_t first_weight, int32_t last_weight, double factor);

/// The averages of three rows of bytes, times `factor`; the weights sum to four pixels at most.
void span_average_few_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *middle, const uint8_t *last,
    size_t count, int16_t first_weight, int16_t middle_weight, int16_t last_weight, double factor);

/// The pixels of a row, each made of an average and the next one; `places` are in bytes. A pixel has
/// eight weights, those of both averages in turn, four times; they sum to a whole at most. Returns the
/// bits that all pixels share.
uint32_t span_mix_columns(
    uint32_t *pixels, const uint16_t *averages, const uint32_t *places, const int16_t *weights,
    size_t count);

/// The averages that one pixel reads, `first` and `last` by weight, those between in full; all times
/// `factor`.
typedef struct {
  int32_t first, last;
  int32_t first_weight, last_weight;
  double factor;
} span_taps;

/// The pixels of a row, each made of averages. Returns the bits that all pixels share.
uint32_t span_average_columns(
    uint32_t *pixels, const uint16_t *averages, const span_taps *taps, size_t count);

/// Four neighbouring averages that one pixel reads by weight, times `factor`; `place`, of the first, is
/// in bytes, and the weights sum to four pixels at most.
typedef struct {
  double factor;
  uint32_t place;
  int16_t weights[4];
} span_few_taps;

/// The pixels of a row, each made of four averages at most. Returns the bits that all pixels share.
uint32_t span_average_few_columns(
    uint32_t *pixels, const uint16_t *averages, const span_few_taps *taps, size_t count);

/// Pixels with all channels times `m` / 255, each rounded to nearest.
void span_scale(uint32_t *pixels, size_t count, uint32_t m);

#endif
