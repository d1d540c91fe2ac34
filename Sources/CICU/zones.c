#include <unicode/ucal.h>
#include <unicode/ustring.h>

#include "CICU.h"
#include <stdlib.h>
#include <string.h>

struct cicu_zone {
    UCalendar *calendar;
};

cicu_zone *cicu_zone_open(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UChar units[64], canonical[64];
    size_t length = strlen(name);
    UBool is_system = false;
    if (length == 0 || length >= 64) return NULL;
    for (size_t index = 0; index < length; index++) if ((signed char)name[index] <= 0x20) return NULL;
    u_charsToUChars(name, units, (int32_t)length);
    ucal_getCanonicalTimeZoneID(units, (int32_t)length, canonical, 64, &is_system, &status);
    if (U_FAILURE(status) || !is_system) return NULL;
    cicu_zone *zone = malloc(sizeof *zone);
    if (!zone) return NULL;
    zone->calendar = ucal_open(units, (int32_t)length, "und@calendar=gregorian", UCAL_GREGORIAN, &status);
    if (U_SUCCESS(status)) return zone;
    cicu_zone_close(zone);
    return NULL;
}

int32_t cicu_zone_host_name(char *name, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar units[64];
    int32_t length = ucal_getHostTimeZone(units, 64, &status);
    if (U_FAILURE(status) || length <= 0 || length >= 64 || length >= capacity) return 0;
    u_UCharsToChars(units, name, length);
    name[length] = 0;
    return length;
}

void cicu_zone_close(cicu_zone *zone) {
    if (!zone) return;
    if (zone->calendar) ucal_close(zone->calendar);
    free(zone);
}

int32_t cicu_zone_offset(cicu_zone *zone, int64_t seconds) {
    UErrorCode status = U_ZERO_ERROR;
    ucal_setMillis(zone->calendar, (UDate)seconds * 1000, &status);
    int32_t offset = ucal_get(zone->calendar, UCAL_ZONE_OFFSET, &status);
    offset += ucal_get(zone->calendar, UCAL_DST_OFFSET, &status);
    return U_SUCCESS(status) ? offset / 1000 : 0;
}
