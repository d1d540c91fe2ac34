/// Counts the allocations of each thread.
///
/// Why this is there: that a parse allocates nothing but its result is a promise, and a promise is measured, not guessed.
/// No tool that is at hand everywhere counts them per call: profilers slow the program down or sample, and the C library's
/// own statistics (`mallinfo2`) count bytes in use, which do not show what was given back. So whoever links this target
/// gets a `malloc` that counts and hands on to the C library's.
///
/// Only the command line and the tests link it; no library of the package does.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: where the C library is glibc, and no sanitizer brings an allocator of its own.
bool callocations_are_counted(void);

/// How many allocations the calling thread has made since it started; a `realloc` is one. 0 where none are counted.
uint64_t callocations_of_thread(void);

#endif
