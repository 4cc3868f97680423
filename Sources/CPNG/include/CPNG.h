// The fence around libpng: PNG bytes in memory -> pixels, texts and a colour profile, and back.
//
// libpng reports an error by calling a handler that must not return, so the handler has to longjmp.
// A jump across Swift frames is undefined, and Swift cannot call setjmp. Hence this fence, with
// four invariants that CPNG.c keeps and that its one client, TesseraPNG, relies on:
//
// 1. setjmp and longjmp occur in CPNG.c only, and a jump never leaves the function that armed it.
// 2. No function takes a callback, so no frame of another language lies between the two.
// 3. Everything is memory to memory. No function opens a file or prints.
// 4. No type of libpng and no jump buffer shows in this header.
//
// Rejected: libpng's simplified API (png_image_*), which catches its own jumps but can neither
// write texts nor choose the compression, and has no limits.
//
// Nothing here is shared between calls: any number of threads may be inside at once.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One text of a file, lent: the pointers stay the property of whoever made the value.
typedef struct {
  /// Latin-1, ends in NUL.
  const char *_Nonnull keyword;
  /// UTF-8 or Latin-1, ends in NUL, no NUL inside.
  const char *_Nonnull text;
  /// The text is UTF-8 (chunk iTXt), else Latin-1 (chunk tEXt or zTXt).
  bool isUTF8;
  /// The text is stored deflated (chunk zTXt, or iTXt with its flag).
  bool isCompressed;
} CPNGText;

/// What to decode, where to, and how far libpng may go.
typedef struct {
  /// The whole file.
  const uint8_t *_Nonnull bytes;
  /// Bytes of the file.
  size_t count;
  /// Pixels in a row, as the caller read them from the header. A file that says otherwise fails.
  uint32_t width;
  /// Rows, likewise.
  uint32_t height;
  /// Room for exactly width * height * 4 bytes: straight RGBA, 8 bits a channel, rows from the top.
  uint8_t *_Nonnull pixels;
  /// Largest number of bytes of one chunk other than IDAT, as stored and once more inflated.
  size_t chunkBytes;
  /// Largest number of texts; further ones are skipped with a warning.
  uint32_t textCount;
} CPNGSource;

/// The result of cpng_read.
typedef struct CPNGReading CPNGReading;

/// Decodes a file: every colour type, depth and interlace becomes straight RGBA, tRNS honoured,
/// 16 bits scaled to 8 with rounding. Gamma and profiles change no pixel.
///
/// Returns NULL only when there is no memory for the result itself. The result does not refer to
/// source->bytes or source->pixels; on failure the pixels hold whatever was decoded so far.
CPNGReading *_Nullable cpng_read(const CPNGSource *_Nonnull source);

/// libpng's message when the reading failed, else NULL. Lives as long as the reading.
const char *_Nullable cpng_reading_error(const CPNGReading *_Nonnull reading);

/// The number of warnings kept.
size_t cpng_reading_warning_count(const CPNGReading *_Nonnull reading);

/// One warning, index below the count. Lives as long as the reading.
const char *_Nonnull cpng_reading_warning(const CPNGReading *_Nonnull reading, size_t index);

/// The number of texts, in the order of the file; 0 after a failure.
size_t cpng_reading_text_count(const CPNGReading *_Nonnull reading);

/// One text, index below the count. Lives as long as the reading.
CPNGText cpng_reading_text(const CPNGReading *_Nonnull reading, size_t index);

/// The embedded ICC profile, inflated. Lives as long as the reading; NULL where there is none that
/// libpng accepts, and after a failure.
const uint8_t *_Nullable cpng_reading_profile(const CPNGReading *_Nonnull reading);

/// The number of bytes of the profile, 0 where there is none.
size_t cpng_reading_profile_count(const CPNGReading *_Nonnull reading);

/// Releases a reading and all that it lent.
void cpng_reading_free(CPNGReading *_Nonnull reading);

/// The bytes that deflating gave.
typedef struct CPNGStream CPNGStream;

/// Deflates bytes to a zlib stream, at most 2^31 of them, with the effort that goldens are worth: the
/// same stream for the same bytes and the same zlib, on any processor.
///
/// Returns NULL when there is not enough memory. The result does not refer to the bytes.
CPNGStream *_Nullable cpng_deflate(const uint8_t *_Nonnull bytes, size_t count);

/// The stream's bytes. Live as long as the stream.
const uint8_t *_Nonnull cpng_stream_bytes(const CPNGStream *_Nonnull stream);

/// The number of bytes of the stream.
size_t cpng_stream_count(const CPNGStream *_Nonnull stream);

/// Releases a stream and its bytes.
void cpng_stream_free(CPNGStream *_Nonnull stream);

/// A chunk that libpng knows nothing of, lent.
typedef struct {
  /// Its name: four ASCII letters.
  uint8_t name[4];
  /// Its payload.
  const uint8_t *_Nullable bytes;
  /// Bytes of the payload, at most 2^31 - 1.
  size_t count;
} CPNGChunk;

/// A picture to encode, its pixels already packed and deflated.
typedef struct {
  /// Pixels in a row, 1 or more.
  uint32_t width;
  /// Rows, 1 or more.
  uint32_t height;
  /// Bits of a sample: 1, 2, 4 or 8, as the colour type allows.
  int depth;
  /// The colour type: 0, 2, 3, 4 or 6 (PNG specification, table 11.1).
  int colorType;
  /// The palette of colour type 3: red, green, blue for each entry.
  const uint8_t *_Nullable palette;
  /// Number of entries, 1 to 2 to the depth; 0 for other colour types.
  size_t paletteCount;
  /// The alphas of the first entries; all others are opaque.
  const uint8_t *_Nullable alphas;
  /// Number of alphas, at most paletteCount.
  size_t alphaCount;
  /// The zlib stream of the rows, each behind its filter byte, at most 2^31 - 1 bytes.
  const uint8_t *_Nonnull stream;
  /// Bytes of the stream.
  size_t streamCount;
  /// The resolution to note, in pixels per metre.
  uint32_t pixelsPerMetre;
  /// The texts, written before the pixels. The keywords obey the PNG specification (libpng would
  /// quietly alter others), the texts are not empty where they are to be compressed.
  const CPNGText *_Nullable texts;
  /// Number of texts.
  size_t textCount;
  /// Chunks that are written before the pixels.
  const CPNGChunk *_Nullable before;
  /// Number of those.
  size_t beforeCount;
  /// Chunks that are written after the pixels.
  const CPNGChunk *_Nullable after;
  /// Number of those.
  size_t afterCount;
} CPNGPicture;

/// The result of cpng_write.
typedef struct CPNGWriting CPNGWriting;

/// Writes a picture's file: chunks IHDR, sRGB (perceptual), PLTE, tRNS, pHYs, texts (zlib's level 9),
/// those before the pixels, one IDAT, those after the pixels, IEND in this order.
///
/// Returns NULL only when there is no memory for the result itself. The result does not refer to
/// the picture.
CPNGWriting *_Nullable cpng_write(const CPNGPicture *_Nonnull picture);

/// libpng's message when the writing failed, else NULL. Lives as long as the writing.
const char *_Nullable cpng_writing_error(const CPNGWriting *_Nonnull writing);

/// The file's bytes. Live as long as the writing; NULL after a failure.
const uint8_t *_Nullable cpng_writing_bytes(const CPNGWriting *_Nonnull writing);

/// The number of bytes of the file; 0 after a failure.
size_t cpng_writing_count(const CPNGWriting *_Nonnull writing);

/// Releases a writing and its bytes.
void cpng_writing_free(CPNGWriting *_Nonnull writing);

/// The CRC-32 of bytes, as PNG chunks carry it over their name and payload.
uint32_t cpng_checksum(const uint8_t *_Nullable bytes, size_t count);
