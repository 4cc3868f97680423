#ifndef TESSERA_NUMBERS_H
#define TESSERA_NUMBERS_H

#include <stdint.h>

/// What is compiled along with whoever calls it, for the kind of processor that it is compiled for.
#define INLINE static inline __attribute__((always_inline))

INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

#endif
