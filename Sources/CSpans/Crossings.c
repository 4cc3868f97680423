#include "include/Crossings.h"
#include "AreaRow.h"
#include "EdgePiece.h"
#include "Numbers.h"

// A row of chains that may cross to areas: what `ClusterSweep` and `CrossingResolver` do in Swift, and say in
// full.
//
// Every expression has the operands and the order of its twin, and what is sorted stays in order where it
// is equal, so both give the same bits.

/// An edge of a chain, from its upper end to its lower one.
typedef struct {
  int32_t x, top, bottom, run;
  /// Steps to the right for one step down.
  double slope;
} line;

static inline line line_at(const outline_point *points, int32_t corner) {
  outline_point a = points[corner - 1], b = points[corner];
  int32_t run = b.x - a.x;
  return (line){a.x, a.y, b.y, run, run == 0 ? 0 : (double)run / (double)(b.y - a.y)};
}

/// How far the edge has gone to the right at a height between its ends.
static inline double offset_at(const line *line, int32_t y) {
  return y == line->bottom ? (double)line->run : (double)(y - line->top) * line->slope;
}

/// The largest whole number that is not above a value.
static inline int64_t whole_part(double value) {
  int64_t whole = (int64_t)value;
  return whole - ((double)whole > value);
}

/// The x in 1/256 grid steps, rounded; edges are sorted by it.
static inline int64_t key_at(const line *line, int32_t y) {
  int64_t x = (int64_t)line->x * 256;
  return line->run == 0 ? x : x + whole_part(offset_at(line, y) * 256 + 0.5);
}

// ---- Chains in the row.

/// How far a chain extends within the row, and how many edges it has there.
typedef struct {
  const outline_chain *chain;
  int32_t low, high;
  int32_t edges;
} crossing;

static inline void include(crossing *crossing, int32_t low, int32_t high) {
  crossing->low = smaller(crossing->low, low);
  crossing->high = larger(crossing->high, high);
}

/// Widens the extent to the whole grid steps on either side of an edge.
static inline void include_steps(crossing *crossing, const line *line, int32_t y) {
  double offset = offset_at(line, y);
  int32_t low = (int32_t)whole_part(offset);
  include(crossing, line->x + low, line->x + low + ((double)low != offset));
}

static crossing crossing_of(outline_chain *chain, const outline_point *points, int32_t top) {
  while (points[chain->corner].y <= top) chain->corner++;
  int32_t bottom = top + 256, corner = chain->corner, end = smaller(chain->bottom, bottom);
  crossing result = {chain, INT32_MAX, INT32_MIN, 1};
  line edge = line_at(points, corner);
  include_steps(&result, &edge, larger(top, edge.top));
  while (points[corner].y < end) {
    include(&result, points[corner].x, points[corner].x);
    corner++;
    result.edges += points[corner].y > points[corner - 1].y;
  }
  if (points[corner].y >= bottom) {
    edge = line_at(points, corner);
    include_steps(&result, &edge, bottom);
  } else {
    include(&result, points[corner].x, points[corner].x);
  }
  if (chain->top > top) include(&result, chain->top_left, chain->top_right);
  if (chain->bottom < bottom) include(&result, chain->bottom_left, chain->bottom_right);
  return result;
}

/// The end of the crossings that touch each other from one on, and how many edges they have.
static size_t cluster_end(const crossing *crossings, size_t first, size_t count, int32_t *edges) {
  int32_t high = crossings[first].high;
  *edges = crossings[first].edges;
  size_t end = first + 1;
  for (; end < count && crossings[end].low <= high; end++) {
    high = larger(high, crossings[end].high);
    *edges += crossings[end].edges;
  }
  return end;
}

// ---- Edges among which some cross.

/// An edge within the row.
typedef struct {
  line line;
  int32_t direction;
  int32_t top, bottom;
  /// What the edge does to the filled region since `since`: +1 begins it, -1 ends it.
  int32_t sign, since;
} piece;

/// An edge that spans the slab at hand.
typedef struct {
  int32_t piece;
  /// The sort keys at the top and at the bottom of the slab.
  int64_t upper, lower;
} span;

typedef struct {
  area_row row;
  bool is_even_odd;
  int32_t count;
  /// The edges, those that begin highest first.
  piece pieces[crossing_crowd];
  /// The heights at which edges begin or end.
  int32_t cuts[2 * crossing_crowd];
  /// The edges that span the slab at hand, from left to right.
  int32_t open_count;
  span open[crossing_crowd];
} resolver;

static inline int32_t holds(bool is_even_odd, int32_t winding) {
  return is_even_odd ? winding & 1 : winding != 0;
}
static inline int32_t sign_of(bool is_even_odd, int32_t before, int32_t behind) {
  return holds(is_even_odd, behind) - holds(is_even_odd, before);
}

/// Adds the area of an edge from one height to another.
static void add_line(area_row row, const line *line, int32_t from, int32_t to, int32_t sign) {
  edge_piece piece = piece_between(
      line->x, line->run, line->bottom - line->top, from - line->top, to - line->top);
  add_piece(row, &piece, sign);
}

/// Adds the area of an edge for the heights over which it has had its sign.
static void flush(resolver *at, const piece *piece, int32_t height) {
  if (piece->sign == 0 || piece->since >= height) return;
  add_line(at->row, &piece->line, piece->top, height, piece->sign);
  // Areas are rounded, so that of a part is the difference of two that begin where the edge does.
  if (piece->since > piece->top) {
    add_line(at->row, &piece->line, piece->top, piece->since, -piece->sign);
  }
}

static inline void add_cut(resolver *at, int32_t count, int32_t height) {
  for (; count > 0 && at->cuts[count - 1] > height; count--) at->cuts[count] = at->cuts[count - 1];
  at->cuts[count] = height;
}

/// Takes in the edges of a chain.
static void collect(
    resolver *at, const outline_chain *chain, const outline_point *points, int32_t row_top) {
  int32_t end = smaller(chain->bottom, row_top + 256);
  for (int32_t corner = chain->corner;; corner++) {
    line line = line_at(points, corner);
    if (line.top < line.bottom) {
      int32_t top = larger(row_top, line.top), bottom = smaller(end, line.bottom);
      int32_t place = at->count++;
      for (; place > 0 && at->pieces[place - 1].top > top; place--) {
        at->pieces[place] = at->pieces[place - 1];
      }
      at->pieces[place] = (piece){line, chain->direction, top, bottom, 0, top};
      add_cut(at, 2 * at->count - 2, top);
      add_cut(at, 2 * at->count - 1, bottom);
    }
    if (line.bottom >= end) return;
  }
}

/// Adds the areas of the edges that end above a height, and forgets them.
static void retire(resolver *at, int32_t height) {
  int32_t kept = 0;
  for (int32_t i = 0; i < at->open_count; i++) {
    const piece *piece = &at->pieces[at->open[i].piece];
    if (piece->bottom <= height) {
      flush(at, piece, piece->bottom);
    } else {
      at->open[kept++] = at->open[i];
    }
  }
  at->open_count = kept;
}

static inline bool is_before(const span *a, const span *b) {
  return a->upper < b->upper || (a->upper == b->upper && a->lower < b->lower);
}
static inline bool is_before_in_middle(const span *a, const span *b) {
  return a->upper + a->lower < b->upper + b->lower;
}

/// Sorts the edges at hand, which are nearly in order.
static inline __attribute__((always_inline)) void sort_open(
    resolver *at, bool (*is_before)(const span *, const span *)) {
  for (int32_t i = 1; i < at->open_count; i++) {
    span moved = at->open[i];
    int32_t place = i;
    for (; place > 0 && is_before(&moved, &at->open[place - 1]); place--) {
      at->open[place] = at->open[place - 1];
    }
    at->open[place] = moved;
  }
}

/// Decides which edges lie on the boundary between two heights; returns the winding number behind them.
/// The keys at the first height are there, and those at the other take their places.
///
/// Halves of halves of 256 grid steps are no deeper than eight.
static int32_t resolve_slab(resolver *at, int32_t top, int32_t bottom, int32_t winding) {
  for (int32_t i = 0; i < at->open_count; i++) {
    at->open[i].lower = key_at(&at->pieces[at->open[i].piece].line, bottom);
  }
  sort_open(at, is_before);
  bool is_crossed = false;
  for (int32_t i = 1; i < at->open_count; i++) {
    is_crossed |= at->open[i].lower < at->open[i - 1].lower;
  }
  if (is_crossed && bottom - top > 1) {
    int32_t middle = top + (bottom - top) / 2;
    resolve_slab(at, top, middle, winding);
    return resolve_slab(at, middle, bottom, winding);
  }
  if (is_crossed) sort_open(at, is_before_in_middle);

  int32_t before = winding;
  for (int32_t i = 0; i < at->open_count; i++) {
    piece *piece = &at->pieces[at->open[i].piece];
    int32_t behind = before + piece->direction;
    int32_t sign = sign_of(at->is_even_odd, before, behind);
    if (sign != piece->sign) {
      flush(at, piece, top);
      piece->sign = sign;
      piece->since = top;
    }
    before = behind;
    // The next slab begins where this one ends.
    at->open[i].upper = at->open[i].lower;
  }
  return before;
}

/// Adds the areas of all edges taken in; returns the winding number behind them.
static int32_t resolve(resolver *at, int32_t winding) {
  int32_t behind = winding, next = 0, last = 2 * at->count - 1;
  at->open_count = 0;
  for (int32_t i = 0; i < last; i++) {
    int32_t top = at->cuts[i], bottom = at->cuts[i + 1];
    if (top == bottom) continue;
    retire(at, top);
    for (; next < at->count && at->pieces[next].top == top; next++) {
      at->open[at->open_count++] = (span){next, key_at(&at->pieces[next].line, top), 0};
    }
    behind = resolve_slab(at, top, bottom, winding);
  }
  retire(at, at->cuts[last]);
  return behind;
}

// ---- The row.

/// Adds the areas of a chain that nothing touches.
static void add_alone(
    area_row row, const outline_chain *chain, const outline_point *points, int32_t row_top, int32_t sign) {
  int32_t end = smaller(chain->bottom, row_top + 256);
  for (int32_t corner = chain->corner;; corner++) {
    line line = line_at(points, corner);
    if (line.top < line.bottom) {
      add_line(row, &line, larger(row_top, line.top), smaller(end, line.bottom), sign);
    }
    if (line.bottom >= end) return;
  }
}

bool crossing_resolve_row(
    outline_chain *chains, const int32_t *active, size_t count, const outline_point *points, int32_t top,
    bool is_even_odd, coverage_rows changes, int32_t *upright) {
  if (count > crossing_crowd) return false;
  crossing crossings[crossing_crowd];
  for (size_t i = 0; i < count; i++) {
    crossing added = crossing_of(&chains[active[i]], points, top);
    size_t place = i;
    for (; place > 0 && crossings[place - 1].low > added.low; place--) {
      crossings[place] = crossings[place - 1];
    }
    crossings[place] = added;
  }
  int32_t edges;
  for (size_t i = 0; i < count;) {
    size_t end = cluster_end(crossings, i, count, &edges);
    if (end > i + 1 && edges > crossing_crowd) return false;
    i = end;
  }

  resolver at;
  at.row = row_of(changes, 0);
  at.is_even_odd = is_even_odd;
  int32_t winding = 0;
  for (size_t i = 0; i < count;) {
    size_t end = cluster_end(crossings, i, count, &edges);
    const outline_chain *chain = crossings[i].chain;
    if (end == i + 1) {
      int32_t behind = winding + chain->direction, sign = sign_of(is_even_odd, winding, behind);
      if (sign != 0) add_alone(at.row, chain, points, top, sign);
      winding = behind;
    } else {
      at.count = 0;
      for (size_t j = i; j < end; j++) collect(&at, crossings[j].chain, points, top);
      winding = resolve(&at, winding);
    }
    i = end;
  }
  *upright = INT32_MAX;
  for (size_t i = 0; i < count; i++) {
    line edge = line_at(points, crossings[i].chain->corner);
    bool is_upright = edge.run == 0 && edge.top <= top;
    *upright = smaller(*upright, is_upright ? edge.bottom : top);
  }
  return true;
}
