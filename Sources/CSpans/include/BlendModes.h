#ifndef TESSERA_BLEND_MODES_H
#define TESSERA_BLEND_MODES_H

#include <stddef.h>
#include <stdint.h>

// Blend modes but source-over on rows of premultiplied pixels: op is summed exactly and divided once,
// then D' = div255(op * m + D * (255 - m)). A colour and a byte of coverage for each pixel; ranges do
// not overlap. The Swift types `PorterDuff` and `Separable` say the same and tell each formula's source.

#define SPAN_MODE(NAME)                                                                    \
  void span_mode_##NAME(                                                                   \
      uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, size_t count)

SPAN_MODE(clear);
SPAN_MODE(copy);
SPAN_MODE(destination_over);
SPAN_MODE(source_in);
SPAN_MODE(destination_in);
SPAN_MODE(source_out);
SPAN_MODE(destination_out);
SPAN_MODE(source_atop);
SPAN_MODE(destination_atop);
SPAN_MODE(xor);
SPAN_MODE(plus_lighter);
SPAN_MODE(multiply);
SPAN_MODE(screen);
SPAN_MODE(overlay);
SPAN_MODE(darken);
SPAN_MODE(lighten);
SPAN_MODE(hard_light);
SPAN_MODE(difference);
SPAN_MODE(exclusion);

#endif
