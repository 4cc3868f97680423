#include "include/Curves.h"
#include "Fours.h"
#include "Numbers.h"
#include "include/SpanClones.h"
#include <stdbool.h>
#include <string.h>

// Paths to corners on the grid: what `PathFlattener` does in Swift, and says in full.
//
// Every expression has the operands and the order of its twin, so both give the same bits. What is done to
// one curve is a long chain of numbers that wait for each other, and a processor looks only so far ahead
// for other work: curve by curve that takes as long in C as in Swift. So elements go by the dozen through
// three loops, each of which takes a short way with all of them: points to the grid, curves to polynomials,
// polynomials to corners.

/// Elements that go through the loops together.
enum { most_elements = 64 };

typedef double two_doubles __attribute__((vector_size(16)));
typedef int32_t two __attribute__((vector_size(8)));

/// An element on the grid.
typedef struct {
  /// A curve relative to `origin`: x and y of the factors of t, t² and t³.
  two_doubles linear, square, cube;
  outline_point origin, end;
  /// How many chords a curve has; 1 where a line leads to the end, 0 where a contour ends.
  int32_t chords;
  /// +1, and -1 where the curve begins at its end.
  int32_t direction;
} segment;

// ---- Points to the grid.

/// `read_points` where points are only moved, or not.
INLINE bool read_moved(
    outline_point *grid, const curve_point *points, size_t count, const curve_transform *transform,
    bool is_only_moved) {
  const four_doubles limit = {2097152, 2097152, 2097152, 2097152};
  const four_doubles straight = {transform->a, transform->d, transform->a, transform->d};
  const four_doubles across = {transform->c, transform->b, transform->c, transform->b};
  const four_doubles move = {transform->tx, transform->ty, transform->tx, transform->ty};
  four_masks covered = {-1, -1, -1, -1};
  for (size_t i = 0; i < count; i += 2) {
    four_doubles p;
    memcpy(&p, points + i, sizeof(p));
    if (!is_only_moved) p = p * straight + __builtin_shufflevector(p, p, 1, 0, 3, 2) * across;
    p += move;
    four_masks is_covered = (p <= limit) & (p >= -limit);
    if (i + 1 == count) is_covered |= (four_masks){0, 0, -1, -1};
    covered &= is_covered;
    p = (four_doubles)((four_masks)p & is_covered) * 256 + 0.5 + 0x1p-20;
    write_four(&grid[i].x, WHOLE_BELOW(p));
  }
  return (covered[0] & covered[1] & covered[2] & covered[3]) != 0;
}

/// Moves points to the grid; false where one lies beyond it or is no number.
///
/// Icons and texts are mostly as large as they were made: to multiply by 1 and by 0 changes no bit.
INLINE bool read_points(
    outline_point *grid, const curve_point *points, size_t count, const curve_transform *transform) {
  static const curve_transform none = {1, 0, 0, 1, 0, 0};
  if (!transform) return read_moved(grid, points, count, &none, true);
  if (transform->a == 1 && transform->b == 0 && transform->c == 0 && transform->d == 1) {
    return read_moved(grid, points, count, transform, true);
  }
  return read_moved(grid, points, count, transform, false);
}

// ---- Curves to polynomials.

/// The square of the length of a vector.
INLINE double squared(two_doubles v) {
  v *= v;
  return v[0] + v[1];
}

/// Eight times the distance between curve and chord that is aimed at, in grid steps.
#define REACH 40.0

/// How many chords a curve has.
INLINE void count_chords(segment *curve) {
  two_doubles at_start = curve->square * 2, at_end = curve->cube * 6 + at_start;
  double first = squared(at_start), last = squared(at_end), bend = first > last ? first : last;
#define MOST(N) ((N) * (N) * REACH * ((N) * (N) * REACH))
  const four_doubles few = {MOST(1), MOST(2), MOST(3), MOST(4)}, more = {MOST(5), MOST(6), MOST(7), MOST(8)};
#undef MOST
  const four_doubles bends = {bend, bend, bend, bend};
  four passed = __builtin_convertvector((bends > few) + (bends > more), four);
  passed += __builtin_shufflevector(passed, passed, 2, 3, 0, 1);
  int32_t chords = 1 - passed[0] - passed[1];
  if (bend > more[3]) {
    double ideal = __builtin_elementwise_sqrt(__builtin_elementwise_sqrt(bend) / REACH);
    chords = (int32_t)ideal;
    chords += chords < ideal;
  }
  curve->chords = chords;
}

/// Two coordinates of a point.
INLINE two read_two(const outline_point *point) {
  two value;
  memcpy(&value, point, sizeof(value));
  return value;
}
INLINE void write_two(outline_point *point, two value) { memcpy(point, &value, sizeof(value)); }

/// The first of two points where the mask is clear, the second where it is set.
INLINE two chosen(two mask, two a, two b) { return a ^ ((a ^ b) & mask); }

INLINE two_doubles vector_between(two from, two to) {
  return __builtin_convertvector(to - from, two_doubles);
}

/// Sets where a curve begins; it is always cut from the upper (else the left) of its two ends. Returns a mask
/// that is set where that is its end: which end it is is anybody's guess, so nothing branches on it.
INLINE two set_ends(segment *curve, outline_point first, outline_point last) {
  int64_t above = (int64_t)first.y - last.y, beside = (int64_t)first.x - last.x;
  int32_t mask = -(int32_t)(above * ((int64_t)1 << 32) + beside > 0);
  curve->direction = 1 + 2 * mask;
  return (two){mask, mask};
}

INLINE void set_quadratic(segment *curve, const outline_point *first, const outline_point *points) {
  two mask = set_ends(curve, *first, points[1]);
  two start = read_two(first), end = read_two(points + 1), origin = chosen(mask, start, end);
  write_two(&curve->origin, origin);
  write_two(&curve->end, end);
  two_doubles p1 = vector_between(origin, read_two(points));
  two_doubles p2 = vector_between(origin, chosen(mask, end, start));
  curve->linear = p1 * 2;
  curve->square = p2 - p1 * 2;
  curve->cube = (two_doubles){0};
  count_chords(curve);
}

INLINE void set_cubic(segment *curve, const outline_point *first, const outline_point *points) {
  two mask = set_ends(curve, *first, points[2]);
  two start = read_two(first), near = read_two(points), far = read_two(points + 1), end = read_two(points + 2);
  two origin = chosen(mask, start, end);
  write_two(&curve->origin, origin);
  write_two(&curve->end, end);
  two_doubles p1 = vector_between(origin, chosen(mask, near, far));
  two_doubles p2 = vector_between(origin, chosen(mask, far, near));
  two_doubles p3 = vector_between(origin, chosen(mask, end, start));
  curve->linear = p1 * 3;
  curve->square = (p2 - p1 * 2) * 3;
  curve->cube = p3 - (p2 - p1) * 3;
  count_chords(curve);
}

// ---- Polynomials to corners.

/// Two corners.
#define CORNERS(T, PLACE)                                              \
  do {                                                                 \
    four_doubles t_ = (T), steps_ = (cube * t_ + square) * t_;         \
    steps_ = (steps_ + linear) * t_ + 0.5 + 0x1p-20;                   \
    write_four(&corners[PLACE].x, WHOLE_BELOW(steps_) + origin);       \
  } while (0)

/// The t of the corners of a curve of N chords, from its end and from its start; those behind the last do not
/// count.
#define SHARES(N)                                                                                     \
  {{(N - 1.0) / N, (N - 2.0) / N, (N - 3.0) / N, (N - 4.0) / N, (N - 5.0) / N, (N - 6.0) / N,         \
    (N - 7.0) / N, (N - 8.0) / N},                                                                    \
   {1.0 / N, 2.0 / N, 3.0 / N, 4.0 / N, 5.0 / N, 6.0 / N, 7.0 / N, 8.0 / N}}
enum { most_shares = 8 };
static const double shares[most_shares][2][8] = {SHARES(1), SHARES(2), SHARES(3), SHARES(4),
                                                 SHARES(5), SHARES(6), SHARES(7), SHARES(8)};
#undef SHARES

/// Writes the corners within a curve, and up to three more; returns where they end.
INLINE outline_point *add_corners(outline_point *corners, const segment *curve) {
  int32_t chords = curve->chords, count = chords - 1;
  const double *known = chords <= most_shares ? shares[chords - 1][curve->direction > 0] : NULL;
#define TWICE(PAIR) __builtin_shufflevector(PAIR, PAIR, 0, 1, 0, 1)
  const four_doubles linear = TWICE(curve->linear), square = TWICE(curve->square), cube = TWICE(curve->cube);
  two start = read_two(&curve->origin);
  four origin = TWICE(start);
#undef TWICE
  for (int32_t i = 0; i < count; i += 4) {
    four_doubles t;
    if (known) {
      memcpy(&t, known + i, sizeof(t));
    } else {
      four step = (four){1, 2, 3, 4} + i;
      step = curve->direction > 0 ? step : chords - step;
      t = DOUBLES(step) / (four_doubles){chords, chords, chords, chords};
    }
    CORNERS(__builtin_shufflevector(t, t, 0, 0, 1, 1), i);
    CORNERS(__builtin_shufflevector(t, t, 2, 2, 3, 3), i + 2);
  }
  return corners + count;
}

INLINE bool is_same(outline_point a, outline_point b) { return a.x == b.x && a.y == b.y; }

/// Whether a corner is the one before it; four corners at a time, each as one number.
INLINE bool has_repeat(const outline_point *corners, const outline_point *end) {
  if (end - corners < 5) {
    for (const outline_point *corner = corners + 1; corner < end; corner++) {
      if (is_same(corner[0], corner[-1])) return true;
    }
    return false;
  }
  four_masks repeats = {0};
#define COMPARE(CORNER)                          \
  do {                                           \
    four_masks some_, before_;                   \
    memcpy(&some_, (CORNER), sizeof(some_));     \
    memcpy(&before_, (CORNER) - 1, sizeof(before_)); \
    repeats |= some_ == before_;                 \
  } while (0)
  COMPARE(end - 4);
  for (const outline_point *corner = corners + 1; corner < end - 4; corner += 4) COMPARE(corner);
#undef COMPARE
  return __builtin_reduce_or(repeats) != 0;
}

/// Ends a contour with a straight line to its start, without corners that repeat the one before, or the first
/// one at its end. Returns where it ends; a contour of fewer than three corners leaves nothing behind.
INLINE outline_point *finish_contour(outline_point *contour, outline_point *end) {
  if (end == contour) return end;
  *end++ = *contour;
  if (has_repeat(contour, end)) {
    outline_point *last = contour;
    for (const outline_point *corner = contour + 1; corner < end; corner++) {
      if (!is_same(*corner, *last)) *++last = *corner;
    }
    end = last + 1;
  }
  if (end - contour > 1 && is_same(end[-1], *contour)) end--;
  return end - contour < 3 ? contour : end;
}

SPAN_CLONES
intptr_t curve_flatten(
    const uint8_t *elements, size_t element_count, const curve_point *points,
    const curve_transform *transform, outline_point *corners, intptr_t count, intptr_t room,
    intptr_t *ends, size_t *contours) {
  if (element_count > 0 && *elements != curve_move) return -1;
  outline_point last = {0, 0}, start = last;
  outline_point *contour = corners + count, *next = contour;
  size_t contour_count = 0;
  for (size_t done = 0; done < element_count;) {
    size_t size = element_count - done < most_elements ? element_count - done : most_elements;
    outline_point grid[3 * most_elements + 1];
    segment segments[most_elements];
    size_t point_count = 0;
    for (size_t i = 0; i < size; i++) point_count += elements[done + i] & 3;
    if (!read_points(grid, points, point_count, transform)) return -1;
    points += point_count;

    // What is written behind the last corner counts as well.
    intptr_t written = 8;
    const outline_point *p = grid, *pen = &last;
    for (size_t i = 0; i < size; i++) {
      segment *at = &segments[i];
      at->chords = 1;
      switch (elements[done + i]) {
        case curve_close:
          at->chords = 0;
          at->end = start;
          pen = &start;
          break;
        case curve_move:
          at->chords = 0;
          at->end = start = *p;
          pen = p++;
          break;
        case curve_quadratic:
          set_quadratic(at, pen, p);
          p += 2;
          pen = p - 1;
          break;
        case curve_cubic:
          set_cubic(at, pen, p);
          p += 3;
          pen = p - 1;
          break;
        default:
          at->end = *p;
          pen = p++;
      }
      written += at->chords + 2;
    }
    last = *pen;
    if (written > room - (next - corners)) return -(next - corners + written);

    for (size_t i = 0; i < size; i++) {
      const segment *at = &segments[i];
      if (at->chords > 0) {
        if (at->chords > 1) next = add_corners(next, at);
        *next++ = at->end;
        continue;
      }
      next = finish_contour(contour, next);
      if (next > contour) ends[contour_count++] = next - corners;
      contour = next;
      *next++ = at->end;
    }
    done += size;
  }
  next = finish_contour(contour, next);
  if (next > contour) ends[contour_count++] = next - corners;
  *contours = contour_count;
  return next - corners;
}
