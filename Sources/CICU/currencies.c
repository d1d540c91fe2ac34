#include "CICU.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>

size_t cicu_currencies(char *codes, size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *all = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &status);
    size_t written = 0;
    int32_t length;
    const char *code;
    while ((code = uenum_next(all, &length, &status)) && U_SUCCESS(status)) {
        if (length != CICU_CURRENCY_LENGTH) continue;
        if (written + CICU_CURRENCY_LENGTH <= capacity) memcpy(codes + written, code, CICU_CURRENCY_LENGTH);
        written += CICU_CURRENCY_LENGTH;
    }
    uenum_close(all);
    return written;
}
