#ifndef TESSERA_CONVEX_SIDES_H
#define TESSERA_CONVEX_SIDES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "include/Outlines.h"

/// The most sides: two of an outer contour and two of a hole in it.
enum { most_sides = 4 };

/// One side of a contour: the places of its corners, from its upper end to its lower one.
typedef struct {
  int32_t first, last;
} convex_side;

/// The most corners of a side in one row, so that no row of four has more edges than are told apart
/// (`CrossingResolver.crowd`).
enum { most_corners = 60 };

/// Cuts one contour, or two of which one is a hole in the other, into sides from left to right; returns
/// how many there are, or 0 where the contours are not of this kind.
int32_t convex_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, bool is_even_odd,
    outline_point *points, convex_side *sides);

#endif
