/// Normalizing piece by piece, so that each piece of the result knows where it came from.
#ifndef CICU_SEGMENTS_H
#define CICU_SEGMENTS_H

#include "units.h"

#include <unicode/unorm2.h>

/// A walk over a text in segments: the shortest stretches that normalize independently of each other.
///
/// `read` and the two that take say what is read and where it goes; a walker that needs more embeds this as its first member.
typedef struct cicu_walk {
    const uint8_t *text;
    int32_t length;
    const UNormalizer2 *normalizer;
    /// The scalar at a position; moves the position behind it. ASCII comes as the normalizer would leave it.
    UChar32 (*read)(const struct cicu_walk *walk, int32_t *position);
    /// Takes an ASCII character that nothing can join, which is most of a text in most languages.
    void (*take_ascii)(struct cicu_walk *walk, int32_t start);
    /// Takes a normalized segment (maybe nothing) and the source bytes it came from.
    void (*take)(struct cicu_walk *walk, const cicu_units *segment, int32_t start, int32_t end);
} cicu_walk;

/// Normalizes the whole text, in time that is linear in its length.
void cicu_walk_segments(cicu_walk *walk);

/// Puts the marks of a segment in canonical order, decomposed, in linear time.
///
/// ICU sorts by insertion: on a megabyte of marks that takes hours. On marks in order it is linear.
/// UAX #15's stream-safe format, which cuts the run after 30 marks, would not do: what it gives
/// normalizes to something else the next time.
void cicu_order_marks(const UNormalizer2 *normalizer, cicu_units *segment);

#endif
