#include "CICU.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

/// Longer than any canonical decomposition.
#define CAPACITY 16

uint32_t cicu_base_letter(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFDInstance(&status);
    if (U_FAILURE(status)) return scalar;
    UChar decomposition[CAPACITY];
    int32_t length = unorm2_getDecomposition(normalizer, (UChar32)scalar, decomposition, CAPACITY, &status);
    if (U_FAILURE(status) || length <= 0) return scalar;
    UChar32 base;
    int32_t position = 0;
    U16_NEXT(decomposition, position, length, base);
    return (uint32_t)base;
}

bool cicu_has_dotless_i(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    const UChar capital[] = {'I'};
    UChar lower[CAPACITY] = {0};
    int32_t length = u_strToLower(lower, CAPACITY, capital, 1, locale, &status);
    return U_SUCCESS(status) && length == 1 && lower[0] == 0x0131;
}
