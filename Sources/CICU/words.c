#include "CICU.h"
#include "units.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

struct cicu_word_breaker {
    UBreakIterator *iterator;
    /// The text of the iterator, reused for the next one unless it is large.
    cicu_units text;
};

enum { mostUnitsKept = 1 << 12 };

cicu_word_breaker *cicu_word_breaker_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_word_breaker *breaker = malloc(sizeof *breaker);
    if (!breaker) return NULL;
    breaker->iterator = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
    if (U_FAILURE(status) || !breaker->iterator) {
        free(breaker);
        return NULL;
    }
    cicu_units_open(&breaker->text);
    return breaker;
}

void cicu_word_breaker_close(cicu_word_breaker *breaker) {
    if (!breaker) return;
    ubrk_close(breaker->iterator);
    cicu_units_close(&breaker->text);
    free(breaker);
}

/// Reads a scalar, and U+0E4D U+0E32 (Lao: U+0ECD U+0EB2) as U+0E33 (U+0EB3): folding decomposes these vowels, and the
/// dictionaries have them composed.
static UChar32 read(const uint8_t *text, int32_t length, int32_t *position) {
    UChar32 scalar, next = 0;
    U8_NEXT_OR_FFFD(text, *position, length, scalar);
    if ((scalar != 0x0E4D && scalar != 0x0ECD) || *position == length) return scalar;
    int32_t behind = *position;
    U8_NEXT_OR_FFFD(text, behind, length, next);
    if (next != scalar - 0x0E4D + 0x0E32) return scalar;
    *position = behind;
    return next + 1;
}

static bool decode(const uint8_t *text, int32_t length, cicu_units *units) {
    if (!cicu_units_reserve(units, length)) return false;
    units->count = 0;
    for (int32_t position = 0; position < length;) {
        UChar32 scalar = read(text, length, &position);
        U16_APPEND_UNSAFE(units->units, units->count, scalar);
    }
    return true;
}

/// Walks the UTF-8 in parallel to the boundaries in the UTF-16, so that neither is searched.
static void mark_breaks(
    cicu_word_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *marks, uint8_t mark) {
    int32_t position = 0, unit = 0;
    int32_t next = ubrk_first(breaker->iterator);
    while (next != UBRK_DONE) {
        while (unit < next && position < length) {
            unit += U16_LENGTH(read(text, length, &position));
        }
        marks[position] |= mark;
        next = ubrk_next(breaker->iterator);
    }
}

void cicu_mark_word_breaks(
    cicu_word_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *marks, uint8_t mark) {
    static const UChar nothing[1] = {0};
    if (!decode(text, length, &breaker->text)) return;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaker->iterator, breaker->text.units, breaker->text.count, &status);
    if (U_SUCCESS(status)) mark_breaks(breaker, text, length, marks, mark);
    if (breaker->text.capacity > mostUnitsKept) {
        status = U_ZERO_ERROR;
        ubrk_setText(breaker->iterator, nothing, 0, &status);
        cicu_units_close(&breaker->text);
    }
}
