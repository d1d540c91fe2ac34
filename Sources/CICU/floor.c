#include "CICU.h"
#include "units.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

struct cicu_floor {
    UBreakIterator *iterator;
    const UNormalizer2 *normalizer;
    cicu_units text;
    cicu_units folded;
    /// At most the number of units, plus one.
    int32_t *breaks;
    int32_t capacity;
};

cicu_floor *cicu_floor_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_floor *floor = calloc(1, sizeof *floor);
    if (!floor) return NULL;
    cicu_units_open(&floor->text);
    cicu_units_open(&floor->folded);
    floor->normalizer = unorm2_getNFKCCasefoldInstance(&status);
    floor->iterator = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
    if (U_SUCCESS(status)) return floor;
    cicu_floor_close(floor);
    return NULL;
}

void cicu_floor_close(cicu_floor *floor) {
    if (!floor) return;
    if (floor->iterator) ubrk_close(floor->iterator);
    cicu_units_close(&floor->text);
    cicu_units_close(&floor->folded);
    free(floor->breaks);
    free(floor);
}

static bool decode(const uint8_t *text, int32_t length, cicu_units *units) {
    if (!cicu_units_reserve(units, length)) return false;
    units->count = 0;
    for (int32_t position = 0; position < length;) {
        UChar32 scalar;
        U8_NEXT_OR_FFFD(text, position, length, scalar);
        U16_APPEND_UNSAFE(units->units, units->count, scalar);
    }
    return true;
}

static bool fold(cicu_floor *floor) {
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        int32_t count = unorm2_normalize(
            floor->normalizer, floor->text.units, floor->text.count, floor->folded.units, floor->folded.capacity, &status);
        if (status == U_BUFFER_OVERFLOW_ERROR) {
            if (!cicu_units_reserve(&floor->folded, count)) return false;
            continue;
        }
        floor->folded.count = count;
        return U_SUCCESS(status);
    }
}

static bool reserve_breaks(cicu_floor *floor) {
    int32_t wanted = floor->folded.count + 1;
    if (wanted <= floor->capacity) return true;
    int32_t *larger = realloc(floor->breaks, (size_t)wanted * sizeof *larger);
    if (!larger) return false;
    floor->breaks = larger;
    floor->capacity = wanted;
    return true;
}

size_t cicu_floor_pass(cicu_floor *floor, const uint8_t *text, int32_t length) {
    if (!decode(text, length, &floor->text) || !fold(floor) || !reserve_breaks(floor)) return 0;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(floor->iterator, floor->folded.units, floor->folded.count, &status);
    if (U_FAILURE(status)) return 0;
    size_t count = 0;
    for (int32_t next = ubrk_first(floor->iterator); next != UBRK_DONE; next = ubrk_next(floor->iterator)) {
        floor->breaks[count++] = next;
    }
    return count;
}
