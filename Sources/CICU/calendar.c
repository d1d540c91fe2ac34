#include <unicode/ucal.h>

#include "CICU.h"
#include <stdio.h>
#include <string.h>

static const double millis_per_day = 86400000.0;

int32_t cicu_calendar_days(
    const char *name, int32_t month, int32_t day, int32_t gregorian_year, int32_t *days, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[96];
    if (strlen(name) > 40) return 0;
    snprintf(locale, sizeof locale, "und@calendar=%s", name);
    static const UChar utc[] = {'U', 'T', 'C', 0};
    UCalendar *calendar = ucal_open(utc, -1, locale, UCAL_DEFAULT, &status);
    UCalendar *gregorian = ucal_open(utc, -1, "und@calendar=gregorian", UCAL_GREGORIAN, &status);
    int32_t count = 0;
    if (U_SUCCESS(status)) {
        ucal_clear(gregorian);
        ucal_setDateTime(gregorian, gregorian_year, UCAL_JANUARY, 1, 0, 0, 0, &status);
        UDate start = ucal_getMillis(gregorian, &status);
        ucal_setDateTime(gregorian, gregorian_year + 1, UCAL_JANUARY, 1, 0, 0, 0, &status);
        UDate end = ucal_getMillis(gregorian, &status);
        for (UDate time = start; time < end && count < capacity && U_SUCCESS(status); time += millis_per_day) {
            ucal_setMillis(calendar, time, &status);
            int32_t found = ucal_get(calendar, UCAL_DATE, &status);
            if (found != day) continue;
            if (ucal_get(calendar, UCAL_MONTH, &status) + 1 != month) continue;
            if (ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status) != 0) continue;
            if (U_SUCCESS(status)) days[count++] = (int32_t)(time / millis_per_day);
        }
    }
    if (calendar) ucal_close(calendar);
    if (gregorian) ucal_close(gregorian);
    return count;
}
