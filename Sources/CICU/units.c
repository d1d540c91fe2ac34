#include "units.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

void cicu_units_open(cicu_units *text) {
    text->units = text->room;
    text->count = 0;
    text->capacity = sizeof text->room / sizeof text->room[0];
}

void cicu_units_close(cicu_units *text) {
    if (text->units != text->room) free(text->units);
    cicu_units_open(text);
}

bool cicu_units_reserve(cicu_units *text, int32_t capacity) {
    if (capacity <= text->capacity) return true;
    int64_t wanted = (int64_t)text->capacity * 2;
    if (wanted < capacity) wanted = capacity;
    if (wanted > INT32_MAX) return false;
    bool isOwn = text->units != text->room;
    UChar *larger = realloc(isOwn ? text->units : NULL, (size_t)wanted * sizeof *larger);
    if (!larger) return false;
    if (!isOwn) memcpy(larger, text->room, (size_t)text->count * sizeof *larger);
    text->units = larger;
    text->capacity = (int32_t)wanted;
    return true;
}

bool cicu_units_append(cicu_units *text, UChar32 scalar) {
    if (!cicu_units_reserve(text, text->count + U16_MAX_LENGTH)) return false;
    U16_APPEND_UNSAFE(text->units, text->count, scalar);
    return true;
}

size_t cicu_write_utf8(const UChar *units, int32_t count, uint8_t *bytes, size_t written, size_t capacity) {
    for (int32_t index = 0; index < count;) {
        UChar32 scalar;
        U16_NEXT_OR_FFFD(units, index, count, scalar);
        uint8_t encoded[U8_MAX_LENGTH];
        size_t length = 0;
        U8_APPEND_UNSAFE(encoded, length, scalar);
        if (written + length <= capacity) memcpy(bytes + written, encoded, length);
        written += length;
    }
    return written;
}
