#ifndef TESSERA_CONVEX_PIECES_H
#define TESSERA_CONVEX_PIECES_H

#include <stdbool.h>
#include "ConvexSides.h"
#include "EdgePiece.h"
#include "EdgePieces.h"
#include "Numbers.h"
#include "include/Convex.h"

// Sides -> pieces of edges, each within one row, and their areas. A header, because everything is to be
// compiled for the kind of processor that calls it.

/// Places that are turned into coverage at once.
enum { lanes = 8 };

/// Rows that are cut and measured together.
enum { most_rows = 16 };
/// Corners of a side in so many rows; where there are more, each row is cut by itself.
enum { most_corners_at_once = 112 };
/// Pieces of edges that are measured together: as many, and one more a row, for each side.
enum { most_pieces = most_sides * (most_corners_at_once + most_rows) };

/// Pieces of edges, each within one row, and what has been measured of them; places are counted from the
/// left border.
typedef struct {
  /// How far the edge goes down and to the right.
  int32_t rise[most_pieces];
  int32_t run[most_pieces];
  /// The x of the edge's upper end.
  int32_t x[most_pieces];
  /// How far below the edge's upper end the piece begins and ends.
  int32_t from[most_pieces];
  int32_t to[most_pieces];
  /// Whether more than two columns are touched, or some outside.
  int32_t is_wide[most_pieces];
  /// The first and the last place that it touches; the last lies before the first where it is the border
  /// between two that is touched.
  int32_t low[most_pieces];
  int32_t high[most_pieces];
  /// The changes from the place before the first to the first, and so on, where it is not wide.
  int32_t first[most_pieces];
  int32_t second[most_pieces];
  int32_t third[most_pieces];
} piece_list;

/// The way down along all sides.
typedef struct {
  /// The pixels.
  int32_t left, width, bottom;
  /// How many columns the shape may touch; the others give room to draw some pixels more.
  int32_t touched;
  /// The next row.
  int32_t row;
  int32_t count;
  /// The corner at the end of the edge that each side has come to, and its last corner.
  int32_t corners[most_sides];
  int32_t last[most_sides];
  /// The rows that have been cut, and how many there are like the last of them.
  int32_t cut_top, cut_bottom, repeats;
  /// Where each side's pieces of each row end, and before the first one's where they begin.
  int32_t ends[most_sides][most_rows + 1];
  piece_list pieces;
} convex_sweep;

_Static_assert(convex_most_runs >= 2 * most_sides + 1, "a row has room");
_Static_assert(convex_slack >= 2 * lanes, "there is room behind a row");
_Static_assert(sizeof(convex_sweep) <= convex_sweep_words * sizeof(uint64_t), "a sweep has room");

/// Cuts a side into pieces, from `n` on; returns where they end.
INLINE int32_t cut_side(
    convex_sweep *sweep, int32_t side, const outline_point *points, int32_t top, int32_t rows,
    int32_t n) {
  int32_t *ends = sweep->ends[side];
  int32_t corner = sweep->corners[side], last = sweep->last[side];
  int32_t bottom = top + rows * 256;
  int32_t row = 0;
  ends[0] = n;
  if (points[last].y > top && points[corner - 1].y < bottom) {
    while (points[corner].y <= top) corner++;
    outline_point from = points[corner - 1], to = points[corner];
    int32_t y = larger(top, from.y);
    int32_t end = smaller(points[last].y, bottom);
    int32_t first = (y - top) >> 8;
    while (row < first) ends[++row] = n;
    int32_t border = top + (row + 1) * 256;
    piece_list *list = &sweep->pieces;
    while (true) {
      int32_t next = smaller(to.y, border);
      list->rise[n] = to.y - from.y;
      list->run[n] = to.x - from.x;
      list->x[n] = from.x;
      list->from[n] = y - from.y;
      list->to[n] = next - from.y;
      n++;
      ends[row + 1] = n;
      if (next >= end) break;
      y = next;
      // Whether an edge or a row ends first is anybody's guess, so nothing branches.
      bool is_border = next == border;
      border += is_border ? 256 : 0;
      row += is_border;
      corner += next == to.y;
      while (points[corner].y <= next) corner++;
      from = points[corner - 1];
      to = points[corner];
    }
    sweep->corners[side] = corner;
    row++;
  }
  while (row < rows) ends[++row] = n;
  return n;
}

/// Measures the first `count` pieces.
INLINE void measure(piece_list *list, int32_t count, int32_t left, int32_t width) {
  edge_pieces measured;
  for (int32_t done = 0; done < count; done += most_measured) {
    size_t size = (size_t)smaller(count - done, most_measured);
    for (size_t i = 0; i < size; i += 4) {
      size_t from = (size_t)done + i;
      set_pieces(
          &measured, i, read_four(list->x + from), read_four(list->run + from),
          read_four(list->rise + from), read_four(list->from + from), read_four(list->to + from));
    }
    measure_pieces(&measured, size);
    for (size_t i = 0; i < size; i += 4) {
      size_t to = (size_t)done + i;
      four low = read_four(measured.low + i) - left, high = read_four(measured.high + i) - left;
      four first = read_four(measured.first + i), whole = read_four(measured.height + i) * 256;
      write_four(list->is_wide + to, (low < 0) | (high + 1 >= width) | (high - low > 1));
      write_four(list->low + to, low);
      write_four(list->high + to, high + ((high == low) & (first == whole)));
      write_four(list->first + to, first);
      write_four(list->second + to, read_four(measured.second + i));
      write_four(list->third + to, read_four(measured.third + i));
    }
  }
}

/// Cuts and measures the next rows.
INLINE void cut_rows(convex_sweep *sweep, const outline_point *points) {
  int32_t top = sweep->row * 256;
  int32_t rows = smaller(most_rows, sweep->bottom - sweep->row);
  // How far down there are only upright edges.
  int32_t upright = sweep->bottom * 256;
  for (int32_t side = 0; side < sweep->count; side++) {
    int32_t corner = sweep->corners[side], last = sweep->last[side];
    if (points[last].y <= top) continue;
    while (points[corner].y <= top) corner++;
    sweep->corners[side] = corner;
    outline_point from = points[corner - 1], to = points[corner];
    if (from.y > top) {
      upright = smaller(upright, from.y);
      // A rectangle's upright sides are to begin with the next row.
      if (from.x == to.x) rows = 1;
    } else {
      upright = smaller(upright, from.x == to.x ? to.y : top);
    }
    int32_t far = corner + most_corners_at_once - 1;
    if (far < last && points[far].y < top + rows * 256) rows = 1;
  }
  sweep->repeats = larger(1, (upright - top) >> 8);
  if (sweep->repeats > 1) rows = 1;
  sweep->cut_top = sweep->row;
  sweep->cut_bottom = sweep->row + rows;
  int32_t count = 0;
  for (int32_t side = 0; side < sweep->count; side++) {
    count = cut_side(sweep, side, points, top, rows, count);
  }
  measure(&sweep->pieces, count, sweep->left, sweep->width);
}

#endif
