#ifndef TESSERA_SPAN_CLONES_H
#define TESSERA_SPAN_CLONES_H

// A function so marked is compiled once for each kind of processor, and the loader picks. All clones
// give the same bits: they are made of integer arithmetic, or of + - * / without contraction
// (-ffp-contract=off in the manifest).
#if defined(__x86_64__) && defined(__GLIBC__)
#define SPAN_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define SPAN_CLONES
#endif

#endif
