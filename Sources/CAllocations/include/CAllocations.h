/// Counts the allocations of each thread.
///
/// A parse allocates only its result, and tests verify this by counting. No generally available tool counts allocations
/// per call: profilers slow the program down or sample, and the C library's own statistics (`mallinfo2`) count bytes in
/// use, which omit released memory. A program that links this target has a `malloc` that counts and calls the C
/// library's.
///
/// It also has a heap in large pages (`heap.c`), so that a program starts faster.
///
/// Only the command line and the tests link it; no library of the package does.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: only with glibc, and without a sanitizer that has its own allocator.
bool callocations_are_counted(void);

/// The number of allocations of the calling thread since it started; a `realloc` counts as one. 0 if they are not
/// counted.
uint64_t callocations_of_thread(void);

#endif
