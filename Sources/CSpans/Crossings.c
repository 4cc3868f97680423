#include "include/Crossings.h"
#include "AreaRow.h"
#include "EdgePiece.h"
#include "Numbers.h"
#include "PieceList.h"

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

/// The x in 1/256 grid steps, rounded; edges are sorted by it. That of an upright edge comes out as well.
static inline int64_t key_at(const line *line, int32_t y) {
  return (int64_t)line->x * 256 + whole_part(offset_at(line, y) * 256 + 0.5);
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
  // The proof has mostly been farther down.
  if (points[chain->proved - 1].y <= top) chain->corner = larger(chain->corner, chain->proved);
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
  /// What the edge does to the filled region at the height at hand: +1 begins it, -1 ends it.
  int32_t sign;
  /// The corner at its lower end.
  int32_t corner;
} piece;

/// An edge that spans the slab at hand.
typedef struct {
  int32_t piece;
  /// The sort keys at the top and at the bottom of the slab.
  int64_t upper, lower;
} span;

typedef struct {
  const outline_point *points;
  int32_t top;
  coverage_rows changes;
  bool is_even_odd;
  /// The edges that are added as a whole, as far as they lie in the row.
  piece_list list;
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

/// Adds all edges that have been taken as a whole.
static void add_whole(resolver *at) {
  // How many there are has been looked at before.
  int32_t edges[1] = {0};
  coverage_add_pieces(&at->list, at->points, at->top, at->changes, edges);
}

/// Takes the edge at a corner as a whole.
static void take_whole(resolver *at, int32_t corner, int32_t sign) {
  piece_list *list = &at->list;
  list->corner[list->count] = corner;
  list->sign[list->count] = sign;
  list->row[list->count++] = 0;
  if (list->count == most_measured) add_whole(at);
}

/// Gives an edge another sign from a height on. In the end the whole of it is added with the last sign, so
/// here the part above is added with what the signs differ by: areas are rounded, and sums come out only
/// where all of them begin where the edge does.
static void turn(resolver *at, piece *piece, int32_t height, int32_t sign) {
  if (height > piece->top) {
    const line *line = &piece->line;
    edge_piece part = piece_between(
        line->x, line->run, line->bottom - line->top, piece->top - line->top, height - line->top);
    add_piece(row_of(at->changes, 0), &part, piece->sign - sign);
  }
  piece->sign = sign;
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
      at->pieces[place] = (piece){line, chain->direction, top, bottom, 0, corner};
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
      if (piece->sign != 0) take_whole(at, piece->corner, piece->sign);
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

/// Sorts some of the edges at hand, which are nearly in order.
static inline __attribute__((always_inline)) void sort_open(
    resolver *at, int32_t first, int32_t end, bool (*is_before)(const span *, const span *)) {
  for (int32_t i = first + 1; i < end; i++) {
    span moved = at->open[i];
    int32_t place = i;
    for (; place > first && is_before(&moved, &at->open[place - 1]); place--) {
      at->open[place] = at->open[place - 1];
    }
    at->open[place] = moved;
  }
}

/// Decides which of some edges lie on the boundary from the top of a slab on, where they are in order;
/// returns the winding number behind them.
static int32_t decide(resolver *at, int32_t first, int32_t end, int32_t top, int32_t winding) {
  for (int32_t i = first; i < end; i++) {
    piece *piece = &at->pieces[at->open[i].piece];
    int32_t behind = winding + piece->direction;
    int32_t sign = sign_of(at->is_even_odd, winding, behind);
    if (sign != piece->sign) turn(at, piece, top, sign);
    winding = behind;
    // The next slab begins where this one ends.
    at->open[i].upper = at->open[i].lower;
  }
  return winding;
}

/// Keys of edges that are as far from each other at the top and at the bottom of a slab are in order in all
/// of it: each is rounded by less than one.
enum { apart = 3 };
static inline bool is_apart(const span *a, const span *b) {
  return a->upper + apart <= b->upper && a->lower + apart <= b->lower;
}

/// Decides which of some edges lie on the boundary between two heights; returns the winding number behind
/// them. The keys at the first height are there, and those at the other take their places.
///
/// Halves of halves of 256 grid steps are no deeper than eight.
static int32_t resolve_slab(
    resolver *at, int32_t first, int32_t end, int32_t top, int32_t bottom, int32_t winding) {
  span *open = at->open;
  for (int32_t i = first; i < end; i++) {
    open[i].lower = key_at(&at->pieces[open[i].piece].line, bottom);
  }
  sort_open(at, first, end, is_before);
  // The first and the last that lie left of the one before them at the bottom.
  int32_t from = end, to = end;
  for (int32_t i = first + 1; i < end; i++) {
    if (open[i].lower >= open[i - 1].lower) continue;
    from = smaller(from, i);
    to = i;
  }
  if (from < end && bottom - top > 1) {
    // What lies to the left and to the right of all crossings is decided at once.
    int64_t least = INT64_MAX, most = INT64_MIN;
    for (int32_t i = from; i < end; i++) least = open[i].lower < least ? open[i].lower : least;
    for (int32_t i = first; i < to; i++) most = open[i].lower > most ? open[i].lower : most;
    int32_t low = first, high = end;
    while (low + 1 < from && is_apart(&open[low], &open[low + 1]) && open[low].lower + apart <= least) low++;
    while (high - 1 > to && is_apart(&open[high - 2], &open[high - 1]) &&
           most + apart <= open[high - 1].lower) {
      high--;
    }
    int32_t middle = top + (bottom - top) / 2;
    winding = decide(at, first, low, top, winding);
    resolve_slab(at, low, high, top, middle, winding);
    winding = resolve_slab(at, low, high, middle, bottom, winding);
    return decide(at, high, end, top, winding);
  }
  if (from < end) sort_open(at, first, end, is_before_in_middle);
  return decide(at, first, end, top, winding);
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
    behind = resolve_slab(at, 0, at->open_count, top, bottom, winding);
  }
  retire(at, at->cuts[last]);
  return behind;
}

// ---- The row.

/// Adds the areas of a chain that nothing crosses.
static void add_alone(resolver *at, const outline_chain *chain, int32_t sign) {
  int32_t end = smaller(chain->bottom, at->top + 256);
  for (int32_t corner = chain->corner;; corner++) {
    int32_t bottom = at->points[corner].y;
    if (at->points[corner - 1].y < bottom) take_whole(at, corner, sign);
    if (bottom >= end) return;
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
  at.points = points;
  at.top = top;
  at.changes = changes;
  at.is_even_odd = is_even_odd;
  at.list.count = 0;
  int32_t winding = 0;
  for (size_t i = 0; i < count;) {
    size_t end = cluster_end(crossings, i, count, &edges);
    // Two that meet in a corner, one to the left of it and one to the right, go as far down as each other.
    if (end == i + 1 || (end == i + 2 && crossings[i].high <= crossings[i + 1].low)) {
      for (size_t j = i; j < end; j++) {
        const outline_chain *chain = crossings[j].chain;
        int32_t behind = winding + chain->direction, sign = sign_of(is_even_odd, winding, behind);
        if (sign != 0) add_alone(&at, chain, sign);
        winding = behind;
      }
    } else {
      at.count = 0;
      for (size_t j = i; j < end; j++) collect(&at, crossings[j].chain, points, top);
      winding = resolve(&at, winding);
    }
    i = end;
  }
  add_whole(&at);
  *upright = INT32_MAX;
  for (size_t i = 0; i < count; i++) {
    line edge = line_at(points, crossings[i].chain->corner);
    bool is_upright = edge.run == 0 && edge.top <= top;
    *upright = smaller(*upright, is_upright ? edge.bottom : top);
  }
  return true;
}
