/// A growing run of UTF-16, ICU's own encoding. Short text needs no memory of its own.
#ifndef CICU_UNITS_H
#define CICU_UNITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/umachine.h>

typedef struct {
    /// `room`, or memory of its own.
    UChar *units;
    int32_t count;
    int32_t capacity;
    UChar room[64];
} cicu_units;

void cicu_units_open(cicu_units *text);
void cicu_units_close(cicu_units *text);

/// Makes room for so many units in all. False: there is no memory, and nothing has changed.
bool cicu_units_reserve(cicu_units *text, int32_t capacity);

/// Adds a scalar. False: there is no memory.
bool cicu_units_append(cicu_units *text, UChar32 scalar);

/// Writes UTF-16 as UTF-8 from offset `written` on, as far as `capacity` reaches.
/// Returns the offset after it, whether all of it was written or not.
size_t cicu_write_utf8(const UChar *units, int32_t count, uint8_t *bytes, size_t written, size_t capacity);

#endif
