#include "CICU.h"
#include "units.h"

#include <unicode/ulistformatter.h>
#include <unicode/ustring.h>

/// Two items that no language's list pattern contains.
static const UChar first[] = {0xE000}, second[] = {0xE001};

size_t cicu_conjunction(const char *locale, uint8_t *bytes, size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[64];
    const UChar *const items[] = {first, second};
    const int32_t lengths[] = {1, 1};
    UListFormatter *format = ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status);
    int32_t count = ulistfmt_format(format, items, lengths, 2, text, sizeof text / sizeof *text, &status);
    ulistfmt_close(format);
    if (U_FAILURE(status) || count > (int32_t)(sizeof text / sizeof *text)) return 0;
    const UChar *start = u_memchr(text, first[0], count), *end = u_memchr(text, second[0], count);
    if (!start || !end || end <= start + 1) return 0;
    return cicu_write_utf8(start + 1, (int32_t)(end - start - 1), bytes, 0, capacity);
}
