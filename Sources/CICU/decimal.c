#include "CICU.h"

#include <string.h>
#include <unicode/unum.h>
#include <unicode/utf16.h>

/// The first scalar of a symbol, 0 if there is none.
static uint32_t symbol(const UNumberFormat *format, UNumberFormatSymbol which) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[8] = {0};
    int32_t length = unum_getSymbol(format, which, text, 8, &status), position = 0;
    UChar32 scalar = 0;
    if (U_FAILURE(status) || length <= 0 || length > 8) return 0;
    U16_NEXT(text, position, length, scalar);
    return (uint32_t)scalar;
}

static bool read_signs(const char *locale, cicu_decimal_signs *signs) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
    if (U_FAILURE(status) || !format) return false;
    signs->decimal = symbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL);
    signs->grouping = symbol(format, UNUM_GROUPING_SEPARATOR_SYMBOL);
    signs->primary = unum_getAttribute(format, UNUM_GROUPING_SIZE);
    signs->secondary = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
    unum_close(format);
    return true;
}

bool cicu_decimal_signs_of(const char *locale, bool is_latin, cicu_decimal_signs *signs) {
    static const char keyword[] = "@numbers=latn";
    char name[CICU_LOCALE_CAPACITY + sizeof keyword];
    if (strlen(locale) >= CICU_LOCALE_CAPACITY) return false;
    strcpy(name, locale);
    if (is_latin && !strchr(locale, '@')) strcat(name, keyword);
    return read_signs(name, signs);
}
