#ifndef TESSERA_EDGE_PIECES_H
#define TESSERA_EDGE_PIECES_H

#include <string.h>
#include "Fours.h"
#include "Numbers.h"

// The areas beside pieces of edges, each within one row; `Edge` derives them in Swift. What touches more than
// two columns is measured by itself (`EdgePiece.h`).
//
// Measuring is the most of what a shape takes. Nothing branches, and four pieces go at once; but each number
// waits for the one before, and a processor looks only so far ahead for other work. So one loop that does
// it all takes twice as long as several that take a short way each, with all pieces.

/// Pieces that are measured together, and room for them, because four are at once.
enum { most_measured = 64, measured_room = most_measured + 8 };

typedef struct {
  /// The x of the edge's upper end.
  _Alignas(32) int32_t x[measured_room];
  int32_t height[measured_room];
  /// How far right of the edge's upper end the piece's ends are.
  double least[measured_room];
  double most[measured_room];
  /// Steps to the side for one step down.
  double steepness[measured_room];
  /// The first and the last column that the piece touches.
  int32_t low[measured_room];
  int32_t high[measured_room];
  /// How far right of the edge's upper end the right border of the first column is.
  double right[measured_room];
  /// The areas of that column and the one behind it, times what they have yet to be divided by.
  double near_area[measured_room];
  double near_divisor[measured_room];
  double far_area[measured_room];
  double far_divisor[measured_room];
  /// The changes of those columns and of the next, where no more are touched.
  int32_t first[measured_room];
  int32_t second[measured_room];
  int32_t third[measured_room];
} edge_pieces;

#define READ(VECTOR, LIST) memcpy(&(VECTOR), LIST, sizeof(VECTOR))
#define WRITE(LIST, VECTOR) memcpy(LIST, &(VECTOR), sizeof(VECTOR))

/// Takes in four pieces: how far their edges go to the right and down from `x`, and between which heights,
/// counted from there, they lie.
INLINE void set_pieces(edge_pieces *list, size_t i, four x, four run, four rise, four from, four to) {
  four_doubles slope = DOUBLES(run) / DOUBLES(rise);
  four_doubles start = DOUBLES(from) * slope, end = DOUBLES(to) * slope;
  end = CHOSEN(__builtin_convertvector(to == rise, four_masks), DOUBLES(run), end);
  four_masks is_rightward = start < end;
  four_doubles least = CHOSEN(is_rightward, start, end), most = CHOSEN(is_rightward, end, start);
  four_doubles steepness = CHOSEN(slope < 0, -slope, slope);
  write_four(list->x + i, x);
  write_four(list->height + i, to - from);
  WRITE(list->least + i, least);
  WRITE(list->most + i, most);
  WRITE(list->steepness + i, steepness);
}

/// Which columns the pieces touch.
INLINE void measure_columns(edge_pieces *list, size_t count) {
  for (size_t i = 0; i < count; i += 4) {
    four_doubles least, most;
    READ(least, list->least + i);
    READ(most, list->most + i);
    four x = read_four(list->x + i);
    four low = (x + WHOLE_BELOW(least)) >> 8, high = (x + WHOLE_BELOW(most)) >> 8;
    write_four(list->low + i, low);
    write_four(list->high + i, high);
    four_doubles right = DOUBLES((low + 1) * 256 - x);
    WRITE(list->right + i, right);
  }
}

/// What the areas are, but for a division. One column is two of which the second is wholly to the right.
INLINE void measure_areas(edge_pieces *list, size_t count) {
  const four_doubles zero = {0}, one = {1, 1, 1, 1};
  for (size_t i = 0; i < count; i += 4) {
    four_doubles least, most, steepness, right;
    READ(least, list->least + i);
    READ(most, list->most + i);
    READ(steepness, list->steepness + i);
    READ(right, list->right + i);
    four_doubles height = DOUBLES(read_four(list->height + i));
    four_doubles near = right - most, far = right - least;
    four_masks is_whole = near >= 0;
    four_doubles area = CHOSEN(is_whole, height * (near + far), far * far) / 2;
    four_doubles divisor = CHOSEN(is_whole, one, steepness);
    WRITE(list->near_area + i, area);
    WRITE(list->near_divisor + i, divisor);
    right += 256;
    near = right - most;
    is_whole = near >= 256;
    area = (right - least) * 256 - 32768 - near * near / 2;
    // More than two columns would not do; they are measured one by one.
    area = CHOSEN(near >= 0, area, zero);
    area = CHOSEN(is_whole, height * 256, area);
    divisor = CHOSEN(is_whole, one, steepness);
    WRITE(list->far_area + i, area);
    WRITE(list->far_divisor + i, divisor);
  }
}

/// From areas to what they change, times the signs of the pieces if there are any.
INLINE void measure_changes(edge_pieces *list, size_t count, const int32_t *signs) {
  for (size_t i = 0; i < count; i += 4) {
    four_doubles area, divisor;
    READ(area, list->near_area + i);
    READ(divisor, list->near_divisor + i);
    four first = INTS(area / divisor + 0.5);
    READ(area, list->far_area + i);
    READ(divisor, list->far_divisor + i);
    four second = INTS(area / divisor + 0.5);
    four sign = signs ? read_four(signs + i) : (four){1, 1, 1, 1};
    write_four(list->first + i, first * sign);
    write_four(list->second + i, (second - first) * sign);
    write_four(list->third + i, (read_four(list->height + i) * 256 - second) * sign);
  }
}

/// Measures pieces that have been taken in.
INLINE void measure_pieces(edge_pieces *list, size_t count) {
  measure_columns(list, count);
  measure_areas(list, count);
  measure_changes(list, count, NULL);
}

#endif
