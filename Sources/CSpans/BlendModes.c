// Rows of premultiplied pixels by the modes that are sums and products of channels.
//
// Eight pixels at a time, each channel in 16 bits: first red and blue, then green and alpha. All sums
// are taken modulo 65,536, which is exact, because what comes out in the end is at most 65,025
// whatever the terms on the way. A row's last pixels go through a buffer of eight. The modes with a
// quotient or a root are not here: they are rare and their time goes into divisions.
#include "include/BlendModes.h"
#include "include/SpanClones.h"
#include "SpanVectors.h"

#define LESSER(A, B) CHOSEN((A) < (B), A, B)
#define GREATER(A, B) CHOSEN((A) < (B), B, A)

/// A where a condition holds, else B.
#define CHOSEN(CONDITION, A, B) \
  (((halves8)(CONDITION) & (A)) | (~(halves8)(CONDITION) & (B)))

/// div255 of sums.
#define QUOTIENT(SUM) DIVIDED(8, (SUM) + 0x0080)

/// Eight pixels: COLOR_SUM and ALPHA_SUM are the op, times 255, of channels `s` and `d` under the
/// alphas `sa` and `da`; the latter for alpha itself.
#define STEP(COLOR_SUM, ALPHA_SUM, PIXELS, COLORS, COVERAGE)               \
  do {                                                                     \
    pixels8 source, below, m32;                                            \
    LOAD(source, COLORS);                                                  \
    LOAD(below, PIXELS);                                                   \
    LOAD_COVERAGE(8, m32, COVERAGE);                                       \
    pixels8 sa32 = source >> 24, da32 = below >> 24;                       \
    halves8 sa = (halves8)(sa32 | sa32 << 16);                             \
    halves8 da = (halves8)(da32 | da32 << 16);                             \
    halves8 m = (halves8)m32;                                              \
    halves8 s = (halves8)source & 0x00FF;                                  \
    halves8 d = (halves8)below & 0x00FF;                                   \
    (void)s, (void)sa, (void)da;                                           \
    halves8 even = QUOTIENT(COLOR_SUM);                                    \
    even = QUOTIENT(even * m + d * (255 - m));                             \
    s = (halves8)source >> 8;                                              \
    d = (halves8)below >> 8;                                               \
    halves8 color = QUOTIENT(COLOR_SUM);                                   \
    halves8 alpha = QUOTIENT(ALPHA_SUM);                                   \
    color = (halves8)(((pixels8)color & 0x0000FFFF) | ((pixels8)alpha & 0xFFFF0000)); \
    halves8 odd = QUOTIENT(color * m + d * (255 - m));                     \
    below = (pixels8)(even | odd << 8);                                    \
    STORE(PIXELS, below);                                                  \
  } while (0)

#define MODE(NAME, COLOR_SUM, ALPHA_SUM)                                   \
  SPAN_CLONES SPAN_MODE(NAME) {                                            \
    size_t i = 0;                                                          \
    for (; i + 8 <= count; i += 8) {                                       \
      uint64_t all;                                                        \
      LOAD(all, coverage + i);                                             \
      if (all == 0) continue;                                              \
      STEP(COLOR_SUM, ALPHA_SUM, pixels + i, colors + i, coverage + i);    \
    }                                                                      \
    size_t rest = count - i;                                               \
    if (rest == 0) return;                                                 \
    uint32_t last_pixels[8] = {0}, last_colors[8] = {0};                   \
    uint8_t last_coverage[8] = {0};                                        \
    memcpy(last_pixels, pixels + i, rest * sizeof *pixels);                \
    memcpy(last_colors, colors + i, rest * sizeof *colors);                \
    memcpy(last_coverage, coverage + i, rest);                             \
    STEP(COLOR_SUM, ALPHA_SUM, last_pixels, last_colors, last_coverage);   \
    memcpy(pixels + i, last_pixels, rest * sizeof *pixels);                \
  }

/// An operator of Porter and Duff, to which alpha is a channel like any.
#define OPERATOR(NAME, SUM) MODE(NAME, SUM, SUM)

OPERATOR(clear, s & 0)
OPERATOR(copy, 255 * s)
OPERATOR(destination_over, s * (255 - da) + 255 * d)
OPERATOR(source_in, s * da)
OPERATOR(destination_in, d * sa)
OPERATOR(source_out, s * (255 - da))
OPERATOR(destination_out, d * (255 - sa))
OPERATOR(source_atop, s * da + d * (255 - sa))
OPERATOR(destination_atop, s * (255 - da) + d * sa)
OPERATOR(xor, s * (255 - da) + d * (255 - sa))
OPERATOR(plus_lighter, 255 * LESSER(s + d, (halves8){0} + 255))

/// A separable mode, mixed source-over; BLENDED is sa * da * B(cb, cs).
#define SEPARABLE(NAME, BLENDED)                                           \
  MODE(NAME, s *(255 - da) + d * (255 - sa) + (BLENDED), 255 * (sa + da) - sa * da)

/// Hard-light of a source S under SA and a backdrop D under DA.
#define HARD_LIGHT(S, SA, D, DA) \
  CHOSEN(2 * (S) <= (SA), 2 * (S) * (D), (SA) * (DA) - 2 * ((DA) - (D)) * ((SA) - (S)))

SEPARABLE(multiply, s * d)
SEPARABLE(screen, sa * d + da * s - s * d)
SEPARABLE(overlay, HARD_LIGHT(d, da, s, sa))
SEPARABLE(darken, LESSER(s * da, d * sa))
SEPARABLE(lighten, GREATER(s * da, d * sa))
SEPARABLE(hard_light, HARD_LIGHT(s, sa, d, da))
SEPARABLE(difference, GREATER(s * da, d * sa) - LESSER(s * da, d * sa))
SEPARABLE(exclusion, sa * d + da * s - 2 * s * d)
