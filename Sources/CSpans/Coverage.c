#include "include/Coverage.h"
#include <stdbool.h>
#include <string.h>
#include "AreaRow.h"
#include "EdgePiece.h"
#include "Fours.h"
#include "Numbers.h"
#include "PieceList.h"
#include "include/SpanClones.h"

// Chains of corners to rows of coverage: what `ActiveChains`, `AreaRow` and `AreaChanges` do in Swift, and
// say in full.
//
// Every expression has the operands and the order of its twin, so both give the same bits. Edges are
// first cut at the rows' borders into pieces, then all pieces are measured (`EdgePieces.h`), then their
// areas are added up. An edge is cut without a branch: it writes four pieces, of which it mostly needs one
// or two, and the next edge begins behind those.

/// The upper end of an edge and its lower one.
static inline four read_ends(const outline_point *points, int32_t corner) {
  four ends;
  memcpy(&ends, points + corner - 1, sizeof(ends));
  return ends;
}

SPAN_CLONES
static void measure(
    piece_list *list, const outline_point *points, int32_t top, int32_t left, int32_t width) {
  for (size_t i = 0; i < list->count; i += 4) {
    // Both ends of four edges, and their coordinates one by one.
    const int32_t *corner = list->corner + i;
    four a = read_ends(points, corner[0]), b = read_ends(points, corner[1]);
    four c = read_ends(points, corner[2]), d = read_ends(points, corner[3]);
    four ab = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    four cd = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    four x = __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
    four y = __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
    ab = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    cd = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    four run = __builtin_shufflevector(ab, cd, 0, 1, 4, 5) - x;
    four rise = __builtin_shufflevector(ab, cd, 2, 3, 6, 7) - y;
    // How far below the edge's upper end the piece begins and ends.
    four from = read_four(list->row + i) * 256 + (top - y), to = from + 256;
    from &= from > 0;
    to = __builtin_elementwise_min(to, rise);
    set_pieces(&list->pieces, i, x, run, rise, from, to);
  }
  measure_columns(&list->pieces, list->count);
  for (size_t i = 0; i < list->count; i += 4) {
    four low = read_four(list->pieces.low + i), place = low - left;
    four more = read_four(list->pieces.high + i) - low;
    write_four(list->place + i, place | (place < 0) | (place >= width) | (more > 1));
  }
  measure_areas(&list->pieces, list->count);
  measure_changes(&list->pieces, list->count, list->sign);
}

/// Adds a piece that touches more than two columns, or some outside.
static void add_odd_piece(
    const outline_point *points, int32_t corner, int32_t sign, int32_t row, int32_t top,
    coverage_rows changes) {
  outline_point a = points[corner - 1], b = points[corner];
  int32_t from = row * 256 + top - a.y, rise = b.y - a.y;
  edge_piece piece = piece_between(a.x, b.x - a.x, rise, larger(0, from), smaller(from + 256, rise));
  add_piece(row_of(changes, row), &piece, sign);
}

/// Adds the areas of all pieces, and counts them row by row. `is_narrow` says that a row has one word of
/// marks.
INLINE void add_measured(
    const piece_list *list, const outline_point *points, int32_t top, coverage_rows changes, int32_t *edges,
    bool is_narrow) {
  for (size_t i = 0; i < list->count; i++) {
    int32_t row = list->row[i], place = list->place[i];
    const edge_pieces *pieces = &list->pieces;
    int32_t first = pieces->first[i], second = pieces->second[i], third = pieces->third[i];
    edges[row]++;
    if (place < 0) {
      add_odd_piece(points, list->corner[i], list->sign[i], row, top, changes);
      continue;
    }
    // There are three entries behind the last column for which nothing counts.
    int32_t *entries = changes.entries + (ptrdiff_t)row * changes.stride + place;
    change(entries, first);
    change(entries + 1, second);
    change(entries + 2, third);
    int32_t block = place >> coverage_block_bits, last = (place + 2) >> coverage_block_bits;
    if (is_narrow) {
      changes.marks[row] |= (uint64_t)1 << block | (uint64_t)1 << last;
    } else {
      uint64_t *marks = changes.marks + (ptrdiff_t)row * changes.words;
      marks[block >> 6] |= (uint64_t)1 << (block & 63);
      marks[last >> 6] |= (uint64_t)1 << (last & 63);
    }
  }
}

void coverage_add_pieces(
    piece_list *list, const outline_point *points, int32_t top, coverage_rows changes, int32_t *edges) {
  size_t count = list->count;
  if (count == 0) return;
  // What is measured along with the last pieces has to be an edge as well.
  int32_t last = list->corner[count - 1];
  write_four(list->corner + count, (four){last, last, last, last});
  measure(list, points, top, changes.left, changes.count);
  if (changes.words == 1) {
    add_measured(list, points, top, changes, edges, true);
  } else {
    add_measured(list, points, top, changes, edges, false);
  }
  list->count = 0;
}

/// Adds the edges of a chain in some rows, above which it does not end and below which it does not begin.
static inline void add_chain(
    piece_list *list, const outline_point *points, const outline_chain *chain, int32_t top, int32_t rows,
    coverage_rows changes, int32_t *edges) {
  // Heights are counted from the top of the first row.
  int32_t end = smaller(chain->bottom - top, rows * 256);
  int32_t from = larger(points[chain->corner - 1].y - top, 0);
  size_t n = list->count;
  for (int32_t corner = chain->corner; from < end; corner++) {
    int32_t to = smaller(points[corner].y - top, end);
    int32_t row = from >> 8;
    // How many rows the edge has pieces in; a level one has none.
    int32_t pieces = from == to ? 0 : ((to + 255) >> 8) - row;
    for (;; pieces -= 4, row += 4) {
      write_four(list->corner + n, (four){0} + corner);
      write_four(list->sign + n, (four){0} + chain->sign);
      write_four(list->row + n, (four){0, 1, 2, 3} + row);
      n += (size_t)smaller(pieces, 4);
      if (n >= most_measured) {
        list->count = n;
        coverage_add_pieces(list, points, top, changes, edges);
        n = 0;
      }
      if (pieces <= 4) break;
    }
    from = to;
  }
  list->count = n;
}

intptr_t coverage_add_chains(
    outline_chain *chains, const int32_t *active, size_t count, const outline_point *points, int32_t top,
    int32_t rows, coverage_rows changes) {
  piece_list list;
  list.count = 0;
  int32_t edges[coverage_most_rows] = {0};
  for (size_t i = 0; i < count; i++) {
    outline_chain *chain = &chains[active[i]];
    while (points[chain->corner].y <= top) chain->corner++;
    add_chain(&list, points, chain, top, rows, changes, edges);
  }
  coverage_add_pieces(&list, points, top, changes, edges);
  int32_t most = 0;
  for (int32_t row = 0; row < rows; row++) most = larger(most, edges[row]);
  return most;
}

/// Covered area in 1/65,536 pixel -> 8 bits, rounded to nearest.
static inline uint8_t coverage_of(int32_t area) {
  int32_t cut = area < 0 ? 0 : area > 65536 ? 65536 : area;
  return (uint8_t)((cut * 255 + 32768) >> 16);
}

static inline coverage_run run_of(int32_t left, int32_t start, int32_t end, int32_t uniform) {
  return (coverage_run){left + start, left + end, uniform};
}

/// How many bytes at the start, and at the end, of eight are the same as one.
static inline int32_t alike_first(uint64_t bytes, uint8_t byte) {
  bytes ^= byte * 0x0101010101010101u;
  return bytes ? __builtin_ctzll(bytes) >> 3 : 8;
}
static inline int32_t alike_last(uint64_t bytes, uint8_t byte) {
  bytes ^= byte * 0x0101010101010101u;
  return bytes ? __builtin_clzll(bytes) >> 3 : 8;
}

size_t coverage_take_runs(
    coverage_rows changes, int32_t row, uint8_t *bytes, coverage_run *runs) {
  area_row at = row_of(changes, row);
  size_t count = 0;
  int32_t covered = 0;
  uint8_t uniform = 0;
  // Bytes are pending for the places from `start` to `end`; from `end` on coverage is `uniform`.
  int32_t start = 0, end = 0;
  // Behind the last block.
  int32_t behind = -1;
  for (int32_t word = 0; word < changes.words; word++) {
    uint64_t bits = at.marks[word];
    at.marks[word] = 0;
    for (; bits; bits &= bits - 1) {
      int32_t place = (word * 64 + (int32_t)__builtin_ctzll(bits)) << coverage_block_bits;
      uint64_t block = 0;
      for (int32_t i = 0; i < coverage_block; i++) {
        covered += at.entries[place + i];
        at.entries[place + i] = 0;
        block |= (uint64_t)coverage_of(covered) << (8 * i);
      }
      memcpy(bytes + place, &block, sizeof(block));
      if (place > behind) {
        if (start < end) runs[count++] = run_of(at.left, start, end, -1);
        start = place + alike_first(block, uniform);
        int32_t until = smaller(start, at.count);
        if (uniform && end < until) runs[count++] = run_of(at.left, end, until, uniform);
      }
      behind = place + coverage_block;
      uniform = (uint8_t)(block >> 56);
      end = larger(start, behind - alike_last(block, uniform));
    }
  }
  end = smaller(end, at.count);
  if (start < end) runs[count++] = run_of(at.left, start, end, -1);
  if (uniform && end < at.count) runs[count++] = run_of(at.left, end, at.count, uniform);
  return count;
}
