#include "CICU.h"
#include "segments.h"

#include <unicode/utf8.h>

typedef struct {
    cicu_walk walk;
    uint8_t *bytes;
    size_t capacity;
    size_t count;
} composer;

static UChar32 read(const cicu_walk *walk, int32_t *position) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(walk->text, *position, walk->length, scalar);
    return scalar;
}

static void take_ascii(cicu_walk *walk, int32_t start) {
    composer *self = (composer *)walk;
    if (self->count < self->capacity) self->bytes[self->count] = walk->text[start];
    self->count += 1;
}

static void take(cicu_walk *walk, const cicu_units *segment, int32_t start, int32_t end) {
    (void)start;
    (void)end;
    composer *self = (composer *)walk;
    self->count = cicu_write_utf8(segment->units, segment->count, self->bytes, self->count, self->capacity);
}

size_t cicu_compose(const uint8_t *text, int32_t length, uint8_t *bytes, size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
    if (U_FAILURE(status)) return 0;
    composer composer = {
        .walk = {text, length, normalizer, read, take_ascii, take}, .bytes = bytes, .capacity = capacity};
    cicu_walk_segments(&composer.walk);
    return composer.count;
}
