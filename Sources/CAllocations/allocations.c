#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// glibc's allocator, under the names for programs that interpose it. Unlike with dlsym(RTLD_NEXT), no lookup is needed,
// so an allocation made before main, or within dlsym, is like any other.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

/// In the thread's static storage (initial-exec), because storage that is created on first use would allocate.
static __thread uint64_t made __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
    made += 1;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    made += 1;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    made += 1;
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    made += 1;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    made += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    made += 1;
    int before = errno;
    void *found = __libc_memalign(alignment, size);
    errno = before;
    if (!found) return ENOMEM;
    *memory = found;
    return 0;
}

void free(void *memory) {
    __libc_free(memory);
}

bool callocations_are_counted(void) { return true; }
uint64_t callocations_of_thread(void) { return made; }

#else

bool callocations_are_counted(void) { return false; }
uint64_t callocations_of_thread(void) { return 0; }

#endif
