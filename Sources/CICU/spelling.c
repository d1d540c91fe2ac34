#include "CICU.h"
#include "units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

/// 2 to the 53rd: larger integers are not exact, and ICU spells some of them incorrectly.
static const double largestNumber = 9007199254740992.0;

struct cicu_speller {
    UNumberFormat *format;
    /// Whether numbers are written in digits.
    bool is_ordinal;
    /// Reused for every number.
    cicu_units text;
};

/// Without rules for the requested language, ICU spells in the process's language, or in digits; and it uses Cantonese
/// for Chinese in Hong Kong. Only rules of the language itself are accepted.
static bool speaks(const UNumberFormat *format, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    char wanted[ULOC_LANG_CAPACITY], actual[ULOC_LANG_CAPACITY];
    const char *found = unum_getLocaleByType(format, ULOC_ACTUAL_LOCALE, &status);
    if (U_FAILURE(status) || !found || strcmp(found, "root") == 0) return false;
    uloc_getLanguage(locale, wanted, sizeof wanted, &status);
    uloc_getLanguage(found, actual, sizeof actual, &status);
    return U_SUCCESS(status) && wanted[0] != '\0' && strcmp(wanted, actual) == 0;
}

/// Chinese has rules by script, but not all names like zh_TW and zh_HK lead to them.
static const char *rules_locale(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    char likely[ULOC_FULLNAME_CAPACITY];
    int32_t length = uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
    if (U_FAILURE(status) || length >= (int32_t)sizeof likely) return locale;
    return strncmp(likely, "zh_Hant", 7) == 0 ? "zh_Hant" : locale;
}

static cicu_speller *open_speller(UNumberFormatStyle style, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_speller *speller = malloc(sizeof *speller);
    if (!speller) return NULL;
    cicu_units_open(&speller->text);
    speller->is_ordinal = style == UNUM_ORDINAL;
    speller->format = unum_open(style, NULL, 0, rules_locale(locale), NULL, &status);
    if (U_FAILURE(status) || !speller->format || !speaks(speller->format, locale)) {
        cicu_speller_close(speller);
        return NULL;
    }
    return speller;
}

cicu_speller *cicu_speller_open(const char *locale) { return open_speller(UNUM_SPELLOUT, locale); }

cicu_speller *cicu_ordinals_open(const char *locale) { return open_speller(UNUM_ORDINAL, locale); }

void cicu_speller_close(cicu_speller *speller) {
    if (!speller) return;
    unum_close(speller->format);
    cicu_units_close(&speller->text);
    free(speller);
}

size_t cicu_speller_rule_sets(cicu_speller *speller, uint8_t *names, size_t capacity) {
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        cicu_units *text = &speller->text;
        int32_t count =
            unum_getTextAttribute(speller->format, UNUM_PUBLIC_RULESETS, text->units, text->capacity, &status);
        if (status != U_BUFFER_OVERFLOW_ERROR) {
            return U_FAILURE(status) ? 0 : cicu_write_utf8(text->units, count, names, 0, capacity);
        }
        if (!cicu_units_reserve(text, count)) return 0;
    }
}

bool cicu_speller_select(cicu_speller *speller, const uint8_t *name, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_units *text = &speller->text;
    text->count = 0;
    for (int32_t position = 0; position < length;) {
        UChar32 scalar;
        U8_NEXT_OR_FFFD(name, position, length, scalar);
        if (!cicu_units_append(text, scalar)) return false;
    }
    unum_setTextAttribute(speller->format, UNUM_DEFAULT_RULESET, text->units, text->count, &status);
    return U_SUCCESS(status);
}

/// Beyond the rules (mostly for large numbers), ICU continues in digits.
static bool has_digits(const UChar *units, int32_t count) {
    for (int32_t index = 0; index < count;) {
        UChar32 scalar;
        U16_NEXT(units, index, count, scalar);
        if (u_charDigitValue(scalar) >= 0) return true;
    }
    return false;
}

size_t cicu_speller_spell(cicu_speller *speller, double number, uint8_t *bytes, size_t capacity) {
    if (!(fabs(number) <= largestNumber)) return 0;
    for (;;) {
        UErrorCode status = U_ZERO_ERROR;
        cicu_units *text = &speller->text;
        int32_t count = unum_formatDouble(speller->format, number, text->units, text->capacity, NULL, &status);
        if (status != U_BUFFER_OVERFLOW_ERROR) {
            if (U_FAILURE(status) || (!speller->is_ordinal && has_digits(text->units, count))) return 0;
            return cicu_write_utf8(text->units, count, bytes, 0, capacity);
        }
        if (!cicu_units_reserve(text, count)) return 0;
    }
}
