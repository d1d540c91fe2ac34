/// A growing array of UTF-16, ICU's own encoding. Short text needs no allocation.
#ifndef CICU_UNITS_H
#define CICU_UNITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/umachine.h>

typedef struct {
    /// `room`, or allocated memory.
    UChar *units;
    int32_t count;
    int32_t capacity;
    UChar room[64];
} cicu_units;

void cicu_units_open(cicu_units *text);
void cicu_units_close(cicu_units *text);

/// Reserves memory for a total number of units. Returns false, without a change, if memory is missing.
bool cicu_units_reserve(cicu_units *text, int32_t capacity);

/// Adds a scalar. Returns false if memory is missing.
bool cicu_units_append(cicu_units *text, UChar32 scalar);

/// Writes UTF-16 as UTF-8 from offset `written` on, up to `capacity`. Returns the offset of its end, even if it was not
/// all written.
size_t cicu_write_utf8(const UChar *units, int32_t count, uint8_t *bytes, size_t written, size_t capacity);

#endif
