#ifndef TESSERA_CROSSINGS_H
#define TESSERA_CROSSINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "Coverage.h"
#include "Outlines.h"

/// More edges than this in one place are not told apart.
enum { crossing_crowd = 256 };

/// Adds the areas of a row of pixels in which chains may cross: those that are `active` of `chains`. False
/// where there are more than are told apart; nothing is added then.
///
/// `upright` becomes how far down nothing but upright edges goes on, which is `top` where there are others.
bool crossing_resolve_row(
    outline_chain *chains, const int32_t *active, size_t count, const outline_point *points, int32_t top,
    bool is_even_odd, coverage_rows changes, int32_t *upright);

#endif
