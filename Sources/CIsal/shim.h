#pragma once
#include <isa-l/igzip_lib.h>

// Swift cannot read these macros, which are sums.

/// Bytes of the buffer that `isal_zstream.level_buf` points to at level 1, with room for 16 Ki tokens.
enum { CIsalLevel1Buffer = ISAL_DEF_LVL1_SMALL };
