#ifndef TESSERA_EDGE_PIECE_H
#define TESSERA_EDGE_PIECE_H

#include <stdint.h>
#include "Numbers.h"

// The areas beside a piece of an edge, for pieces that touch many columns, or some outside; those of the
// others are found many at once (`measure`), by the same formulas. `Edge` derives them in Swift.

/// A part of an edge; whether it leans to the left or to the right makes no difference.
typedef struct {
  /// The first and the last column that it touches.
  int32_t low, high;
  int32_t height;
  /// The x of the edge's upper end, and how far right of that the piece's ends are.
  int32_t x;
  double least, most;
  /// Steps to the side for one step down.
  double steepness;
} edge_piece;

/// The largest whole number that is not above a value within 31 bits.
INLINE int32_t whole_below(double value) {
  int32_t whole = (int32_t)value;
  return whole - (whole > value);
}

/// The part of an edge from one height to another, both counted from its upper end, the x of which is `x`;
/// `run` and `rise` are how far it goes to the right and down.
static inline edge_piece piece_between(int32_t x, int32_t run, int32_t rise, int32_t from, int32_t to) {
  double slope = (double)run / (double)rise;
  double start = (double)from * slope, end = to == rise ? (double)run : (double)to * slope;
  double least = start < end ? start : end, most = start < end ? end : start;
  return (edge_piece){(x + whole_below(least)) >> 8, (x + whole_below(most)) >> 8, to - from, x, least,
                      most, slope < 0 ? -slope : slope};
}

/// How far the right border of a column lies right of the edge's upper end.
static inline double right_of(const edge_piece *piece, int32_t column) {
  return (double)((column + 1) * 256 - piece->x);
}

/// The integral from 0 to v of w, cut to 0...256.
static inline double cut_integral(double v) {
  return v <= 0 ? 0 : v <= 256 ? v * v / 2 : v * 256 - 32768;
}

/// The area of any column to the right of the piece.
static inline int32_t area_of(const edge_piece *piece, int32_t column) {
  double right = right_of(piece, column);
  double near = right - piece->most, far = right - piece->least;
  if (near >= 256) return piece->height * 256;
  if (far <= 0) return 0;
  double area = near >= 0 && far <= 256
      ? (double)piece->height * (near + far) / 2
      : (cut_integral(far) - cut_integral(near)) / piece->steepness;
  return (int32_t)(area + 0.5);
}

#endif
