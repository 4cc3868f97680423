#pragma once
#include <unicode/ubrk.h>

// ICU renames its functions by its version with macros, which Swift does not see; these names stay.

static inline UBreakIterator *icu_line_breaks_open(UErrorCode *status) {
  return ubrk_open(UBRK_LINE, "root", NULL, 0, status);
}

static inline void icu_line_breaks_set_text(
    UBreakIterator *breaks, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(breaks, text, length, status);
}

static inline int32_t icu_line_breaks_next(UBreakIterator *breaks) { return ubrk_next(breaks); }

static inline void icu_line_breaks_close(UBreakIterator *breaks) { ubrk_close(breaks); }
