#include "include/Gradients.h"
#include "include/SpanClones.h"

// Every function has a twin of the same arithmetic in Swift, which says what it has to give.

#define INLINE static inline __attribute__((always_inline))

/// For a loop that ends where it begins, nearly always.
#define NO_VECTORS _Pragma("clang loop vectorize(disable) unroll(disable)")

typedef uint64_t longs __attribute__((vector_size(32)));
typedef uint32_t words __attribute__((vector_size(32)));
typedef int16_t shorts __attribute__((vector_size(32)));
typedef double doubles __attribute__((vector_size(32)));

/// The words above the point of eight numbers. They lie in the order 0, 1, 4, 5 and 2, 3, 6, 7, which
/// one shuffle within the halves of a register puts right.
#define WHOLES(a, b) \
  __builtin_shufflevector((words)(a), (words)(b), 1, 3, 9, 11, 5, 7, 13, 15)

/// base + step * (0, 1, 4, 5); no processor multiplies so wide.
#define FIRST(base, step)                                        \
  ((base) + (((longs){} + (step)) & (longs){0, -1ull, 0, -1ull}) \
   + (((longs){} + (step) * 4) & (longs){0, 0, -1ull, -1ull}))

/// The lesser of words below 32,768; compared as 16 bits, which the oldest processors can do.
#define LESSER(a, b) ((words)__builtin_elementwise_min((shorts)(a), (shorts)(b)))

/// Stores the first of eight pixels, fewer than eight. A macro, because vectors of 32 bytes have no
/// calling convention where registers are shorter.
#define STORE_REST(PIXELS, COUNT, BITS)                                                         \
  do {                                                                                          \
    uint32_t rest_[8], *from_ = rest_, *to_ = (PIXELS);                                         \
    __builtin_memcpy(rest_, &(BITS), sizeof(BITS));                                             \
    if ((COUNT) & 4) __builtin_memcpy(to_, from_, 16), to_ += 4, from_ += 4;                    \
    if ((COUNT) & 2) __builtin_memcpy(to_, from_, 8), to_ += 2, from_ += 2;                     \
    if ((COUNT) & 1) *to_ = *from_;                                                             \
  } while (0)

/// Writes `count` colours, the first `base` and each next one `step` further; what lies below the point
/// is cut off. Eight pixels go at a time, so that up to `room` there may be anything behind the last.
INLINE void ramp(
    uint32_t *pixels, size_t count, size_t room, span_channels base, span_channels step,
    bool opaque) {
  longs r0 = FIRST(base.red, step.red), r1 = r0 + step.red * 2;
  longs g0 = FIRST(base.green, step.green), g1 = g0 + step.green * 2;
  longs b0 = FIRST(base.blue, step.blue), b1 = b0 + step.blue * 2;
  uint64_t red = step.red * 8, green = step.green * 8, blue = step.blue * 8;
  size_t whole = (room < count + 7 ? room : count + 7) & ~(size_t)7;
  uint32_t *end = pixels + whole;
  if (opaque) {
#define BITS (WHOLES(r0, r1) | WHOLES(g0, g1) << 8 | WHOLES(b0, b1) << 16 | 0xFF000000)
    for (; pixels < end; pixels += 8) {
      words bits = BITS;
      __builtin_memcpy(pixels, &bits, sizeof bits);
      r0 += red, r1 += red, g0 += green, g1 += green, b0 += blue, b1 += blue;
    }
    if (whole < count) {
      words bits = BITS;
      STORE_REST(pixels, count - whole, bits);
    }
#undef BITS
    return;
  }
  longs a0 = FIRST(base.alpha, step.alpha), a1 = a0 + step.alpha * 2;
  uint64_t alpha = step.alpha * 8;
#define BITS                                                                     \
  words a = WHOLES(a0, a1), bits = LESSER(WHOLES(r0, r1), a) | a << 24;          \
  bits |= LESSER(WHOLES(g0, g1), a) << 8 | LESSER(WHOLES(b0, b1), a) << 16
  for (; pixels < end; pixels += 8) {
    BITS;
    __builtin_memcpy(pixels, &bits, sizeof bits);
    r0 += red, r1 += red, g0 += green, g1 += green, b0 += blue, b1 += blue;
    a0 += alpha, a1 += alpha;
  }
  if (whole < count) {
    BITS;
    STORE_REST(pixels, count - whole, bits);
  }
#undef BITS
}

/// The scalar product of the way from the gradient's start to the middle of a pixel and the gradient's
/// direction.
INLINE double product(span_line line, int64_t column) {
  return (double)(column * (1 << 20) + (1 << 19) - line.start) * line.direction + line.down;
}

/// Where the products pass a threshold on `first` ... `end`: the first column that has reached it, or,
/// where they fall to the right, the first that no longer has.
INLINE int64_t border(double threshold, span_line line, int64_t first, int64_t end) {
  double steps = (threshold - line.down) * line.columns_a_step + (double)(line.start - (1 << 19));
  // Rounded up, and hardly ever off; products decide.
  double guess = steps / 0x1p20 + (1 - 0x1p-20);
  int64_t column = guess > (double)first ? guess < (double)end ? (int64_t)guess : end : first;
  bool rises = line.direction > 0;
  NO_VECTORS
  while (column > first && (product(line, column - 1) >= threshold) == rises) column--;
  NO_VECTORS
  while (column < end && (product(line, column) >= threshold) != rises) column++;
  return column;
}

INLINE span_channels moved(span_channels base, span_channels step, int64_t steps) {
  uint64_t times = (uint64_t)steps;
  base.red += step.red * times, base.green += step.green * times;
  base.blue += step.blue * times, base.alpha += step.alpha * times;
  return base;
}

SPAN_CLONES
void span_ramps(
    uint32_t *pixels, int64_t first, size_t count, int64_t y, span_line line,
    const span_ramp *ramps, size_t ramp_count, bool opaque) {
  int64_t end = first + (int64_t)count;
  size_t index = ramp_count - 1;
  double start = product(line, first);
  NO_VECTORS
  while (index > 0 && start < ramps[index].threshold) index--;
  // From left to right, because a ramp may write over what lies behind it.
  for (int64_t column = first, next; column < end; column = next) {
    const span_ramp *part = ramps + index;
    if (line.direction > 0) {
      next = ++index < ramp_count ? border(part[1].threshold, line, column, end) : end;
    } else {
      next = index-- > 0 ? border(part->threshold, line, column, end) : end;
    }
    if (next == column) continue;
    span_channels base = moved(
        moved(part->base, part->step_x, column - part->anchor_x), part->step_y,
        y - part->anchor_y);
    ramp(
        pixels + (column - first), (size_t)(next - column), (size_t)(end - column), base,
        part->step_x, opaque);
  }
}

SPAN_CLONES
void span_pieces(
    uint32_t *pixels, const double *positions, size_t count, const span_piece *pieces,
    size_t piece_count) {
  const span_piece *piece = pieces, *end = pieces + piece_count;
  for (size_t i = 0; i < count; i++) {
    double position = positions[i];
    if (position != position) {
      pixels[i] = 0;
      continue;
    }
    while (position < piece->start) piece--;
    while (piece + 1 < end && position >= piece[1].start) piece++;
    if (piece->flat) {
      pixels[i] = piece->color;
      continue;
    }
    doubles base, slope;
    __builtin_memcpy(&base, piece->base, sizeof base);
    __builtin_memcpy(&slope, piece->slope, sizeof slope);
    typedef int32_t quads __attribute__((vector_size(16)));
    quads values = __builtin_convertvector(base + slope * (position - piece->origin), quads);
    quads alphas = __builtin_shufflevector(values, values, 3, 3, 3, 3);
    values = __builtin_elementwise_min(values, alphas);
    typedef uint8_t bytes __attribute__((vector_size(4)));
    bytes channels = __builtin_convertvector(values, bytes);
    __builtin_memcpy(pixels + i, &channels, sizeof channels);
  }
}

SPAN_CLONES
void span_distances(double *positions, size_t count, span_points points) {
  double acrossX = points.xy * points.y, acrossY = points.yy * points.y;
  for (size_t i = 0; i < count; i++) {
    double x = points.x + (double)(int32_t)i;
    double u = points.xx * x + acrossX;
    double v = points.yx * x + acrossY;
    positions[i] = __builtin_elementwise_sqrt(u * u + v * v);
  }
}

/// The arc tangent of 0...tan(22.5 degrees) in turns, by Taylor's series up to the 35th power: what is
/// left out is below 2^-52.
#define TERM(n) (1 / (6.283185307179586 * (n)))

SPAN_CLONES
void span_directions(double *positions, size_t count, span_points points, double start) {
  double acrossX = points.xy * points.y, acrossY = points.yy * points.y;
  for (size_t i = 0; i < count; i++) {
    double column = points.x + (double)(int32_t)i;
    double x = points.xx * column + acrossX;
    double y = -(points.yx * column + acrossY);
    double width = x < 0 ? -x : x, height = y < 0 ? -y : y;
    double lesser = width < height ? width : height;
    double larger = width < height ? height : width;
    // From 22.5 degrees on the angle is taken from the diagonal, so that diagonals are exact.
    bool steep = lesser > 0.41421356237309503 * larger;
    double over = steep ? larger + lesser : larger;
    double z = (steep ? lesser - larger : lesser) / (over == 0 ? 1 : over);
    double s = z * z;
    double sum = -TERM(35);
    sum = sum * s + TERM(33);
    sum = sum * s - TERM(31);
    sum = sum * s + TERM(29);
    sum = sum * s - TERM(27);
    sum = sum * s + TERM(25);
    sum = sum * s - TERM(23);
    sum = sum * s + TERM(21);
    sum = sum * s - TERM(19);
    sum = sum * s + TERM(17);
    sum = sum * s - TERM(15);
    sum = sum * s + TERM(13);
    sum = sum * s - TERM(11);
    sum = sum * s + TERM(9);
    sum = sum * s - TERM(7);
    sum = sum * s + TERM(5);
    sum = sum * s - TERM(3);
    sum = sum * s + TERM(1);
    double turns = z * sum + (steep ? 0.125 : 0);
    turns = width > height ? 0.25 - turns : turns;
    turns = y < 0 ? 0.5 - turns : turns;
    turns = (x < 0 ? 1 - turns : turns) - start;
    positions[i] = turns < 0 ? turns + 1 : turns;
  }
}
