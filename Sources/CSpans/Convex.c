#include "include/Convex.h"
#include <string.h>
#include "ConvexPieces.h"
#include "ConvexSides.h"
#include "EdgePiece.h"
#include "include/Compositing.h"
#include "include/SpanClones.h"

// Rows of coverage of contours that every level line crosses twice; `ConvexSweep` says why they have a
// way of their own.
//
// The areas are those of `Coverage.c`, operand for operand, so both ways give the same bits. Edges are
// first cut at the rows' borders, for some rows together; then all pieces are measured
// (`EdgePieces.h`); then each row adds up its own. Where a side is in a row it touches neighbouring
// columns, so two numbers say which entries a row has written, instead of a bit for each column.

// ---- Pieces -> coverage

/// The places that a side touches in a row, from the left border on: the areas of those from `low` to
/// `high` differ, and the one behind is the first of those that are alike.
typedef struct {
  int32_t low, high;
} rim;

/// Adds a piece that touches more than two columns, or some outside; what is left of the row counts for
/// its first column, what is right of it for none.
static rim add_wide(
    const piece_list *list, int32_t i, int32_t left, int32_t width, int32_t *entries, int32_t sign) {
  edge_piece piece =
      piece_between(list->x[i], list->run[i], list->rise[i], list->from[i], list->to[i]);
  int32_t before = 0;
  int32_t low = larger(piece.low - left, 0);
  int32_t last = smaller(piece.high - left, width - 1);
  for (int32_t place = low; place <= last; place++) {
    int32_t area = area_of(&piece, place + left);
    entries[place] += (area - before) * sign;
    before = area;
  }
  int32_t behind = larger(piece.high + 1 - left, 0);
  if (behind < width) entries[behind] += (piece.height * 256 - before) * sign;
  return (rim){smaller(low, width), smaller(behind, width) - 1};
}

/// Adds the pieces of a side in a row, of which there are some.
INLINE rim add_side(
    const convex_sweep *sweep, int32_t side, int32_t row, int32_t *entries, int32_t sign) {
  const piece_list *list = &sweep->pieces;
  int32_t end = sweep->ends[side][row + 1];
  rim result = {INT32_MAX, INT32_MIN};
  for (int32_t i = sweep->ends[side][row]; i < end; i++) {
    rim added = {list->low[i], list->high[i]};
    if (list->is_wide[i]) {
      added = add_wide(list, i, sweep->left, sweep->width, entries, sign);
    } else {
      int32_t *entry = entries + added.low;
      entry[0] += list->first[i] * sign;
      entry[1] += list->second[i] * sign;
      entry[2] += list->third[i] * sign;
    }
    result.low = smaller(result.low, added.low);
    result.high = larger(result.high, added.high);
  }
  return result;
}

typedef int32_t areas __attribute__((vector_size(4 * lanes)));
typedef uint8_t coverages __attribute__((vector_size(lanes)));

/// Covered area in 1/65,536 pixel -> 8 bits, rounded to nearest.
///
/// Each edge's areas are rounded by half a unit at most, so with `most_corners` a side no sum is so far
/// below nothing, or beyond a whole pixel, that it would have to be cut.
#define COVERAGE(AREA) (((AREA) * 255 + 32768) >> 16)

/// Sums up the changes from `place` to `end`, a multiple of `lanes` behind it, and takes them out; returns
/// what is covered in the last place.
INLINE int32_t take_places(
    int32_t *entries, uint8_t *bytes, int32_t place, int32_t end, int32_t covered) {
  const areas none = {0};
  for (; place < end; place += lanes) {
    areas sums;
    memcpy(&sums, entries + place, sizeof sums);
    memcpy(entries + place, &none, sizeof none);
    sums += __builtin_shufflevector(sums, none, 8, 0, 1, 2, 3, 4, 5, 6);
    sums += __builtin_shufflevector(sums, none, 8, 8, 0, 1, 2, 3, 4, 5);
    sums += __builtin_shufflevector(sums, none, 8, 8, 8, 8, 0, 1, 2, 3);
    sums += covered;
    covered = sums[lanes - 1];
    coverages row = __builtin_convertvector(COVERAGE(sums), coverages);
    memcpy(bytes + place, &row, sizeof row);
  }
  return covered;
}

/// Turns a row that has been cut into runs; returns how many there are.
///
/// Bytes are written `lanes` at a time, and runs have so many pixels: what lies behind a rim is drawn with
/// it, covered or not, because a few pixels more are quicker than an odd number of them. Runs end at
/// `limit` at the latest.
INLINE size_t take_runs(
    const convex_sweep *sweep, int32_t row, int32_t *entries, uint8_t *bytes, coverage_run *runs,
    int32_t limit) {
  int32_t left = sweep->left;
  rim rims[most_sides];
  int32_t count = 0;
  for (int32_t side = 0; side < sweep->count; side++) {
    if (sweep->ends[side][row] == sweep->ends[side][row + 1]) continue;
    rim added = add_side(sweep, side, row, entries, side & 1 ? -1 : 1);
    // Above a hole the outer right side may reach farther to the left than those of the hole.
    while (count > 0 && added.low <= rims[count - 1].high + 1) {
      count--;
      added.low = smaller(rims[count].low, added.low);
      added.high = larger(rims[count].high, added.high);
    }
    rims[count++] = added;
  }
  size_t result = 0;
  int32_t covered = 0;
  // Bytes are pending for the places from `start` to `end`; `covered` is what is covered from there on.
  int32_t start = 0, end = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t place = rims[i].low, behind = rims[i].high + 1;
    int32_t gap = place - end;
    if (gap >= 2 * lanes || (covered == 0 && gap > 0)) {
      if (start < end) runs[result++] = (coverage_run){left + start, left + end, -1};
      if (covered != 0) {
        // Behind a border between pixels there is nothing but the next run.
        if (behind > place) gap -= gap % lanes;
        int32_t uniform = COVERAGE(covered);
        if (uniform) runs[result++] = (coverage_run){left + end, left + end + gap, uniform};
      }
      end += gap;
      start = end;
    }
    int32_t last = end + (behind - end + lanes - 1) / lanes * lanes;
    covered = take_places(entries, bytes, end, last, covered);
    end = last;
    // The change behind the rim is where the run behind it begins.
    if (end == behind) {
      covered += entries[end];
      entries[end] = 0;
    }
  }
  if (start < end) runs[result++] = (coverage_run){left + start, left + smaller(end, limit), -1};
  int32_t uniform = COVERAGE(covered);
  if (uniform && end < limit) {
    runs[result++] = (coverage_run){left + end, left + limit, uniform};
  }
  return result;
}

// ---- Rows

bool convex_begin(
    void *sweep, const outline_point *corners, const intptr_t *ends, size_t contours,
    bool is_even_odd, outline_point *points, int32_t left, int32_t width, int32_t room,
    int32_t top, int32_t bottom) {
  convex_sweep *state = sweep;
  if (contours < 1 || contours > 2) return false;
  convex_side sides[most_sides];
  state->count = convex_cut(corners, ends, contours, is_even_odd, points, sides);
  for (int32_t side = 0; side < state->count; side++) {
    state->corners[side] = sides[side].first + 1;
    state->last[side] = sides[side].last;
  }
  state->left = left;
  state->width = smaller(width + lanes, room);
  state->touched = width;
  state->row = top;
  state->bottom = bottom;
  state->cut_top = top;
  state->cut_bottom = top;
  state->repeats = 1;
  return state->count > 0;
}

/// Goes on to the next row that has any coverage; returns how many rows are the same from there on.
INLINE int32_t next_rows(
    convex_sweep *sweep, const outline_point *points, int32_t *entries, uint8_t *bytes,
    coverage_run *runs, int32_t limit, int32_t *y, size_t *count) {
  while (sweep->row < sweep->bottom) {
    if (sweep->row >= sweep->cut_bottom) cut_rows(sweep, points);
    *y = sweep->row;
    *count = take_runs(sweep, *y - sweep->cut_top, entries, bytes, runs, limit);
    int32_t rows = sweep->repeats;
    sweep->row += rows;
    if (*count > 0) return rows;
  }
  return 0;
}

SPAN_CLONES
int32_t convex_next_rows(
    void *sweep, const outline_point *points, int32_t *entries, uint8_t *bytes, coverage_run *runs,
    int32_t *y, size_t *count) {
  return next_rows(sweep, points, entries, bytes, runs, ((convex_sweep *)sweep)->touched, y, count);
}

SPAN_CLONES
void convex_over_color(
    void *sweep, const outline_point *points, int32_t *entries, uint8_t *bytes, uint32_t *pixels,
    size_t stride, uint32_t color) {
  convex_sweep *state = sweep;
  coverage_run runs[convex_most_runs];
  int32_t top = state->row, y, rows;
  size_t count;
  while ((rows = next_rows(state, points, entries, bytes, runs, state->width, &y, &count)) > 0) {
    span_over_color_runs(
        pixels + (size_t)(y - top) * stride, stride, (size_t)rows, runs, count, state->left, bytes,
        color);
  }
}
