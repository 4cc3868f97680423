#include "include/Coverage.h"
#include <features.h>
#include <stdbool.h>
#include "include/SpanClones.h"

// Rows of coverage: what `ActiveChain`, `AreaRow` and `AreaChanges` do in Swift, and say in full.
//
// Every expression has the operands and the order of its twin, so both give the same bits. Edges are
// first cut at the rows' borders into pieces, then all pieces are measured, then their areas are added
// up: measuring is the most of it, and in a loop of its own, without a branch, it runs on several
// pieces at once. Measuring a piece where it is cut takes twice as long.

/// The largest whole number that is not above a value within 31 bits.
static inline int32_t whole_below(double value) {
  int32_t whole = (int32_t)value;
  return whole - (whole > value);
}

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// The row of changes at hand.
typedef struct {
  int32_t left;
  int32_t count;
  int32_t *entries;
  uint64_t *marks;
} one_row;

static inline one_row row_of(coverage_rows changes, int32_t row) {
  size_t words = ((size_t)changes.count + 63) / 64;
  return (one_row){
      changes.left, changes.count, changes.entries + (size_t)row * ((size_t)changes.count + 1),
      changes.marks + (size_t)row * words};
}

/// Adds to an entry; sums of many edges in one place may pass 32 bits on the way, the total never does.
static inline void change(int32_t *entry, int32_t area) {
  *entry = (int32_t)((uint32_t)*entry + (uint32_t)area);
}

static inline void mark(one_row row, int32_t place, uint64_t bits) {
  unsigned shift = (unsigned)place & 63;
  row.marks[place >> 6] |= bits << shift;
  uint64_t carry = (bits >> 1) >> (63 - shift);
  if (carry) row.marks[(place >> 6) + 1] |= carry;
}

/// Adds to the entry of any column; what is left of the row counts for its first column.
static inline void add_anywhere(one_row row, int32_t area, int32_t column) {
  int32_t place = larger(0, column - row.left);
  if (place >= row.count) return;
  change(row.entries + place, area);
  mark(row, place, 1);
}

/// A part of an edge; whether it leans to the left or to the right makes no difference.
typedef struct {
  /// The first and the last column that it touches.
  int32_t low, high;
  int32_t height;
  /// The x of the edge's upper end, and how far right of that the piece's ends are.
  int32_t x;
  double least, most;
  /// Steps to the side for one step down.
  double steepness;
} edge_piece;

/// How far the right border of a column lies right of the edge's upper end.
static inline double right_of(const edge_piece *piece, int32_t column) {
  return (double)((column + 1) * 256 - piece->x);
}

/// The integral from 0 to v of w, cut to 0...256.
static double cut_integral(double v) {
  return v <= 0 ? 0 : v <= 256 ? v * v / 2 : v * 256 - 32768;
}

/// The area of any column to the right of the piece.
static int32_t area_of(const edge_piece *piece, int32_t column) {
  double right = right_of(piece, column);
  double near = right - piece->most, far = right - piece->least;
  if (near >= 256) return piece->height * 256;
  if (far <= 0) return 0;
  double area = near >= 0 && far <= 256
      ? (double)piece->height * (near + far) / 2
      : (cut_integral(far) - cut_integral(near)) / piece->steepness;
  return (int32_t)(area + 0.5);
}

/// Adds a piece that may leave the row.
static void add_across_border(one_row row, const edge_piece *piece, int32_t sign) {
  int32_t before = 0;
  int32_t last = smaller(piece->high, row.left + row.count - 1);
  for (int32_t column = larger(piece->low, row.left); column <= last; column++) {
    int32_t area = area_of(piece, column);
    add_anywhere(row, (area - before) * sign, column);
    before = area;
  }
  add_anywhere(row, (piece->height * 256 - before) * sign, piece->high + 1);
}

/// Adds a piece that touches more than two columns.
static void add_wide(one_row row, const edge_piece *piece, int32_t place, int32_t sign) {
  double right = right_of(piece, piece->low);
  double far = right - piece->least;
  double first = piece->most == right ? (double)piece->height * far / 2
                                      : far * far / 2 / piece->steepness;
  int32_t before = (int32_t)(first + 0.5);
  int32_t width = piece->high - piece->low;
  int32_t *entries = row.entries + place;
  change(entries, before * sign);
  for (int32_t step = 1; step < width; step++) {
    right += 256;
    int32_t area = (int32_t)(((right - piece->least) * 256 - 32768) / piece->steepness + 0.5);
    change(entries + step, (area - before) * sign);
    before = area;
  }
  right += 256;
  double near = right - piece->most;
  int32_t last = near >= 256
      ? piece->height * 256
      : (int32_t)(((right - piece->least) * 256 - 32768 - near * near / 2) / piece->steepness + 0.5);
  change(entries + width, (last - before) * sign);
  change(entries + width + 1, (piece->height * 256 - last) * sign);
  int32_t end = place + width + 2;
  while (place < end) {
    int32_t part = smaller(end - place, 64 - (place & 63));
    row.marks[place >> 6] |= (~(uint64_t)0 >> (64 - part)) << (place & 63);
    place += part;
  }
}

static inline void set_edge(coverage_chain *chain, coverage_point from, coverage_point to) {
  int32_t run = to.x - from.x;
  chain->edge =
      (coverage_edge){(double)run / (double)(to.y - from.y), from.x, from.y, to.y, run};
}

/// Goes down to the edge that reaches below a height, which lies above the chain's bottom.
static inline void descend(coverage_chain *chain, const coverage_point *points, int32_t height) {
  intptr_t corner = chain->corner;
  do corner++;
  while (points[corner].y <= height);
  chain->corner = corner;
  set_edge(chain, points[corner - 1], points[corner]);
}

/// Pieces that are measured together.
enum { most_pieces = 64 };

/// Pieces of edges, each within one row, and what has been measured of them.
typedef struct {
  size_t count;
  /// How far the edge goes down and to the right.
  int32_t rise[most_pieces];
  int32_t run[most_pieces];
  /// The x of the edge's upper end.
  int32_t x[most_pieces];
  /// How far below the edge's upper end the piece begins and ends.
  int32_t from[most_pieces];
  int32_t to[most_pieces];
  int32_t row[most_pieces];
  int32_t sign[most_pieces];
  /// The first and the last column that it touches.
  int32_t low[most_pieces];
  int32_t high[most_pieces];
  /// How far right of the edge's upper end the piece's ends are.
  double least[most_pieces];
  double most[most_pieces];
  /// Steps to the side for one step down.
  double steepness[most_pieces];
  /// The areas of the first column and of the one behind it, where no third one is touched.
  int32_t first[most_pieces];
  int32_t second[most_pieces];
} piece_list;

/// One column is two of which the second is wholly to the right; so nothing branches.
SPAN_CLONES
static void measure(piece_list *list) {
  size_t count = list->count;
  for (size_t i = 0; i < count; i++) {
    double run = (double)list->run[i];
    double slope = run / (double)list->rise[i];
    double start = (double)list->from[i] * slope, end = (double)list->to[i] * slope;
    end = list->to[i] == list->rise[i] ? run : end;
    double least = start < end ? start : end;
    double most = start < end ? end : start;
    double steepness = slope < 0 ? -slope : slope;
    list->steepness[i] = steepness;
    int32_t x = list->x[i];
    int32_t low = (x + whole_below(least)) >> 8;
    list->low[i] = low;
    list->high[i] = (x + whole_below(most)) >> 8;
    list->least[i] = least;
    list->most[i] = most;
    double height = (double)(list->to[i] - list->from[i]);
    double right = (double)((low + 1) * 256 - x);
    double near = right - most, far = right - least;
    double upright = height * (near + far), slanted = far * far;
    bool isWhole = near >= 0;
    list->first[i] =
        (int32_t)((isWhole ? upright : slanted) / 2 / (isWhole ? 1 : steepness) + 0.5);
    right += 256;
    near = right - most;
    isWhole = near >= 256;
    double rest = (right - least) * 256 - 32768 - near * near / 2;
    // More than two columns would not do; they are measured one by one.
    rest = near >= 0 ? rest : 0;
    list->second[i] =
        (int32_t)((isWhole ? height * 256 : rest) / (isWhole ? 1 : steepness) + 0.5);
  }
}

/// Adds the areas of all pieces, and takes the pieces out.
static void add_pieces(piece_list *list, coverage_rows changes) {
  measure(list);
  for (size_t i = 0; i < list->count; i++) {
    one_row row = row_of(changes, list->row[i]);
    int32_t low = list->low[i], high = list->high[i], sign = list->sign[i];
    int32_t height = list->to[i] - list->from[i];
    int32_t place = low - row.left;
    bool isInside = place >= 0 && high - row.left + 1 < row.count;
    if (isInside && high - low < 2) {
      int32_t first = list->first[i], second = list->second[i];
      int32_t *entries = row.entries + place;
      change(entries, first * sign);
      change(entries + 1, (second - first) * sign);
      change(entries + 2, (height * 256 - second) * sign);
      // An upright edge between two columns changes but one of them.
      mark(row, place, high > low ? 7 : first == height * 256 ? 1 : 3);
    } else {
      edge_piece piece = {low, high, height, list->x[i], list->least[i], list->most[i],
                          list->steepness[i]};
      if (isInside) {
        add_wide(row, &piece, place, sign);
      } else {
        add_across_border(row, &piece, sign);
      }
    }
  }
  list->count = 0;
}

intptr_t coverage_add_chains(
    void *chains, size_t stride, const intptr_t *places, size_t count, const coverage_point *points,
    int32_t top, int32_t rows, coverage_rows changes) {
  piece_list list;
  list.count = 0;
  int32_t edges[coverage_most_rows] = {0};
  for (size_t i = 0; i < count; i++) {
    coverage_chain *chain = (coverage_chain *)((char *)chains + (size_t)places[i] * stride);
    if (chain->edge.bottom <= top) descend(chain, points, top);
    int32_t end = smaller(chain->bottom, top + rows * 256);
    int32_t y = larger(top, chain->edge.top);
    int32_t row = (y - top) >> 8;
    int32_t border = top + (row + 1) * 256;
    int32_t sign = chain->sign;
    intptr_t corner = chain->corner;
    coverage_point from = points[corner - 1], to = points[corner];
    while (true) {
      int32_t next = smaller(to.y, border);
      edges[row]++;
      size_t n = list.count;
      list.rise[n] = to.y - from.y;
      list.run[n] = to.x - from.x;
      list.x[n] = from.x;
      list.from[n] = y - from.y;
      list.to[n] = next - from.y;
      list.row[n] = row;
      list.sign[n] = sign;
      // What is no boundary is written over.
      list.count = n + (sign != 0);
      if (list.count == most_pieces) add_pieces(&list, changes);
      if (next >= end) break;
      y = next;
      // Whether an edge or a row ends first is anybody's guess, so nothing branches.
      bool is_border = next == border;
      border += is_border ? 256 : 0;
      row += is_border;
      corner += next == to.y;
      while (points[corner].y <= next) corner++;
      from = points[corner - 1];
      to = points[corner];
    }
    chain->corner = corner;
    set_edge(chain, from, to);
  }
  add_pieces(&list, changes);
  int32_t most = 0;
  for (int32_t row = 0; row < rows; row++) most = larger(most, edges[row]);
  return most;
}

intptr_t coverage_upright_end(
    void *chains, size_t stride, const intptr_t *places, size_t count, const coverage_point *points,
    int32_t top) {
  intptr_t upright = INTPTR_MAX;
  for (size_t i = 0; i < count; i++) {
    coverage_chain *chain = (coverage_chain *)((char *)chains + (size_t)places[i] * stride);
    if (chain->edge.bottom <= top) descend(chain, points, top);
    const coverage_edge *edge = &chain->edge;
    bool isUpright = edge->run == 0 && edge->top <= top && edge->bottom >= top + 256;
    if (!isUpright) return top;
    if (edge->bottom < upright) upright = edge->bottom;
  }
  return upright;
}

/// Pixels of one coverage between others from which on they make a run of their own.
enum { shortest_run = 4 };

/// Covered area in 1/65,536 pixel -> 8 bits, rounded to nearest.
static inline uint8_t coverage_of(int64_t area) {
  int64_t cut = area < 0 ? 0 : area > 65536 ? 65536 : area;
  return (uint8_t)((cut * 255 + 32768) >> 16);
}

static inline coverage_run run_of(int32_t left, int32_t start, int32_t end, int32_t uniform) {
  return (coverage_run){left + start, left + end, uniform};
}

size_t coverage_take_runs(
    int32_t *entries, uint64_t *marks, int32_t left, int32_t columns, uint8_t *bytes,
    coverage_run *runs) {
  size_t count = 0;
  int64_t covered = 0;
  uint8_t uniform = 0;
  // Bytes are pending for the places from `start` to `end`; from `end` on coverage is `uniform`.
  int32_t start = 0, end = 0;
  for (int32_t base = 0; base < columns; base += 64) {
    uint64_t bits = marks[base >> 6];
    marks[base >> 6] = 0;
    while (bits) {
      unsigned low = (unsigned)__builtin_ctzll(bits);
      uint64_t zeros = ~(bits >> low);
      int32_t length = zeros ? (int32_t)__builtin_ctzll(zeros) : 64;
      // Adding the lowest one carries through all ones next to it.
      bits &= bits + ((uint64_t)1 << low);
      int32_t place = base + (int32_t)low;
      int32_t last = place + length - 1;
      if (place <= end + shortest_run) {
        while (end < place) bytes[end++] = uniform;
      } else {
        if (start < end) runs[count++] = run_of(left, start, end, -1);
        if (uniform) runs[count++] = run_of(left, end, place, uniform);
        start = place;
      }
      for (; place < last; place++) {
        covered += entries[place];
        entries[place] = 0;
        bytes[place] = coverage_of(covered);
      }
      // The last change begins the run behind it.
      covered += entries[last];
      entries[last] = 0;
      uniform = coverage_of(covered);
      end = last;
    }
  }
  if (start < end) runs[count++] = run_of(left, start, end, -1);
  if (uniform && end < columns) runs[count++] = run_of(left, end, columns, uniform);
  return count;
}
