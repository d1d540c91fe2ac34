#include "CICU.h"

#include <unicode/ucal.h>
#include <unicode/ustring.h>

int32_t cicu_first_weekday(const char *locale) {
    static const UChar zone[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};
    UErrorCode status = U_ZERO_ERROR;
    UCalendar *calendar = ucal_open(zone, -1, locale, UCAL_GREGORIAN, &status);
    if (U_FAILURE(status)) return 1;
    int32_t day = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
    ucal_close(calendar);
    return day == UCAL_SUNDAY ? 7 : day - 1;
}
