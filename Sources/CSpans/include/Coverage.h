#ifndef TESSERA_COVERAGE_H
#define TESSERA_COVERAGE_H

#include <stddef.h>
#include <stdint.h>
#include "Outlines.h"

/// Entries that one bit stands for.
enum { coverage_block_bits = 3, coverage_block = 1 << coverage_block_bits };

/// Rows of pixels: changes of covered area from each column to the next, in 1/65,536 pixel.
typedef struct {
  /// The first column, and how many there are.
  int32_t left;
  int32_t count;
  /// From one row to the next: entries, whole blocks and at least three more than there are columns; words.
  int32_t stride;
  int32_t words;
  /// One entry a column, and some behind the last for which nothing counts; row behind row.
  int32_t *entries;
  /// One bit a block, set where one of its entries has been written; whole words for each row.
  uint64_t *marks;
} coverage_rows;

/// Neighbouring pixels of one row.
typedef struct {
  /// The first column, and the one behind the last.
  int32_t start;
  int32_t end;
  /// The coverage of all of them, 0...255; -1 where each has a byte of its own.
  int32_t uniform;
} coverage_run;

/// The most rows that are added to at once.
enum { coverage_most_rows = 128 };

/// Adds the areas of some chains, those that are `active` of `chains`, in `rows` rows of pixels, and takes
/// the chains down to the edges with which they enter the first one.
///
/// None ends above `top` or begins below the last row, and all have their signs. Returns the most edges
/// that one row has.
intptr_t coverage_add_chains(
    outline_chain *chains, const int32_t *active, size_t count, const outline_point *points, int32_t top,
    int32_t rows, coverage_rows changes);

/// Turns the changes of one row into coverage and takes them out; returns how many runs there are.
///
/// `bytes` has room for all columns in whole blocks, `runs` for one more than there are columns.
size_t coverage_take_runs(
    coverage_rows changes, int32_t row, uint8_t *bytes, coverage_run *runs);

#endif
