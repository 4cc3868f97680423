#ifndef TESSERA_COVERAGE_H
#define TESSERA_COVERAGE_H

#include <stddef.h>
#include <stdint.h>

/// A corner of an outline, in grid steps of 1/256 pixel; laid out like `SubpixelPoint`.
typedef struct {
  int32_t x;
  int32_t y;
} coverage_point;

/// A straight line from its upper end to its lower one, in grid steps; never level.
typedef struct {
  /// Steps to the right for one step down.
  double slope;
  /// The upper end.
  int32_t x;
  int32_t top;
  /// The height of the lower end, and how far it lies to the right of the upper one.
  int32_t bottom;
  int32_t run;
} coverage_edge;

/// A chain on its way down.
typedef struct {
  /// The first edge that reaches below the height at hand.
  coverage_edge edge;
  /// The place of the corner at its end.
  intptr_t corner;
  /// Where the chain ends, in grid steps.
  int32_t bottom;
  /// +1 where the filled region begins at the chain, -1 where it ends, 0 neither.
  int32_t sign;
} coverage_chain;

/// Rows of pixels: changes of covered area from each column to the next, in 1/65,536 pixel.
typedef struct {
  /// The first column, and how many there are.
  int32_t left;
  int32_t count;
  /// One entry a column, and one behind the last for which nothing counts; row behind row.
  int32_t *entries;
  /// One bit a column, set where the entry has been written; whole words for each row.
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
enum { coverage_most_rows = 16 };

/// Adds the areas of some chains in `rows` rows of pixels and takes the chains down to the last one's
/// bottom or to their own.
///
/// The chains are those at `places` of `chains`, where `stride` bytes lie from one to the next; none
/// ends above `top` or begins below the first row. Returns the most edges that one row has.
intptr_t coverage_add_chains(
    void *chains, size_t stride, const intptr_t *places, size_t count, const coverage_point *points,
    int32_t top, int32_t rows, coverage_rows changes);

/// The height down to which some chains have nothing but upright edges; `top` where they have others in
/// the row below it. Takes the chains down to `top`.
intptr_t coverage_upright_end(
    void *chains, size_t stride, const intptr_t *places, size_t count, const coverage_point *points,
    int32_t top);

/// Turns the changes of one row into coverage and takes them out; returns how many runs there are.
///
/// `entries` and `marks` are those of the row, whose first column is `left`. `bytes` has room for all
/// columns, `runs` for one more than there are columns.
size_t coverage_take_runs(
    int32_t *entries, uint64_t *marks, int32_t left, int32_t columns, uint8_t *bytes,
    coverage_run *runs);

#endif
