#include "Numbers.h"
#include "include/Outlines.h"

// Contours to chains, and the chains by their tops: what `ContourCutter` and `ChainSet` do in Swift, and say
// in full.

/// The x that some corners span.
typedef struct {
  int32_t left, right;
} joint;

static inline void include(joint *joint, int32_t x) {
  joint->left = smaller(joint->left, x);
  joint->right = larger(joint->right, x);
}

/// Where corners of chains are written.
typedef struct {
  outline_point *points;
  int32_t count;
} corner_list;

static inline void append(corner_list *list, outline_point point) {
  list->points[list->count++] = point;
}

/// Makes a chain of the corners from `start` on, which are in the order of the contour.
static void finish_chain(
    corner_list list, int32_t start, int32_t direction, joint from, joint to, outline_chain *chain) {
  outline_point *points = list.points;
  int32_t end = list.count - 1;
  joint extent = {points[start].x, points[start].x};
  for (int32_t i = start + 1; i <= end; i++) include(&extent, points[i].x);
  if (direction < 0) {
    for (int32_t low = start, high = end; low < high; low++, high--) {
      outline_point point = points[low];
      points[low] = points[high];
      points[high] = point;
    }
  }
  joint top = direction > 0 ? from : to, bottom = direction > 0 ? to : from;
  *chain = (outline_chain){
      .first = start, .last = end, .top = points[start].y, .bottom = points[end].y,
      .left = extent.left, .right = extent.right, .top_left = top.left, .top_right = top.right,
      .bottom_left = bottom.left, .bottom_right = bottom.right, .direction = direction,
      .corner = start + 1, .proved = start + 1, .sign = outline_unsigned, .neighbor = -1};
}

/// A top corner that is reached from below; -1 where there is none.
static intptr_t origin_of(const outline_point *corners, intptr_t count) {
  intptr_t origin = -1;
  int32_t top = INT32_MAX, previous = corners[count - 1].y;
  for (intptr_t i = 0; i < count; i++) {
    int32_t y = corners[i].y;
    if (y < top) {
      top = y;
      origin = -1;
    }
    if (y == top && origin < 0 && previous != top) origin = i;
    previous = y;
  }
  return origin;
}

/// Cuts one contour; returns how many chains it has.
static size_t cut_contour(
    const outline_point *corners, intptr_t count, corner_list *list, outline_chain *chains) {
  intptr_t index = origin_of(corners, count);
  if (index < 0) return 0;
  size_t chain = 0;
  int32_t direction = 0, start = list->count;
  outline_point here = corners[index];
  joint start_joint = {here.x, here.x}, last_joint = start_joint;
  append(list, here);
  for (intptr_t i = 0; i < count; i++) {
    if (++index == count) index = 0;
    outline_point next = corners[index];
    if (next.y == here.y) {
      include(&last_joint, next.x);
    } else {
      int32_t turn = next.y > here.y ? 1 : -1;
      if (turn != direction) {
        if (direction != 0) {
          finish_chain(*list, start, direction, start_joint, last_joint, &chains[chain++]);
          start = list->count;
          append(list, here);
        } else {
          list->points[start] = here;
        }
        start_joint = last_joint;
        direction = turn;
      } else if (list->points[list->count - 1].x != here.x) {
        // The end of a level part; its height is that of its start.
        append(list, here);
      }
      append(list, next);
      last_joint = (joint){next.x, next.x};
    }
    here = next;
  }
  joint top = {chains[0].top_left, chains[0].top_right};
  finish_chain(*list, start, direction, start_joint, top, &chains[chain++]);
  return chain;
}

size_t outline_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, outline_point *points,
    outline_chain *chains) {
  corner_list list = {points, 0};
  size_t count = 0;
  intptr_t start = 0;
  for (size_t i = 0; i < contours; i++) {
    count += cut_contour(corners + start, ends[i] - start, &list, chains + count);
    start = ends[i];
  }
  return count;
}

void outline_sort(const outline_chain *chains, size_t count, int32_t *starts) {
  if (count == 0) return;
  int32_t least = chains[0].top, most = chains[0].top;
  for (size_t i = 0; i < count; i++) {
    starts[i] = (int32_t)i;
    least = smaller(least, chains[i].top);
    most = larger(most, chains[i].top);
  }
  // A byte at a time, the lowest first; each pass leaves equal ones as they are.
  uint32_t range = (uint32_t)most - (uint32_t)least;
  int32_t *from = starts, *to = starts + count;
  for (unsigned shift = 0; shift < 32 && range >> shift != 0; shift += 8) {
    uint32_t places[257] = {0};
#define DIGIT(I) (((uint32_t)chains[from[I]].top - (uint32_t)least) >> shift & 255)
    for (size_t i = 0; i < count; i++) places[DIGIT(i) + 1]++;
    for (unsigned digit = 0; digit < 256; digit++) places[digit + 1] += places[digit];
    for (size_t i = 0; i < count; i++) to[places[DIGIT(i)]++] = from[i];
#undef DIGIT
    int32_t *other = from;
    from = to;
    to = other;
  }
  if (from != starts) {
    for (size_t i = 0; i < count; i++) starts[i] = from[i];
  }
}
