#include "include/Images.h"
#include "include/SpanClones.h"
#ifdef SPAN_AVX2
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// Every function has a twin of the same arithmetic in Swift, which says what it has to give.
//
// The two that mix neighbours are written out for AVX2 and for SSE2, which every x86-64 has, because no
// compiler finds the instructions that multiply with rounding or add pairs in a loop; other processors
// take the loop, with the same bits.

SPAN_CLONES
void span_add_row(uint32_t *sums, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] += bytes[i];
}

static inline uint32_t word(const uint8_t *bytes) {
  uint32_t word;
  __builtin_memcpy(&word, bytes, sizeof word);
  return word;
}

static uint32_t mix_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, size_t count, uint16_t share) {
  uint32_t shared = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i += 4) shared &= word(first + i) & word(last + i);
  for (size_t i = 0; i < count; i++) {
    averages[i] = (uint16_t)(first[i] * 128 + (((last[i] - first[i]) * share + 64) >> 7));
  }
  return shared;
}

#ifdef __SSE2__
/// Eight averages of pairs of numbers by two weights.
static inline __m128i weighted_pairs(__m128i low, __m128i high, __m128i weights) {
  __m128i half = _mm_set1_epi32(64);
  low = _mm_srai_epi32(_mm_add_epi32(_mm_madd_epi16(low, weights), half), 7);
  high = _mm_srai_epi32(_mm_add_epi32(_mm_madd_epi16(high, weights), half), 7);
  return _mm_packs_epi32(low, high);
}

static uint32_t mix_rows_sse2(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, size_t count, uint16_t share) {
  __m128i weights = _mm_set1_epi32((16384 - share) | share << 16), zero = _mm_setzero_si128();
  __m128i all = _mm_set1_epi32(-1);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m128i a = _mm_loadu_si128((const __m128i_u *)(first + i));
    __m128i b = _mm_loadu_si128((const __m128i_u *)(last + i));
    all = _mm_and_si128(all, _mm_and_si128(a, b));
    __m128i low = _mm_unpacklo_epi8(a, b), high = _mm_unpackhi_epi8(a, b);
    __m128i_u *target = (__m128i_u *)(averages + i);
    _mm_storeu_si128(
        target, weighted_pairs(
                    _mm_unpacklo_epi8(low, zero), _mm_unpackhi_epi8(low, zero), weights));
    _mm_storeu_si128(
        target + 1, weighted_pairs(
                        _mm_unpacklo_epi8(high, zero), _mm_unpackhi_epi8(high, zero), weights));
  }
  uint32_t words[4];
  __builtin_memcpy(words, &all, sizeof words);
  return words[0] & words[1] & words[2] & words[3] &
         mix_rows(averages + i, first + i, last + i, count - i, share);
}
#endif

#ifdef SPAN_AVX2
/// The bits that eight words share.
__attribute__((target("avx2"))) static inline uint32_t shared_bits(__m256i all) {
  __m128i four = _mm_and_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
  __m128i two = _mm_and_si128(four, _mm_unpackhi_epi64(four, four));
  return (uint32_t)_mm_cvtsi128_si32(two) & (uint32_t)_mm_extract_epi32(two, 1);
}

/// 16 averages of pairs of bytes by two weights each: both with 7 bits, of which the lower ones are
/// rounded and those above are not.
__attribute__((target("avx2"))) static inline __m256i weighted(
    __m256i pairs, __m256i high, __m256i low) {
  __m256i rest = _mm256_mulhrs_epi16(_mm256_maddubs_epi16(pairs, low), _mm256_set1_epi16(256));
  return _mm256_add_epi16(_mm256_maddubs_epi16(pairs, high), rest);
}

__attribute__((target("avx2"))) static uint32_t mix_rows_avx2(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, size_t count, size_t stride,
    uint16_t share) {
  int rest = 16384 - share;
  __m256i high = _mm256_set1_epi16((int16_t)(rest >> 7 | (share >> 7) << 8));
  __m256i low = _mm256_set1_epi16((int16_t)((rest & 127) | (share & 127) << 8));
  __m256i all = _mm256_set1_epi32(-1);
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    // The next device row will read the source rows that follow.
    _mm_prefetch((const char *)((uintptr_t)last + stride * (1 + (i >> 5 & 1)) + i), _MM_HINT_T0);
    __m256i a = _mm256_loadu_si256((const __m256i_u *)(first + i));
    __m256i b = _mm256_loadu_si256((const __m256i_u *)(last + i));
    all = _mm256_and_si256(all, _mm256_and_si256(a, b));
    __m256i even = weighted(_mm256_unpacklo_epi8(a, b), high, low);
    __m256i odd = weighted(_mm256_unpackhi_epi8(a, b), high, low);
    __m128i_u *target = (__m128i_u *)(averages + i);
    _mm_storeu_si128(target, _mm256_castsi256_si128(even));
    _mm_storeu_si128(target + 1, _mm256_castsi256_si128(odd));
    _mm_storeu_si128(target + 2, _mm256_extracti128_si256(even, 1));
    _mm_storeu_si128(target + 3, _mm256_extracti128_si256(odd, 1));
  }
  return shared_bits(all) & mix_rows(averages + i, first + i, last + i, count - i, share);
}
#endif

uint32_t span_mix_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, size_t count, size_t stride,
    uint16_t share) {
#ifdef SPAN_AVX2
  if (__builtin_cpu_supports("avx2")) {
    // A weight of a whole does not fit a signed byte; two halves of the same row do.
    return share > 0 ? mix_rows_avx2(averages, first, last, count, stride, share)
                     : mix_rows_avx2(averages, first, first, count, stride, 8192);
  }
#endif
#ifdef __SSE2__
  return mix_rows_sse2(averages, first, last, count, share);
#else
  return mix_rows(averages, first, last, count, share);
#endif
}

SPAN_CLONES
void span_average_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *last, const uint32_t *sums,
    size_t count, int32_t first_weight, int32_t last_weight, double factor) {
  for (size_t i = 0; i < count; i++) {
    int32_t ends = first[i] * first_weight + last[i] * last_weight;
    double sum = (double)ends + (double)(int32_t)sums[i] * 16384;
    averages[i] = (uint16_t)(int32_t)(sum * factor + 0.5);
  }
}

SPAN_CLONES
void span_average_few_rows(
    uint16_t *averages, const uint8_t *first, const uint8_t *middle, const uint8_t *last,
    size_t count, int16_t first_weight, int16_t middle_weight, int16_t last_weight, double factor) {
  for (size_t i = 0; i < count; i++) {
    int32_t sum = first[i] * first_weight + middle[i] * middle_weight + last[i] * last_weight;
    averages[i] = (uint16_t)(int32_t)((double)sum * factor + 0.5);
  }
}

static uint32_t mix_columns(
    uint32_t *pixels, const uint16_t *averages, const uint32_t *places, const int16_t *weights,
    size_t count) {
  uint32_t shared = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) {
    const uint16_t *first = averages + places[i] / 2;
    uint32_t pixel = 0;
    for (int channel = 0; channel < 4; channel++) {
      int32_t sum = first[channel] * weights[i * 8] + first[channel + 4] * weights[i * 8 + 1];
      pixel |= (uint32_t)((sum + (1 << 20)) >> 21) << (8 * channel);
    }
    pixels[i] = pixel;
    shared &= pixel;
  }
  return shared;
}

#ifdef __SSE2__
/// Writes and returns four pixels, the channels of which are given, cut to bytes.
static inline __m128i write_pixels(uint32_t *pixels, const __m128i *channels) {
  __m128i row = _mm_packus_epi16(
      _mm_packs_epi32(channels[0], channels[1]), _mm_packs_epi32(channels[2], channels[3]));
  _mm_storeu_si128((__m128i_u *)pixels, row);
  return row;
}

/// The bits that all of four pixels have.
static inline uint32_t common_bits(__m128i pixels) {
  uint32_t words[4];
  __builtin_memcpy(words, &pixels, sizeof words);
  return words[0] & words[1] & words[2] & words[3];
}

static uint32_t mix_columns_sse2(
    uint32_t *pixels, const uint16_t *averages, const uint32_t *places, const int16_t *weights,
    size_t count) {
  __m128i half = _mm_set1_epi32(1 << 20), all = _mm_set1_epi32(-1);
  const uint8_t *bytes = (const uint8_t *)averages;
  for (size_t done = 0; done < count; done += 4) {
    // The last four overlap those before them.
    size_t i = done + 4 <= count ? done : count - 4;
    __m128i sums[4];
    for (size_t k = 0; k < 4; k++) {
      __m128i both = _mm_loadu_si128((const __m128i_u *)(bytes + places[i + k]));
      __m128i pairs = _mm_unpacklo_epi16(both, _mm_unpackhi_epi64(both, both));
      __m128i shares = _mm_loadu_si128((const __m128i_u *)(weights + (i + k) * 8));
      sums[k] = _mm_srai_epi32(_mm_add_epi32(_mm_madd_epi16(pairs, shares), half), 21);
    }
    all = _mm_and_si128(all, write_pixels(pixels + i, sums));
  }
  return common_bits(all);
}
#endif

#ifdef SPAN_AVX2
__attribute__((target("avx2"))) static uint32_t mix_columns_avx2(
    uint32_t *pixels, const uint16_t *averages, const uint32_t *places, const int16_t *weights,
    size_t count) {
  // The channels of two neighbours, side by side.
  __m256i pairs = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  __m256i half = _mm256_set1_epi32(1 << 20), all = _mm256_set1_epi32(-1);
  const uint8_t *bytes = (const uint8_t *)averages;
  for (size_t done = 0; done < count; done += 8) {
    // The last eight overlap those before them.
    size_t i = done + 8 <= count ? done : count - 8;
    __m256i sums[4];
    for (size_t k = 0; k < 4; k++) {
      // Two pixels, one in each half of the register.
      const uint32_t *place = places + i + k * 2;
      __m256i both = _mm256_inserti128_si256(
          _mm256_castsi128_si256(_mm_loadu_si128((const __m128i_u *)(bytes + place[0]))),
          _mm_loadu_si128((const __m128i_u *)(bytes + place[1])), 1);
      __m256i shares = _mm256_loadu_si256((const __m256i_u *)(weights + (i + k * 2) * 8));
      __m256i sum = _mm256_madd_epi16(_mm256_shuffle_epi8(both, pairs), shares);
      sums[k] = _mm256_srai_epi32(_mm256_add_epi32(sum, half), 21);
    }
    __m256i row = _mm256_permutevar8x32_epi32(
        _mm256_packus_epi16(
            _mm256_packs_epi32(sums[0], sums[1]), _mm256_packs_epi32(sums[2], sums[3])),
        order);
    _mm256_storeu_si256((__m256i_u *)(pixels + i), row);
    all = _mm256_and_si256(all, row);
  }
  return shared_bits(all);
}
#endif

uint32_t span_mix_columns(
    uint32_t *pixels, const uint16_t *averages, const uint32_t *places, const int16_t *weights,
    size_t count) {
#ifdef SPAN_AVX2
  if (count >= 8 && __builtin_cpu_supports("avx2")) {
    return mix_columns_avx2(pixels, averages, places, weights, count);
  }
#endif
#ifdef __SSE2__
  if (count >= 4) return mix_columns_sse2(pixels, averages, places, weights, count);
#endif
  return mix_columns(pixels, averages, places, weights, count);
}

typedef int32_t quads __attribute__((vector_size(16)));
typedef uint16_t halves __attribute__((vector_size(8)));
typedef uint8_t bytes __attribute__((vector_size(4)));
typedef double doubles __attribute__((vector_size(32)));

static inline quads channels(const uint16_t *averages) {
  halves values;
  __builtin_memcpy(&values, averages, sizeof values);
  return __builtin_convertvector(values, quads);
}

SPAN_CLONES
uint32_t span_average_columns(
    uint32_t *pixels, const uint16_t *averages, const span_taps *taps, size_t count) {
  uint32_t shared = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) {
    span_taps tap = taps[i];
    quads ends = channels(averages + tap.first * 4) * tap.first_weight +
                 channels(averages + tap.last * 4) * tap.last_weight;
    quads middle = {0, 0, 0, 0};
    for (int32_t place = tap.first + 1; place < tap.last; place++) {
      middle += channels(averages + place * 4);
    }
    doubles sum = __builtin_convertvector(ends, doubles) +
                  __builtin_convertvector(middle, doubles) * 16384;
    quads values = __builtin_convertvector(sum * tap.factor + 0.5, quads);
    bytes result = __builtin_convertvector(values, bytes);
    uint32_t pixel;
    __builtin_memcpy(&pixel, &result, sizeof pixel);
    pixels[i] = pixel;
    shared &= pixel;
  }
  return shared;
}

static uint32_t average_few_columns(
    uint32_t *pixels, const uint16_t *averages, const span_few_taps *taps, size_t count) {
  uint32_t shared = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) {
    const span_few_taps *tap = taps + i;
    const uint16_t *first = averages + tap->place / 2;
    quads sum = channels(first) * tap->weights[0] + channels(first + 4) * tap->weights[1] +
                channels(first + 8) * tap->weights[2] + channels(first + 12) * tap->weights[3];
    doubles average = __builtin_convertvector(sum, doubles) * tap->factor + 0.5;
    bytes result = __builtin_convertvector(__builtin_convertvector(average, quads), bytes);
    uint32_t pixel;
    __builtin_memcpy(&pixel, &result, sizeof pixel);
    pixels[i] = pixel;
    shared &= pixel;
  }
  return shared;
}

#ifdef SPAN_AVX2
__attribute__((target("avx2"))) static uint32_t average_few_columns_avx2(
    uint32_t *pixels, const uint16_t *averages, const span_few_taps *taps, size_t count) {
  // The channels of two neighbours, side by side, and the weights of two neighbours, four times.
  __m256i pairs = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  __m256i shares = _mm256_setr_epi8(
      0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7);
  __m256d half = _mm256_set1_pd(0.5);
  __m128i all = _mm_set1_epi32(-1);
  for (size_t done = 0; done < count; done += 4) {
    // The last four overlap those before them.
    size_t i = done + 4 <= count ? done : count - 4;
    __m128i sums[4];
    for (size_t k = 0; k < 4; k++) {
      const span_few_taps *tap = taps + i + k;
      long long weights;
      __builtin_memcpy(&weights, tap->weights, sizeof weights);
      __m256i four =
          _mm256_loadu_si256((const __m256i_u *)((const uint8_t *)averages + tap->place));
      __m256i sum = _mm256_madd_epi16(
          _mm256_shuffle_epi8(four, pairs),
          _mm256_shuffle_epi8(_mm256_set1_epi64x(weights), shares));
      __m128i both =
          _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
      __m256d average = _mm256_mul_pd(_mm256_cvtepi32_pd(both), _mm256_set1_pd(tap->factor));
      sums[k] = _mm256_cvttpd_epi32(_mm256_add_pd(average, half));
    }
    all = _mm_and_si128(all, write_pixels(pixels + i, sums));
  }
  return common_bits(all);
}
#endif

uint32_t span_average_few_columns(
    uint32_t *pixels, const uint16_t *averages, const span_few_taps *taps, size_t count) {
#ifdef SPAN_AVX2
  if (count >= 4 && __builtin_cpu_supports("avx2")) {
    return average_few_columns_avx2(pixels, averages, taps, count);
  }
#endif
  return average_few_columns(pixels, averages, taps, count);
}

static inline uint32_t divided(uint32_t products) {
  products += 0x00800080;
  return ((products + (products >> 8 & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

SPAN_CLONES
void span_scale(uint32_t *pixels, size_t count, uint32_t m) {
  for (size_t i = 0; i < count; i++) {
    uint32_t even = divided((pixels[i] & 0x00FF00FF) * m);
    uint32_t odd = divided((pixels[i] >> 8 & 0x00FF00FF) * m);
    pixels[i] = even | odd << 8;
  }
}
