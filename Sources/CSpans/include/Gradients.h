#ifndef TESSERA_GRADIENTS_H
#define TESSERA_GRADIENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The four premultiplied channels of a colour in fixed point with 32 fractional bits.
typedef struct {
  uint64_t red, green, blue, alpha;
} span_channels;

/// `count` colours, the first `base` and each next one `step` further; what lies below the point is
/// cut off. No sum may leave 0...255. `opaque` says that alpha is 255 throughout. Writes eight pixels
/// at a time, and so up to seven behind the last, in which anything may be.
void span_ramp(
    uint32_t *pixels, size_t count, span_channels base, span_channels step, bool opaque);

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
