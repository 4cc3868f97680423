#ifndef TESSERA_OUTLINES_H
#define TESSERA_OUTLINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A corner of an outline, in grid steps of 1/256 pixel; laid out like `SubpixelPoint`.
typedef struct {
  int32_t x;
  int32_t y;
} outline_point;

/// A part of a contour that runs down without turning back; all lengths are in grid steps.
typedef struct {
  /// The places of the top and the bottom corner among those of all chains.
  int32_t first;
  int32_t last;
  /// Their heights.
  int32_t top;
  int32_t bottom;
  /// The smallest and the largest x of the corners.
  int32_t left;
  int32_t right;
  /// The x that the level line covers which joins this chain to the next one at its top.
  int32_t top_left;
  int32_t top_right;
  /// The same at its bottom.
  int32_t bottom_left;
  int32_t bottom_right;
  /// +1 where the contour runs down along the chain, -1 where it runs up.
  int32_t direction;

  /// How far down a walk along the chain has come: the corner at the end of the edge at hand.
  int32_t corner;
  /// The same for the proof, which runs ahead.
  int32_t proved;
  /// +1 where the filled region begins at the chain, -1 where it ends, 0 neither; outline_unsigned where
  /// the proof has not come to the chain.
  int32_t sign;
  /// The winding number to the left of the chain, where the proof has come to it.
  int32_t before;
  /// The chain to the right that this one is known not to cross; -1 is none, and less stands for one that
  /// it may cross (`outline_doubtful`).
  int32_t neighbor;
} outline_chain;

/// What `neighbor` is where a walk along both chains has found that they may cross.
static inline int32_t outline_doubtful(int32_t chain) { return -2 - chain; }

enum { outline_unsigned = 2 };

/// More chains than this at one height are not put into order.
enum { outline_longest = 1024 };

/// How far the proof of an outline has come.
typedef struct {
  /// Steps that pairs of chains may still be followed.
  int64_t budget;
  /// The rank of the chain that begins next.
  int32_t rank;
  /// How many chains are in order.
  int32_t count;
  /// The first height below at which one of them ends.
  int32_t next_end;
  /// The first row of pixels that is in doubt; INT32_MAX where there is none.
  int32_t doubt;
} outline_proof;

/// The smallest rectangle that holds some corners.
typedef struct {
  int32_t left;
  int32_t top;
  int32_t right;
  int32_t bottom;
} outline_box;

/// The smallest rectangle that holds all of `count` corners, at least one.
outline_box outline_extent(const outline_point *corners, size_t count);

/// Cuts contours of three corners or more into chains; returns how many there are.
///
/// `ends` says where each contour ends in `corners`. `points` has room for three corners for each corner and
/// for two more; `chains` for one chain for each corner.
size_t outline_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, outline_point *points,
    outline_chain *chains);

/// Puts the places of chains into `starts` by their tops, those that begin highest first, and equal ones
/// in order; `starts` has room for twice as many.
void outline_sort(const outline_chain *chains, size_t count, int32_t *starts);

/// Goes on with the proof, as far down as it is certain that no two chains cross.
///
/// `order` has the chains that cross the height the proof has come to, from left to right, and `bottoms`
/// where they end; both have room for `outline_longest`. Where chains of `order` have no sign yet they are
/// given one at `height`.
void outline_prove(
    outline_proof *proof, int32_t height, outline_chain *chains, size_t count, const int32_t *starts,
    const outline_point *points, bool is_even_odd, int32_t *order, int32_t *bottoms);

#endif
