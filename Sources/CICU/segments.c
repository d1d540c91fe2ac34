#include "segments.h"

#include <unicode/utf16.h>

/// The longest run of marks in real text according to UAX #15; longer ones are ordered before ICU processes them.
enum { longestUsualSegment = 30 };

static bool begins_segment(const cicu_walk *walk, int32_t position) {
    if (position >= walk->length || walk->text[position] < 0x80) return true;
    return unorm2_hasBoundaryBefore(walk->normalizer, walk->read(walk, &position));
}

/// Normalizes `segment` into `result`. Returns false if memory is missing.
static bool normalize(const UNormalizer2 *normalizer, const cicu_units *segment, cicu_units *result) {
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        int32_t count = unorm2_normalize(
            normalizer, segment->units, segment->count, result->units, result->capacity, &status);
        if (status == U_BUFFER_OVERFLOW_ERROR) {
            if (!cicu_units_reserve(result, count)) return false;
            continue;
        }
        if (U_FAILURE(status)) return false;
        result->count = count;
        return true;
    }
}

static void take_normalized(cicu_walk *walk, cicu_units *segment, int32_t start, int32_t end) {
    cicu_units result;
    cicu_units_open(&result);
    bool isNormalized = normalize(walk->normalizer, segment, &result);
    walk->take(walk, isNormalized ? &result : segment, start, end);
    cicu_units_close(&result);
}

/// Takes the segment that begins with `first`. Returns the start of the next one.
static int32_t walk_segment(cicu_walk *walk, UChar32 first, int32_t start, int32_t end) {
    cicu_units segment;
    cicu_units_open(&segment);
    cicu_units_append(&segment, first);
    bool isAlone = begins_segment(walk, end);
    while (!begins_segment(walk, end) && cicu_units_reserve(&segment, segment.count + U16_MAX_LENGTH)) {
        cicu_units_append(&segment, walk->read(walk, &end));
    }
    if (isAlone && (first < 0x80 || unorm2_isInert(walk->normalizer, first))) {
        walk->take(walk, &segment, start, end);
    } else {
        if (segment.count > longestUsualSegment) cicu_order_marks(walk->normalizer, &segment);
        take_normalized(walk, &segment, start, end);
    }
    cicu_units_close(&segment);
    return end;
}

static bool is_ascii(const cicu_walk *walk, int32_t position) {
    return position >= walk->length || walk->text[position] < 0x80;
}

void cicu_walk_segments(cicu_walk *walk) {
    for (int32_t start = 0; start < walk->length;) {
        if (is_ascii(walk, start) && is_ascii(walk, start + 1)) {
            walk->take_ascii(walk, start);
            start += 1;
            continue;
        }
        int32_t end = start;
        UChar32 first = walk->read(walk, &end);
        start = walk_segment(walk, first, start, end);
    }
}
