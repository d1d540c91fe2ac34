/// Normalization in pieces, so that each piece of the result has a source range.
#ifndef CICU_SEGMENTS_H
#define CICU_SEGMENTS_H

#include "units.h"

#include <unicode/unorm2.h>

/// A walk over a text in segments: the shortest parts that normalize independently of each other.
///
/// `read` and the two functions that take define input and output; a walker with further data embeds this as its first
/// member.
typedef struct cicu_walk {
    const uint8_t *text;
    int32_t length;
    const UNormalizer2 *normalizer;
    /// The scalar at a position; moves the position after it. ASCII must come in normalized form.
    UChar32 (*read)(const struct cicu_walk *walk, int32_t *position);
    /// Takes an ASCII character that cannot join with others: most of a text in most languages.
    void (*take_ascii)(struct cicu_walk *walk, int32_t start);
    /// Takes a normalized segment (possibly empty) and its source bytes.
    void (*take)(struct cicu_walk *walk, const cicu_units *segment, int32_t start, int32_t end);
} cicu_walk;

/// Normalizes the whole text, in linear time.
void cicu_walk_segments(cicu_walk *walk);

/// Puts the marks of a segment in canonical order, decomposed, in linear time.
///
/// ICU uses insertion sort, which takes hours for a megabyte of marks, but linear time for marks in order. UAX #15's
/// stream-safe format, which divides the run after 30 marks, is unsuitable, because its result is not stable under
/// normalization.
void cicu_order_marks(const UNormalizer2 *normalizer, cicu_units *segment);

#endif
