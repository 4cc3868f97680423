#ifndef TESSERA_AREA_ROW_H
#define TESSERA_AREA_ROW_H

#include <stddef.h>
#include <stdint.h>
#include "EdgePiece.h"
#include "Numbers.h"
#include "include/Coverage.h"

// The row of changes that areas are added to, one by one; `AreaRow` does the same in Swift.

typedef struct {
  int32_t left;
  int32_t count;
  int32_t *entries;
  uint64_t *marks;
} area_row;

static inline area_row row_of(coverage_rows changes, int32_t row) {
  return (area_row){
      changes.left, changes.count, changes.entries + (size_t)row * (size_t)changes.stride,
      changes.marks + (size_t)row * (size_t)changes.words};
}

/// Adds to an entry; sums of many edges in one place may pass 32 bits on the way, the total never does.
static inline void change(int32_t *entry, int32_t area) {
  *entry = (int32_t)((uint32_t)*entry + (uint32_t)area);
}

/// Adds to the entry of any column; what is left of the row counts for its first column.
static inline void add_anywhere(area_row row, int32_t area, int32_t column) {
  int32_t place = larger(0, column - row.left);
  if (place >= row.count) return;
  change(row.entries + place, area);
  int32_t block = place >> coverage_block_bits;
  row.marks[block >> 6] |= (uint64_t)1 << (block & 63);
}

/// Adds a piece that may touch any columns.
static inline void add_piece(area_row row, const edge_piece *piece, int32_t sign) {
  int32_t before = 0;
  int32_t last = smaller(piece->high, row.left + row.count - 1);
  for (int32_t column = larger(piece->low, row.left); column <= last; column++) {
    int32_t area = area_of(piece, column);
    add_anywhere(row, (area - before) * sign, column);
    before = area;
  }
  add_anywhere(row, (piece->height * 256 - before) * sign, piece->high + 1);
}

#endif
