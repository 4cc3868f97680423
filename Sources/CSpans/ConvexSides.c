#include "ConvexSides.h"
#include "Numbers.h"

// Contours -> the sides that every level line crosses once each.

/// The columns of grid steps that some corners span.
typedef struct {
  int32_t low, high;
} extent;

static extent extent_of(const outline_point *points, convex_side side) {
  extent result = {INT32_MAX, INT32_MIN};
  for (int32_t i = side.first; i <= side.last; i++) {
    result.low = smaller(result.low, points[i].x);
    result.high = larger(result.high, points[i].x);
  }
  return result;
}

/// Cuts one contour into its left side and its right one, the corners of which go behind the first `used`
/// points; false where it has more than two sides or they are not beside each other.
///
/// `turn` becomes +1 where the contour runs down along its left side, else -1.
static bool cut_contour(
    const outline_point *corners, int32_t count, outline_point *points, int32_t used,
    convex_side *sides, int32_t *turn) {
  int32_t top = INT32_MAX, bottom = INT32_MIN;
  for (int32_t i = 0; i < count; i++) {
    top = smaller(top, corners[i].y);
    bottom = larger(bottom, corners[i].y);
  }
  if (top >= bottom) return false;
  int32_t origin = 0, previous = count - 1;
  while (corners[origin].y != top || corners[previous].y == top) previous = origin++;

#define NEXT(I) ((I) + 1 == count ? 0 : (I) + 1)
  int32_t i = origin;
  while (corners[NEXT(i)].y == top) i = NEXT(i);
  convex_side down = {used, used};
  points[down.last] = corners[i];
  while (corners[i].y != bottom) {
    int32_t next = NEXT(i);
    if (corners[next].y < corners[i].y) return false;
    points[++down.last] = corners[next];
    i = next;
  }
  while (corners[NEXT(i)].y == bottom) i = NEXT(i);
  convex_side up = {down.last + 1, down.last + 1};
  points[up.last] = corners[i];
  while (i != origin) {
    int32_t next = NEXT(i);
    if (corners[next].y > corners[i].y) return false;
    points[++up.last] = corners[next];
    i = next;
  }
#undef NEXT
  for (int32_t low = up.first, high = up.last; low < high; low++, high--) {
    outline_point point = points[low];
    points[low] = points[high];
    points[high] = point;
  }

  extent of_down = extent_of(points, down), of_up = extent_of(points, up);
  bool is_down_left = of_down.high <= of_up.low;
  if (!is_down_left && of_up.high > of_down.low) return false;
  sides[0] = is_down_left ? down : up;
  sides[1] = is_down_left ? up : down;
  *turn = is_down_left ? 1 : -1;
  return true;
}

/// Positive where a point lies to the left of the edge between two corners, at a height between theirs.
static int64_t side_of(outline_point p, const outline_point *edge) {
  return ((int64_t)edge[0].x - p.x) * ((int64_t)edge[1].y - edge[0].y)
      + ((int64_t)edge[1].x - edge[0].x) * ((int64_t)p.y - edge[0].y);
}

/// Whether one side lies beside another from its upper end to its lower one, to the right of it where
/// `sign` is +1 and to the left where it is -1, and touches it nowhere.
///
/// Both are straight from corner to corner, so their corners say all. Sides with level parts are never
/// found to.
static bool lies_beside(
    const outline_point *points, convex_side inner, convex_side outer, int64_t sign) {
  const outline_point *a = points + outer.first, *b = points + inner.first;
  const outline_point *a_end = points + outer.last, *b_end = points + inner.last;
  if (b->y < a->y || b_end->y > a_end->y) return false;
  while (a[1].y < b->y) a++;
  if (side_of(*b, a) * sign >= 0) return false;
  while (b < b_end) {
    if (a[1].y <= a[0].y || b[1].y <= b[0].y) return false;
    if (a[1].y < b[1].y) {
      if (side_of(a[1], b) * sign <= 0) return false;
      a++;
    } else {
      if (side_of(b[1], a) * sign >= 0) return false;
      b++;
      if (a + 1 < a_end && a[1].y == b->y) a++;
    }
  }
  return true;
}

/// Whether the corners of a side are few in every row.
static bool is_sparse(const outline_point *points, convex_side side) {
  for (int32_t i = side.first; i + most_corners <= side.last; i++) {
    if (points[i].y >> 8 == points[i + most_corners].y >> 8) return false;
  }
  return true;
}

int32_t convex_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, bool is_even_odd,
    outline_point *points, convex_side *sides) {
  int32_t start = 0, used = 0, turns[2] = {0, 0};
  convex_side cut[most_sides];
  for (size_t i = 0; i < contours; i++) {
    int32_t end = (int32_t)ends[i];
    if (!cut_contour(corners + start, end - start, points, used, cut + 2 * i, turns + i)) return 0;
    used = larger(cut[2 * i].last, cut[2 * i + 1].last) + 1;
    start = end;
  }
  for (size_t i = 0; i < 2 * contours; i++) {
    if (!is_sparse(points, cut[i])) return 0;
  }
  if (contours == 1) {
    sides[0] = cut[0];
    sides[1] = cut[1];
    return 2;
  }
  if (!is_even_odd && turns[0] == turns[1]) return 0;
  size_t outer = points[cut[0].first].y <= points[cut[2].first].y ? 0 : 2, inner = 2 - outer;
  if (!lies_beside(points, cut[inner], cut[outer], 1)) return 0;
  if (!lies_beside(points, cut[inner + 1], cut[outer + 1], -1)) return 0;
  sides[0] = cut[outer];
  sides[1] = cut[inner];
  sides[2] = cut[inner + 1];
  sides[3] = cut[outer + 1];
  return 4;
}
