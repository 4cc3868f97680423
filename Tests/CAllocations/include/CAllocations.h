#pragma once

#include <stdbool.h>
#include <stddef.h>

// How many blocks of memory the current thread has asked for.
//
// The functions of <stdlib.h> that allocate are replaced in the program that holds the tests: each
// counts and then does what the C library's own does. A sanitizer brings its own ones, which must not
// be replaced; nothing is counted then.

/// Whether blocks are counted.
bool allocations_are_counted(void);

/// The blocks that the current thread has asked for since it began; blocks given back still count.
size_t allocation_count(void);
