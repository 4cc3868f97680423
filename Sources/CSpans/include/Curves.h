#ifndef TESSERA_CURVES_H
#define TESSERA_CURVES_H

#include <stddef.h>
#include <stdint.h>
#include "Outlines.h"

/// A point, in pixels.
typedef struct {
  double x;
  double y;
} curve_point;

/// Where points go: x to ax + cy + tx, y to bx + dy + ty.
typedef struct {
  double a, b, c, d, tx, ty;
} curve_transform;

/// The elements of a path; each has as many points as is told.
enum {
  curve_close,
  curve_move,
  curve_quadratic,
  curve_cubic,
  curve_line = 5,
};

/// Adds the contours of a path to an outline; returns how many corners the outline has then.
///
/// `points` are those of all elements, in order, and one more that does not count. `count` of `room` corners
/// are there; `ends`, with room for one more than there are elements, is given the ends of the new contours,
/// and `contours` how many those are.
///
/// The result is -1, and nothing is added, where a point lies beyond the grid or is no number, and where the
/// first element is no move. It is less, and nothing is added, where there is too little room: minus the
/// room it takes.
intptr_t curve_flatten(
    const uint8_t *elements, size_t element_count, const curve_point *points,
    const curve_transform *transform, outline_point *corners, intptr_t count, intptr_t room,
    intptr_t *ends, size_t *contours);

#endif
