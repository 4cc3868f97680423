// How the invariants of CPNG.h are kept.
//
// cpng_read and cpng_write are the only functions that call what may raise in libpng. Each calls
// setjmp before its first such call (png_create_*_struct may raise, too), and when it returns, no
// frame of libpng is left. After a jump, automatic variables that changed since setjmp would be
// indeterminate; so all state lives in the heap block that is returned, and the pointer to it never
// changes. The only libpng call outside the two functions is png_destroy_*, which just frees.
//
// Pixels are deflated before libpng writes them, so that the caller chooses with what, and that no
// library filters or copies rows one by one.

#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { messageSize = 192, warningLimit = 16 };

// Where libpng's handlers put what they are told.
typedef struct {
  jmp_buf jump;
  bool failed;
  char error[messageSize];
  size_t warningCount;
  char warnings[warningLimit][messageSize];
} Report;

static void copy_message(char target[messageSize], png_const_charp message) {
  strncpy(target, message != NULL ? message : "no reason given", messageSize - 1);
  target[messageSize - 1] = 0;
}

static void fail(Report *report, png_const_charp message) {
  report->failed = true;
  copy_message(report->error, message);
}

static void on_error(png_structp png, png_const_charp message) {
  Report *const report = png_get_error_ptr(png);
  fail(report, message);
  longjmp(report->jump, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  Report *const report = png_get_error_ptr(png);
  // A file can provoke any number of warnings; the first few tell what is wrong with it.
  if (report->warningCount == warningLimit) return;
  copy_message(report->warnings[report->warningCount], message);
  report->warningCount += 1;
}

// Reading

struct CPNGReading {
  Report report;
  png_structp png;
  png_infop info;
  // What is left of the file.
  const uint8_t *bytes;
  size_t count;
  // Lent by libpng until its structures are destroyed.
  png_textp texts;
  int textCount;
  png_bytep profile;
  png_uint_32 profileCount;
};

static void on_read(png_structp png, png_bytep target, size_t count) {
  CPNGReading *const reading = png_get_io_ptr(png);
  if (count > reading->count) png_error(png, "the data ends early");
  memcpy(target, reading->bytes, count);
  reading->bytes += count;
  reading->count -= count;
}

// Chunks that the client reads by itself or not at all. libpng checks their CRC and skips them, so
// that it cannot stumble over what nobody asks it for.
static const png_byte skippedChunks[][5] = {
    "bKGD", "cHRM", "eXIf", "gAMA", "hIST", "oFFs", "pCAL",
    "pHYs", "sBIT", "sCAL", "sPLT", "sRGB", "tIME",
};

CPNGReading *cpng_read(const CPNGSource *source) {
  CPNGReading *const reading = calloc(1, sizeof *reading);
  if (reading == NULL) return NULL;
  reading->bytes = source->bytes;
  reading->count = source->count;
  if (setjmp(reading->report.jump) != 0) return reading;

  reading->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading->report, on_error, on_warning);
  if (reading->png != NULL) reading->info = png_create_info_struct(reading->png);
  if (reading->info == NULL) {
    fail(&reading->report, "libpng cannot start");
    return reading;
  }
  const png_structp png = reading->png;
  const png_infop info = reading->info;
  png_set_read_fn(png, reading, on_read);

  png_set_user_limits(png, source->width, source->height);
  png_set_chunk_malloc_max(png, source->chunkBytes);
  // libpng counts down from this number and takes no more chunks when it reaches one.
  png_set_chunk_cache_max(png, source->textCount + 2);
  png_set_keep_unknown_chunks(
      png, PNG_HANDLE_CHUNK_NEVER, skippedChunks[0], sizeof skippedChunks / sizeof *skippedChunks);
  // The client judges profiles by their numbers; libpng's list of known sRGB files only warns.
  png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);

  png_read_info(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);

  // What makes the writes below stay inside source->pixels.
  const size_t rowBytes = (size_t)source->width * 4;
  if (png_get_image_width(png, info) != source->width ||
      png_get_image_height(png, info) != source->height ||
      png_get_rowbytes(png, info) != rowBytes) {
    png_error(png, "the size is not the one that was announced");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < source->height; y++) {
      png_read_row(png, source->pixels + y * rowBytes, NULL);
    }
  }
  png_read_end(png, info);

  png_charp name;
  int compression;
  png_get_iCCP(png, info, &name, &compression, &reading->profile, &reading->profileCount);
  png_get_text(png, info, &reading->texts, &reading->textCount);
  return reading;
}

const char *cpng_reading_error(const CPNGReading *reading) {
  return reading->report.failed ? reading->report.error : NULL;
}

size_t cpng_reading_warning_count(const CPNGReading *reading) {
  return reading->report.warningCount;
}

const char *cpng_reading_warning(const CPNGReading *reading, size_t index) {
  return reading->report.warnings[index];
}

size_t cpng_reading_text_count(const CPNGReading *reading) {
  return (size_t)reading->textCount;
}

CPNGText cpng_reading_text(const CPNGReading *reading, size_t index) {
  const png_text *const text = &reading->texts[index];
  return (CPNGText){
      .keyword = text->key,
      .text = text->text,
      .isUTF8 = text->compression >= PNG_ITXT_COMPRESSION_NONE,
      .isCompressed = text->compression == PNG_TEXT_COMPRESSION_zTXt ||
                      text->compression == PNG_ITXT_COMPRESSION_zTXt,
  };
}

const uint8_t *cpng_reading_profile(const CPNGReading *reading) { return reading->profile; }

size_t cpng_reading_profile_count(const CPNGReading *reading) { return reading->profileCount; }

void cpng_reading_free(CPNGReading *reading) {
  png_destroy_read_struct(&reading->png, &reading->info, NULL);
  free(reading);
}

// Deflating

struct CPNGStream {
  size_t count;
  uint8_t bytes[];
};

CPNGStream *cpng_deflate(const uint8_t *bytes, size_t count) {
  // Searches of at most 384 candidates, where level 8 itself allows 1024: on
  // sheets of cells half of level 9's time for one percent more bytes.
  enum { level = 8, window = 15, memory = 8, good = 32, lazy = 64, nice = 258, chain = 384 };
  z_stream zlib = {0};
  if (deflateInit2(&zlib, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY) != Z_OK) {
    return NULL;
  }
  const size_t room = deflateBound(&zlib, count);
  CPNGStream *const stream = malloc(sizeof *stream + room);
  if (stream != NULL) {
    zlib.next_in = (z_const Bytef *)bytes;
    zlib.avail_in = (uInt)count;
    zlib.next_out = stream->bytes;
    zlib.avail_out = (uInt)room;
    deflateTune(&zlib, good, lazy, nice, chain);
    // With room as deflateBound asks for, one call is enough and cannot fail.
    deflate(&zlib, Z_FINISH);
    stream->count = zlib.total_out;
  }
  deflateEnd(&zlib);
  return stream;
}

const uint8_t *cpng_stream_bytes(const CPNGStream *stream) { return stream->bytes; }

size_t cpng_stream_count(const CPNGStream *stream) { return stream->count; }

void cpng_stream_free(CPNGStream *stream) { free(stream); }

// Writing

struct CPNGWriting {
  Report report;
  png_structp png;
  png_infop info;
  png_textp texts;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

static void on_write(png_structp png, png_bytep source, size_t count) {
  CPNGWriting *const writing = png_get_io_ptr(png);
  if (count > writing->capacity - writing->count) {
    // Doubling keeps the copies linear. No sum wraps: both terms are bytes that are in memory.
    const size_t capacity = 2 * writing->capacity + count;
    uint8_t *const bytes = realloc(writing->bytes, capacity);
    if (bytes == NULL) png_error(png, "out of memory");
    writing->bytes = bytes;
    writing->capacity = capacity;
  }
  memcpy(writing->bytes + writing->count, source, count);
  writing->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static int compression_of(CPNGText text) {
  if (text.isUTF8) return text.isCompressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
  return text.isCompressed ? PNG_TEXT_COMPRESSION_zTXt : PNG_TEXT_COMPRESSION_NONE;
}

// May raise, so only cpng_write calls it.
static void write_chunks(png_structp png, const CPNGChunk *chunks, size_t count) {
  for (size_t index = 0; index < count; index++) {
    png_write_chunk(png, chunks[index].name, chunks[index].bytes, chunks[index].count);
  }
}

CPNGWriting *cpng_write(const CPNGPicture *picture) {
  CPNGWriting *const writing = calloc(1, sizeof *writing);
  if (writing == NULL) return NULL;
  if (setjmp(writing->report.jump) != 0) return writing;

  writing->png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &writing->report, on_error, on_warning);
  if (writing->png != NULL) writing->info = png_create_info_struct(writing->png);
  if (writing->info == NULL) {
    fail(&writing->report, "libpng cannot start");
    return writing;
  }
  const png_structp png = writing->png;
  const png_infop info = writing->info;
  png_set_write_fn(png, writing, on_write, on_flush);

  png_set_text_compression_level(png, Z_BEST_COMPRESSION);
  png_set_IHDR(
      png, info, picture->width, picture->height, picture->depth, picture->colorType,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (picture->paletteCount > 0) {
    // libpng copies both; its types merely lack the const.
    png_set_PLTE(
        png, info, (png_const_colorp)(const void *)picture->palette, (int)picture->paletteCount);
  }
  if (picture->alphaCount > 0) {
    png_set_tRNS(png, info, picture->alphas, (int)picture->alphaCount, NULL);
  }
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(
      png, info, picture->pixelsPerMetre, picture->pixelsPerMetre, PNG_RESOLUTION_METER);
  if (picture->textCount > 0) {
    writing->texts = calloc(picture->textCount, sizeof *writing->texts);
    if (writing->texts == NULL) png_error(png, "out of memory");
    for (size_t index = 0; index < picture->textCount; index++) {
      // libpng copies the strings; its structure merely lacks the const.
      writing->texts[index].key = (png_charp)picture->texts[index].keyword;
      writing->texts[index].text = (png_charp)picture->texts[index].text;
      writing->texts[index].compression = compression_of(picture->texts[index]);
    }
    png_set_text(png, info, writing->texts, (int)picture->textCount);
  }
  png_write_info(png, info);

  // png_write_end would miss the pixels that libpng has not deflated itself.
  write_chunks(png, picture->before, picture->beforeCount);
  png_write_chunk(png, (png_const_bytep)"IDAT", picture->stream, picture->streamCount);
  write_chunks(png, picture->after, picture->afterCount);
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
  return writing;
}

const char *cpng_writing_error(const CPNGWriting *writing) {
  return writing->report.failed ? writing->report.error : NULL;
}

const uint8_t *cpng_writing_bytes(const CPNGWriting *writing) {
  return writing->report.failed ? NULL : writing->bytes;
}

size_t cpng_writing_count(const CPNGWriting *writing) {
  return writing->report.failed ? 0 : writing->count;
}

void cpng_writing_free(CPNGWriting *writing) {
  png_destroy_write_struct(&writing->png, &writing->info);
  free(writing->texts);
  free(writing->bytes);
  free(writing);
}

// Checksum

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}
