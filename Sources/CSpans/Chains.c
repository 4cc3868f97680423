#include "Fours.h"
#include "Numbers.h"
#include "include/Outlines.h"
#include "include/SpanClones.h"

// Contours to chains, and the chains by their tops: what `ContourCutter` and `ChainSet` do in Swift, and say
// in full.
//
// A contour is laid out from a top corner all the way round to that corner again. Then a loop that looks at
// nothing but heights finds how far the outline goes one way, and those corners are copied two at a time.
// To decide corner by corner where each one goes took three times as long.

/// The x that some corners span.
typedef struct {
  int32_t left, right;
} joint;

static inline void include(joint *joint, int32_t x) {
  joint->left = smaller(joint->left, x);
  joint->right = larger(joint->right, x);
}

/// What two corners or more span.
typedef struct {
  four least, most;
} span_of_pairs;

INLINE span_of_pairs begin_pairs(const outline_point *corners) {
  four pair = read_four(&corners->x);
  return (span_of_pairs){pair, pair};
}
INLINE void include_pair(span_of_pairs *span, four pair) {
  span->least = __builtin_elementwise_min(span->least, pair);
  span->most = __builtin_elementwise_max(span->most, pair);
}

INLINE outline_box extent_of(const outline_point *corners, size_t count) {
  if (count < 2) return (outline_box){corners->x, corners->y, corners->x, corners->y};
  span_of_pairs span = begin_pairs(corners + count - 2);
  for (size_t i = 0; i + 2 < count; i += 2) include_pair(&span, read_four(&corners[i].x));
  four least = span.least, most = span.most;
  return (outline_box){smaller(least[0], least[2]), smaller(least[1], least[3]),
                       larger(most[0], most[2]), larger(most[1], most[3])};
}

/// Copies two corners or more, and says what they span.
INLINE joint copy_corners(outline_point *points, const outline_point *corners, int32_t count) {
  span_of_pairs span = begin_pairs(corners);
  for (int32_t i = 0; i < count - 2; i += 2) {
    four pair = read_four(&corners[i].x);
    write_four(&points[i].x, pair);
    include_pair(&span, pair);
  }
  four last = read_four(&corners[count - 2].x);
  write_four(&points[count - 2].x, last);
  include_pair(&span, last);
  return (joint){smaller(span.least[0], span.least[2]), larger(span.most[0], span.most[2])};
}

/// Copies any corners; most are too few for a call.
INLINE void lay_out(outline_point *points, const outline_point *corners, intptr_t count) {
  for (intptr_t i = 0; i + 2 <= count; i += 2) write_four(&points[i].x, read_four(&corners[i].x));
  if (count & 1) points[count - 1] = corners[count - 1];
}

/// Turns corners round.
INLINE void reverse(outline_point *points, int32_t count) {
  outline_point *low = points, *high = points + count - 1;
  for (; high - low >= 3; low += 2, high -= 2) {
    four first = read_four(&low->x), last = read_four(&high[-1].x);
    write_four(&low->x, __builtin_shufflevector(last, last, 2, 3, 0, 1));
    write_four(&high[-1].x, __builtin_shufflevector(first, first, 2, 3, 0, 1));
  }
  if (low < high) {
    outline_point point = *low;
    *low = *high;
    *high = point;
  }
}

SPAN_CLONES
outline_box outline_extent(const outline_point *corners, size_t count) {
  return extent_of(corners, count);
}

/// A top corner that is reached from below; -1 where there is none.
INLINE intptr_t origin_of(const outline_point *corners, intptr_t count) {
  int32_t top = extent_of(corners, (size_t)count).top, previous = corners[count - 1].y;
  for (intptr_t i = 0; i < count; i++) {
    int32_t y = corners[i].y;
    if (y == top && previous != top) return i;
    previous = y;
  }
  return -1;
}

/// The corners of all chains so far.
typedef struct {
  outline_point *points;
  int32_t count;
} corner_list;

/// Cuts a contour that has been laid out: its first corner is a top one that is reached from below, and stands
/// there twice more behind the `count` of them. Returns how many chains it has.
INLINE size_t cut_contour(
    const outline_point *corners, intptr_t count, corner_list *list, outline_chain *chains) {
  outline_point *points = list->points;
  const outline_point *end = corners + count;
  joint top = {corners->x, corners->x};
  for (; corners[1].y == corners->y; corners++) include(&top, corners[1].x);
  joint from = top;
  int32_t direction = 1;
  for (outline_chain *chain = chains;; chain++) {
    int32_t start = list->count, place = start, last;
    joint to, extent = {corners->x, corners->x};
    while (true) {
      // The edge at hand goes in the chain's direction; a level one, as behind the end, goes in none.
      const outline_point *first = corners++;
      while ((corners[1].y - corners->y) * direction > 0) corners++;
      joint run = copy_corners(points + place, first, (int32_t)(corners - first) + 1);
      include(&extent, run.left);
      include(&extent, run.right);
      last = place + (int32_t)(corners - first);
      to = (joint){corners->x, corners->x};
      if (corners == end) break;
      for (; corners[1].y == corners->y; corners++) include(&to, corners[1].x);
      if ((corners[1].y - corners->y) * direction < 0) break;
      // The end of a level part goes behind its start, unless it comes back to that.
      place = last + (points[last].x != corners->x);
    }
    list->count = last + 1;
    if (corners == end) to = top;
    if (direction < 0) reverse(points + start, last - start + 1);
    joint above = direction > 0 ? from : to, below = direction > 0 ? to : from;
    *chain = (outline_chain){
        .first = start, .last = last, .top = points[start].y, .bottom = points[last].y,
        .left = extent.left, .right = extent.right, .top_left = above.left, .top_right = above.right,
        .bottom_left = below.left, .bottom_right = below.right, .direction = direction,
        .corner = start + 1, .proved = start + 1, .sign = outline_unsigned, .neighbor = -1};
    if (corners == end) return (size_t)(chain - chains) + 1;
    from = to;
    direction = -direction;
  }
}

SPAN_CLONES
size_t outline_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, outline_point *points,
    outline_chain *chains) {
  corner_list list = {points, 0};
  size_t count = 0;
  intptr_t start = 0;
  outline_point *round = points + 2 * (contours > 0 ? ends[contours - 1] : 0);
  for (size_t i = 0; i < contours; i++) {
    const outline_point *contour = corners + start;
    intptr_t length = ends[i] - start, origin = origin_of(contour, length);
    start = ends[i];
    if (origin < 0) continue;
    lay_out(round, contour + origin, length - origin);
    lay_out(round + length - origin, contour, origin);
    round[length] = round[length + 1] = *round;
    count += cut_contour(round, length, &list, chains + count);
  }
  return count;
}

enum { sorted_by_insertion = 128, buckets = 64 };

/// Sorts some chains whose tops lie within a range: roughly into buckets, and then one by one.
static void sort_few(
    const outline_chain *chains, size_t count, int32_t *starts, int32_t least, uint32_t range) {
  unsigned shift = 0;
  while (range >> shift >= buckets) shift++;
  uint8_t places[buckets + 1] = {0};
#define BUCKET(I) (((uint32_t)chains[I].top - (uint32_t)least) >> shift)
  for (size_t i = 0; i < count; i++) places[BUCKET(i) + 1]++;
  for (unsigned bucket = 1; bucket < buckets; bucket++) places[bucket] += places[bucket - 1];
  for (size_t i = 0; i < count; i++) starts[places[BUCKET(i)]++] = (int32_t)i;
#undef BUCKET
  for (size_t i = 1; i < count; i++) {
    int32_t moved = starts[i], top = chains[moved].top;
    size_t place = i;
    for (; place > 0 && chains[starts[place - 1]].top > top; place--) starts[place] = starts[place - 1];
    starts[place] = moved;
  }
}

void outline_sort(const outline_chain *chains, size_t count, int32_t *starts) {
  if (count == 0) return;
  int32_t least = chains[0].top, most = chains[0].top;
  for (size_t i = 0; i < count; i++) {
    least = smaller(least, chains[i].top);
    most = larger(most, chains[i].top);
  }
  uint32_t range = (uint32_t)most - (uint32_t)least;
  if (count <= sorted_by_insertion) return sort_few(chains, count, starts, least, range);
  // A byte at a time, the lowest first; each pass leaves equal ones as they are.
  for (size_t i = 0; i < count; i++) starts[i] = (int32_t)i;
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
