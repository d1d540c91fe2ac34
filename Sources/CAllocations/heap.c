// The heap of the command line in large pages. A start touches some thousand pages, and each fault takes about a microsecond.

#define _GNU_SOURCE
#include <features.h>

#if defined(__GLIBC__)

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    /// The number of bytes by which the heap grows: what a parse with the English grammars needs.
    growth = 12 << 20,
    /// Blocks from this size on, in bytes, are outside of the heap.
    largest = 512 << 10,
    /// The size of a block for which the heap grows at once: more than a program has left at its start.
    block = 160 << 10,
    page = 4 << 10,
};

/// Lets the heap grow at once, and asks the system for large pages there. Where the system has none, nothing changes.
__attribute__((constructor)) static void use_large_pages(void) {
    uintptr_t first = ((uintptr_t)sbrk(0) + page - 1) / page * page;
    if (!mallopt(M_TOP_PAD, growth) || !mallopt(M_MMAP_THRESHOLD, largest)) return;
    void *volatile grown = malloc(block);
    free(grown);
    uintptr_t end = (uintptr_t)sbrk(0);
    if (end > first) madvise((void *)first, end - first, MADV_HUGEPAGE);
}

#endif
