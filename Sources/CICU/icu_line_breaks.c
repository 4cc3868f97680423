#include "icu_line_breaks.h"

#include <unicode/ubrk.h>

static UBreakIterator *iterator(icu_line_breaks *breaks) { return (UBreakIterator *)breaks; }

icu_line_breaks *icu_line_breaks_open(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "root", (const UChar *)text, length, &status);
  if (U_SUCCESS(status)) return (icu_line_breaks *)breaks;
  if (breaks) ubrk_close(breaks);
  return NULL;
}

int32_t icu_line_breaks_next(icu_line_breaks *breaks) { return ubrk_next(iterator(breaks)); }

void icu_line_breaks_close(icu_line_breaks *breaks) { ubrk_close(iterator(breaks)); }
