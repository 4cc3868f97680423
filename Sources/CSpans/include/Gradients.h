#ifndef TESSERA_GRADIENTS_H
#define TESSERA_GRADIENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The four premultiplied channels of a colour in fixed point with 32 fractional bits.
typedef struct {
  uint64_t red, green, blue, alpha;
} span_channels;

/// A part of a linear gradient: the channels in the middle of an anchor pixel, half a unit added, and
/// their steps to the right and down.
typedef struct {
  /// Where it begins: the least product of a pixel.
  double threshold;
  int64_t anchor_x, anchor_y;
  span_channels base, step_x, step_y;
} span_ramp;

/// Where a row lies along a linear gradient. A pixel's product is that of the way from the gradient's
/// start to its middle and of the gradient's direction, in grid steps of 2^-20 px.
typedef struct {
  /// The gradient's start.
  int64_t start;
  /// The direction along the row, which is not zero, and one divided by it.
  double direction, columns_a_step;
  /// The part of the product that all pixels of the row have.
  double down;
} span_line;

/// `count` colours of row `y`, from column `first` on: each that of the last ramp whose threshold the
/// pixel's product reaches, or of the first ramp; thresholds do not fall. What lies below the point is
/// cut off. `opaque` says that alpha is 255 throughout.
void span_ramps(
    uint32_t *pixels, int64_t first, size_t count, int64_t y, span_line line,
    const span_ramp *ramps, size_t ramp_count, bool opaque);

/// A part of a gradient: from `start` on, colour = base + slope * (position - origin).
typedef struct {
  double start, origin;
  double base[4], slope[4];
  /// The colour, where the slope is zero.
  uint32_t color;
  bool flat;
} span_piece;

/// The colours at `count` positions, each of the last piece that begins there or before. The first
/// piece begins at minus infinity; a position that is not a number has no colour.
void span_pieces(
    uint32_t *pixels, const double *positions, size_t count, const span_piece *pieces,
    size_t piece_count);

/// A linear map of the plane, and the first of `count` points of a row: (x, y), (x + 1, y), ...
typedef struct {
  double xx, xy, yx, yy;
  double x, y;
} span_points;

/// The distances of mapped points from the origin.
void span_distances(double *positions, size_t count, span_points points);

/// The directions of mapped points from the origin, in turns clockwise from the top, less `start`;
/// 0...1.
void span_directions(double *positions, size_t count, span_points points, double start);

#endif
