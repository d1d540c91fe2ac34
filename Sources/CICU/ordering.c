#include "segments.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/utf16.h>

/// A decomposed scalar with its canonical combining class, 0 for one that begins a run of marks.
typedef struct {
    UChar32 scalar;
    uint8_t class;
} mark;

typedef struct {
    mark *marks;
    size_t count;
} run;

/// The maximum number of scalars of a decomposition (U+FDFA has eighteen).
enum { longestDecomposition = 32, classes = 256 };

static size_t decompose(const UNormalizer2 *normalizer, UChar32 scalar, mark *marks) {
    UChar units[longestDecomposition];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = unorm2_getDecomposition(normalizer, scalar, units, longestDecomposition, &status);
    if (length < 0 || U_FAILURE(status)) {
        marks[0] = (mark){scalar, unorm2_getCombiningClass(normalizer, scalar)};
        return 1;
    }
    size_t count = 0;
    for (int32_t index = 0; index < length;) {
        UChar32 part;
        U16_NEXT_OR_FFFD(units, index, length, part);
        marks[count++] = (mark){part, unorm2_getCombiningClass(normalizer, part)};
    }
    return count;
}

/// A counting sort by class; equals keep their order, as the Canonical Ordering Algorithm requires.
static void sort(run run, mark *spare) {
    size_t places[classes + 1] = {0};
    for (size_t index = 0; index < run.count; index += 1) places[run.marks[index].class + 1] += 1;
    for (size_t class = 0; class < classes; class += 1) places[class + 1] += places[class];
    for (size_t index = 0; index < run.count; index += 1) spare[places[run.marks[index].class]++] = run.marks[index];
    memcpy(run.marks, spare, run.count * sizeof *spare);
}

static void sort_runs(mark *marks, size_t count, mark *spare) {
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && marks[end].class != 0) end += 1;
        size_t first = marks[start].class == 0 ? start + 1 : start;
        if (end - first > 1) sort((run){marks + first, end - first}, spare);
        start = end;
    }
}

static size_t decompose_all(const UNormalizer2 *normalizer, const cicu_units *segment, mark *marks) {
    size_t count = 0;
    for (int32_t index = 0; index < segment->count;) {
        UChar32 scalar;
        U16_NEXT_OR_FFFD(segment->units, index, segment->count, scalar);
        mark parts[longestDecomposition];
        size_t added = decompose(normalizer, scalar, parts);
        if (marks) memcpy(marks + count, parts, added * sizeof *parts);
        count += added;
    }
    return count;
}

void cicu_order_marks(const UNormalizer2 *normalizer, cicu_units *segment) {
    size_t count = decompose_all(normalizer, segment, NULL);
    if (count == 0 || count > INT32_MAX / 2) return;
    mark *marks = malloc(2 * count * sizeof *marks);
    if (!marks) return;
    decompose_all(normalizer, segment, marks);
    sort_runs(marks, count, marks + count);
    if (cicu_units_reserve(segment, (int32_t)(2 * count))) {
        segment->count = 0;
        for (size_t index = 0; index < count; index += 1) {
            U16_APPEND_UNSAFE(segment->units, segment->count, marks[index].scalar);
        }
    }
    free(marks);
}
