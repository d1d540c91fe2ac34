#include "CICU.h"

#include <stdlib.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

/// The largest growth of a text: one unit becomes at most this many.
enum { GROWTH = 4, MARGIN = 32 };

cicu_transliterator *cicu_transliterator_open(const char *identifier) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[CICU_LOCALE_CAPACITY];
    int32_t length = 0;
    u_strFromUTF8(name, CICU_LOCALE_CAPACITY, &length, identifier, -1, &status);
    if (U_FAILURE(status)) return NULL;
    UTransliterator *rules = utrans_openU(name, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
    return U_SUCCESS(status) ? (cicu_transliterator *)rules : NULL;
}

void cicu_transliterator_close(cicu_transliterator *transliterator) {
    utrans_close((UTransliterator *)transliterator);
}

/// Converts the text in `units` and writes it as UTF-8; 0 if it does not fit.
static size_t convert(
    const UTransliterator *rules, UChar *units, int32_t space, const uint8_t *text, int32_t length, uint8_t *bytes,
    size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    u_strFromUTF8WithSub(units, space, &count, (const char *)text, length, 0xFFFD, NULL, &status);
    int32_t limit = count;
    if (U_SUCCESS(status)) utrans_transUChars(rules, units, &count, space, 0, &limit, &status);
    int32_t written = 0;
    u_strToUTF8((char *)bytes, (int32_t)capacity, &written, units, count, &status);
    return U_SUCCESS(status) ? (size_t)written : 0;
}

size_t cicu_transliterate(
    const cicu_transliterator *transliterator, const uint8_t *text, int32_t length, uint8_t *bytes, size_t capacity) {
    if (length < 0 || length > CICU_LONGEST_TEXT || capacity > INT32_MAX) return 0;
    int32_t space = length * GROWTH + MARGIN;
    UChar *units = malloc((size_t)space * sizeof *units);
    if (units == NULL) return 0;
    size_t count =
        convert((const UTransliterator *)transliterator, units, space, text, length, bytes, capacity);
    free(units);
    return count;
}
