#ifndef TESSERA_CONVEX_H
#define TESSERA_CONVEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "Coverage.h"

/// Words that a sweep takes; who begins it has room for as many.
enum { convex_sweep_words = 3072 };

/// The most runs in one row.
enum { convex_most_runs = 9 };

/// Values that are written behind a row at most.
enum { convex_slack = 16 };

/// Takes up one contour, or two of which one is a hole in the other, if every level line crosses each of
/// them twice; false where they are not of this kind.
///
/// `ends` says where each contour ends among the corners. `points` has room for two corners more for each
/// contour than there are; the sides are written there. The pixels are those in the `width` columns
/// from `left` on that the contours may touch and in the rows from `top` up to `bottom`; up to `room`
/// columns from `left` on may be drawn over.
bool convex_begin(
    void *sweep, const outline_point *corners, const intptr_t *ends, size_t contours,
    bool is_even_odd, outline_point *points, int32_t left, int32_t width, int32_t room,
    int32_t top, int32_t bottom);

/// Goes on to the next row that has any coverage; returns how many rows are the same from there on, 0
/// behind the last, and writes the first one's y and how many runs it has.
///
/// `points` are those that the sides were written to. `entries`, all zero before and after, and `bytes` have a
/// value for each column and `convex_slack` more; `runs` has room for `convex_most_runs`.
int32_t convex_next_rows(
    void *sweep, const outline_point *points, int32_t *entries, uint8_t *bytes, coverage_run *runs,
    int32_t *y, size_t *count);

/// Draws all rows that are left, one colour source-over; `pixels` is where the first column of row `top`
/// is, and `stride` pixels lie from one row to the next.
void convex_over_color(
    void *sweep, const outline_point *points, int32_t *entries, uint8_t *bytes, uint32_t *pixels,
    size_t stride, uint32_t color);

#endif
