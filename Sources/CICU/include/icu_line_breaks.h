#pragma once
#include <stdint.h>

// The one thing that Tessera asks of ICU, without ICU's own headers: Foundation declares the same types
// in a module of its own, and a file that sees both does not compile.

/// A search for the places where the lines of a text may end.
typedef struct icu_line_breaks icu_line_breaks;

/// Begins a search by the rules of no language in particular; NULL where ICU cannot.
///
/// The text, in UTF-16, is read until the search is closed and must stay where it is.
icu_line_breaks *_Nullable icu_line_breaks_open(const uint16_t *_Nullable text, int32_t length);

/// The unit behind the next place; below 0 when there is none.
int32_t icu_line_breaks_next(icu_line_breaks *_Nonnull breaks);

/// Ends a search.
void icu_line_breaks_close(icu_line_breaks *_Nonnull breaks);
