#ifndef TESSERA_SPAN_CLONES_H
#define TESSERA_SPAN_CLONES_H

#include <features.h>

// A function so marked is compiled once for each kind of processor, and the loader picks. All clones
// give the same bits: they are made of integer arithmetic, or of + - * / without contraction
// (-ffp-contract=off in the manifest). `SPAN_AVX2` says that there are such clones, and that what is
// written out for AVX2 may be called where the processor has it. `TESSERA_BASELINE_KERNELS`, which the
// manifest defines on demand, leaves all that out, as on a processor that knows nothing but SSE2.
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(TESSERA_BASELINE_KERNELS)
#define SPAN_AVX2
#define SPAN_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define SPAN_CLONES
#endif

#endif
