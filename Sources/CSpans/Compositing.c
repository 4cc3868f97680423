// Rows of premultiplied pixels, source-over.
//
// A pixel is worked on as two halves of 16 bits, each of which holds two channels: products of
// channels are 16-bit products, which even the oldest x86-64 multiplies eight at a time, and no
// channel has to be widened. Eight pixels, then four, go at a time in the compiler's own vectors,
// which become whatever registers there are; what is left goes one by one with all four channels in
// a word of 64 bits. Words of 32 bits with two channels each were rejected: they need 32-bit
// products, which SSE2 lacks, and took 1.4 ns a pixel there. Either way the sums are those of design
// section 5, so all give the same bits.
#include "include/Compositing.h"
#include <stdbool.h>
#include "include/SpanClones.h"
#include "SpanVectors.h"

#define INLINE static inline __attribute__((always_inline))

// ---- One pixel: four channels, 16 bits apart.

static const uint64_t CHANNELS = 0x00FF00FF00FF00FF;

INLINE uint64_t spread(uint32_t pixel) { return (pixel | (uint64_t)pixel << 24) & CHANNELS; }

/// div255(channel * m) for each channel.
INLINE uint32_t scaled(uint64_t spread, uint32_t m) {
  uint64_t products = spread * m + 0x0080008000800080;
  products = ((products + (products >> 8 & CHANNELS)) >> 8) & CHANNELS;
  return (uint32_t)(products | products >> 24);
}

INLINE uint32_t over(uint32_t source, uint32_t destination) {
  return source + scaled(spread(destination), 255 - (source >> 24));
}

/// What vectors have left over is too short for vectors.
#define FOR_THE_REST(I, COUNT)                              \
  _Pragma("clang loop vectorize(disable) unroll(disable)")  \
  for (; I < (COUNT); I++)

/// PIXELS = div255(channel * m) for each channel; M holds m in both halves of a word.
#define SCALE(N, PIXELS, M)                                                     \
  do {                                                                          \
    halves##N factors_ = (halves##N)(M);                                        \
    halves##N even_ = ((halves##N)(PIXELS) & 0x00FF) * factors_ + 0x0080;       \
    halves##N odd_ = ((halves##N)(PIXELS) >> 8) * factors_ + 0x0080;            \
    PIXELS = (pixels##N)(DIVIDED(N, even_) | DIVIDED(N, odd_) << 8);            \
  } while (0)

/// DESTINATION = SOURCE over DESTINATION.
#define OVER(N, DESTINATION, SOURCE)             \
  do {                                           \
    pixels##N rest_ = 255 - ((SOURCE) >> 24);    \
    rest_ |= rest_ << 16;                        \
    SCALE(N, DESTINATION, rest_);                \
    DESTINATION += (SOURCE);                     \
  } while (0)

// ---- One colour. The loops are told apart from the functions, so that one call draws a whole row.

/// Stores that straddle two lines of the processor's cache take two thirds of the time more, and where
/// rows begin is anybody's choice: so the first and the last pixels are written wherever they lie, and
/// what is between them at multiples of a store.
INLINE void fill(uint32_t *pixels, size_t count, uint32_t color) {
  if (count < 8) {
    for (size_t i = 0; i < count; i++) pixels[i] = color;
    return;
  }
  const pixels8 all = REPEATED(8, color);
  uint32_t *last = pixels + count - 8;
  STORE(pixels, all);
  STORE(last, all);
  pixels += 8 - ((uintptr_t)pixels & 31) / sizeof(*pixels);
  for (; pixels < last; pixels += 8) STORE(__builtin_assume_aligned(pixels, 32), all);
}

/// Pixels that are looked at together to see whether they are alike.
enum { flat_pixels = 32 };

/// Whether `flat_pixels` pixels are all the same as one. Most that are not differ at an end.
INLINE bool is_flat(const uint32_t *pixels, uint32_t ground) {
  if (pixels[0] != ground || pixels[flat_pixels - 1] != ground) return false;
  pixels8 different = {0};
  for (int i = 0; i < flat_pixels; i += 8) {
    pixels8 some;
    LOAD(some, pixels + i);
    different |= some ^ REPEATED(8, ground);
  }
  return __builtin_reduce_or(different) == 0;
}

/// What lies under a translucent colour is mostly a surface of one colour itself, or a gradient that runs
/// down it. So pixels that are like the one before them are given what became of that: to see that they
/// are takes half the time of working it out, and in a picture costs a tenth.
INLINE void over_color(uint32_t *pixels, size_t count, uint32_t color) {
  uint32_t rest = 255 - (color >> 24);
  size_t i = 0;
#define STEP(N, PLACE)                                    \
  do {                                                    \
    pixels##N d;                                          \
    LOAD(d, PLACE);                                       \
    SCALE(N, d, REPEATED(N, rest | rest << 16));          \
    d += REPEATED(N, color);                              \
    STORE(PLACE, d);                                      \
  } while (0)
  if (count >= 2 * flat_pixels) {
    uint32_t ground = pixels[0], result = color + scaled(spread(ground), rest);
    for (; i + flat_pixels <= count; i += flat_pixels) {
      uint32_t *place = pixels + i;
      if (is_flat(place, ground)) {
        const pixels8 all = REPEATED(8, result);
        for (int k = 0; k < flat_pixels; k += 8) STORE(place + k, all);
      } else {
        ground = place[flat_pixels - 1];
        for (int k = 0; k < flat_pixels; k += 8) STEP(8, place + k);
        result = place[flat_pixels - 1];
      }
    }
  }
  for (; i + 8 <= count; i += 8) STEP(8, pixels + i);
  for (; i + 4 <= count; i += 4) STEP(4, pixels + i);
#undef STEP
  FOR_THE_REST(i, count) pixels[i] = color + scaled(spread(pixels[i]), rest);
}

/// Pixels i ... i + N under colours through bytes of coverage; SOURCE gives N colours, called `s`.
#define MASKED_STEP(N, SOURCE)                            \
  do {                                                    \
    pixels##N m, s, d;                                    \
    SOURCE;                                               \
    LOAD_COVERAGE(N, m, coverage + i);                    \
    SCALE(N, s, m);                                       \
    LOAD(d, pixels + i);                                  \
    OVER(N, d, s);                                        \
    STORE(pixels + i, d);                                 \
  } while (0)

/// All pixels under colours through bytes of coverage; SOURCE(N) gives N colours, called `s`, and ONE
/// the one of pixel i.
#define MASKED(SOURCE, ONE)                               \
  do {                                                    \
    size_t i = 0;                                         \
    for (; i + 8 <= count; i += 8) {                      \
      uint64_t all;                                       \
      LOAD(all, coverage + i);                            \
      if (all != 0) MASKED_STEP(8, SOURCE(8));            \
    }                                                     \
    for (; i + 4 <= count; i += 4) MASKED_STEP(4, SOURCE(4)); \
    FOR_THE_REST(i, count) {                              \
      pixels[i] = over(scaled(spread(ONE), coverage[i]), pixels[i]); \
    }                                                     \
  } while (0)

INLINE void over_color_mask(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
#define SOURCE(N) s = REPEATED(N, color)
  MASKED(SOURCE, color);
#undef SOURCE
}

SPAN_CLONES
void span_fill(uint32_t *pixels, size_t count, uint32_t color) { fill(pixels, count, color); }

SPAN_CLONES
void span_over_color(uint32_t *pixels, size_t count, uint32_t color) {
  over_color(pixels, count, color);
}

SPAN_CLONES
void span_over_color_mask(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  over_color_mask(pixels, coverage, count, color);
}

SPAN_CLONES
void span_over_color_runs(
    uint32_t *pixels, size_t stride, size_t rows, const coverage_run *runs, size_t count,
    int32_t left, const uint8_t *coverage, uint32_t color) {
  for (size_t row = 0; row < rows; row++, pixels += stride) {
    for (const coverage_run *run = runs; run < runs + count; run++) {
      size_t start = (size_t)(run->start - left), length = (size_t)(run->end - run->start);
      if (run->uniform < 0) {
        over_color_mask(pixels + start, coverage + start, length, color);
        continue;
      }
      uint32_t source = scaled(spread(color), (uint32_t)run->uniform);
      if (source >> 24 == 255) {
        fill(pixels + start, length, source);
      } else {
        over_color(pixels + start, length, source);
      }
    }
  }
}

SPAN_CLONES
void span_fill_around(
    uint32_t *pixels, size_t width, size_t rows, const coverage_run *runs, size_t count, int32_t left,
    uint32_t color) {
  for (size_t row = 0; row < rows; row++, pixels += width) {
    size_t from = 0;
    for (const coverage_run *run = runs; run < runs + count; run++) {
      if (run->uniform != 255) continue;
      fill(pixels + from, (size_t)(run->start - left) - from, color);
      from = (size_t)(run->end - left);
    }
    fill(pixels + from, width - from, color);
  }
}

typedef int32_t sums4 __attribute__((vector_size(16)));

/// The sums of the numbers up to each.
INLINE sums4 running_sums(sums4 v) {
  const sums4 zero = {0};
  v += __builtin_shufflevector(zero, v, 0, 4, 5, 6);
  v += __builtin_shufflevector(zero, v, 0, 1, 4, 5);
  return v;
}

/// Covered areas in 1/65,536 pixel -> 8 bits, rounded to nearest.
INLINE sums4 coverage_of(sums4 area) {
  area &= area > 0;
  sums4 whole = area > 65536;
  area = (area & ~whole) | (whole & 65536);
  return (area * 255 + 32768) >> 16;
}

/// One colour over as many pixels as are alike.
INLINE void over_uniform(uint32_t *pixels, size_t count, uint32_t color, uint32_t coverage) {
  uint32_t source = coverage == 255 ? color : scaled(spread(color), coverage);
  if (source >> 24 == 255) {
    // Mostly a few blocks; loops for any count take longer to set up than these take.
    pixels8 all = REPEATED(8, source);
    for (; count >= 8; count -= 8, pixels += 8) STORE(pixels, all);
    for (; count > 0; count--) *pixels++ = source;
    return;
  }
  over_color(pixels, count, source);
}

SPAN_CLONES
void span_over_color_changes(
    uint32_t *pixels, size_t stride, coverage_rows changes, int32_t first, int32_t rows,
    uint32_t color) {
  int32_t columns = changes.count;
  for (int32_t row = first; row < first + rows; row++, pixels += stride) {
    int32_t *entries = changes.entries + (size_t)row * (size_t)changes.stride;
    uint64_t *marks = changes.marks + (size_t)row * (size_t)changes.words;
    int32_t end = 0, covered = 0;
    uint32_t uniform = 0;
    for (int32_t word = 0; word < changes.words; word++) {
      uint64_t bits = marks[word];
      marks[word] = 0;
      for (; bits; bits &= bits - 1) {
        int32_t place = (word * 64 + (int32_t)__builtin_ctzll(bits)) << coverage_block_bits;
        if (uniform && place > end) {
          over_uniform(pixels + end, (size_t)(place - end), color, uniform);
        }
        sums4 low, high;
        LOAD(low, entries + place);
        LOAD(high, entries + place + 4);
        const sums4 zero = {0};
        STORE(entries + place, zero);
        STORE(entries + place + 4, zero);
        low = running_sums(low) + covered;
        high = running_sums(high) + low[3];
        covered = high[3];
        sums4 lower = coverage_of(low), upper = coverage_of(high);
        uniform = (uint32_t)upper[3];
        end = place + coverage_block;
        pixels8 m = (pixels8)__builtin_shufflevector(lower, upper, 0, 1, 2, 3, 4, 5, 6, 7);
        m |= m << 16;
        pixels8 s = REPEATED(8, color), d;
        SCALE(8, s, m);
        if (end <= columns) {
          LOAD(d, pixels + place);
          OVER(8, d, s);
          STORE(pixels + place, d);
        } else if (place < columns) {
          uint32_t rest[coverage_block] = {0};
          size_t size = (size_t)(columns - place) * sizeof(uint32_t);
          memcpy(rest, pixels + place, size);
          LOAD(d, rest);
          OVER(8, d, s);
          STORE(rest, d);
          memcpy(pixels + place, rest, size);
        }
      }
    }
    if (uniform && end < columns) {
      over_uniform(pixels + end, (size_t)(columns - end), color, uniform);
    }
  }
}

// ---- A colour a pixel.

SPAN_CLONES
void span_over_colors(uint32_t *pixels, const uint32_t *colors, size_t count, uint8_t coverage) {
  uint32_t m = coverage;
  size_t i = 0;
#define STEP(N, SCALED)                                   \
  for (; i + N <= count; i += N) {                        \
    pixels##N s, d;                                       \
    LOAD(s, colors + i);                                  \
    LOAD(d, pixels + i);                                  \
    SCALED;                                               \
    OVER(N, d, s);                                        \
    STORE(pixels + i, d);                                 \
  }
  if (m == 255) {
    STEP(8, )
    STEP(4, )
  } else {
    STEP(8, SCALE(8, s, REPEATED(8, m | m << 16)))
    STEP(4, SCALE(4, s, REPEATED(4, m | m << 16)))
  }
#undef STEP
  FOR_THE_REST(i, count) pixels[i] = over(scaled(spread(colors[i]), m), pixels[i]);
}

SPAN_CLONES
void span_over_colors_mask(
    uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, size_t count) {
#define SOURCE(N) LOAD(s, colors + i)
  MASKED(SOURCE, colors[i]);
#undef SOURCE
}

/// div255 of a product, in 16 bits: 255 * 255 + 128 and its high byte stay below 65,536.
INLINE uint8_t product(uint8_t a, uint8_t b) {
  uint16_t x = (uint16_t)(a * b + 128);
  return (uint8_t)((uint16_t)(x + (x >> 8)) >> 8);
}

SPAN_CLONES
void span_multiply(uint8_t *products, const uint8_t *a, const uint8_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) products[i] = product(a[i], b[i]);
}

SPAN_CLONES
void span_multiply_uniform(uint8_t *products, const uint8_t *a, uint8_t b, size_t count) {
  for (size_t i = 0; i < count; i++) products[i] = product(a[i], b);
}
