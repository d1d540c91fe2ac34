#include "CICU.h"
#include "properties.h"
#include "segments.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

/// A walk that records the scalars it takes.
typedef struct {
    cicu_walk walk;
    bool turkic;
    cicu_scalar *scalars;
    size_t capacity;
    size_t count;
    /// The source of the last scalar, which a mark on it shares.
    uint32_t flags;
    /// The zero of the digits of the last scalar, 0 if it is not a digit.
    UChar32 zero;
    /// Whether the last scalar is a number that was kept unchanged.
    bool is_kept;
} folder;

/// The characters that users and keyboards produce for an apostrophe, before or after ICU.
static UChar32 unify_apostrophe(UChar32 scalar) {
    switch (scalar) {
    case 0x0060: case 0x00B4: case 0x02BC: case 0x1FEF: case 0x1FFD: case 0x2018: case 0x2019: return '\'';
    default: return scalar;
    }
}

/// I without a dot, İ with one: the T entries of Unicode's CaseFolding.txt, also for a dot that comes as U+0307.
static UChar32 fold_turkic(const cicu_walk *walk, UChar32 scalar, int32_t *position) {
    if (scalar == 0x0130) return 'i';
    if (scalar != 'I') return scalar;
    int32_t behind = *position;
    UChar32 next = 0;
    if (behind < walk->length) U8_NEXT_OR_FFFD(walk->text, behind, walk->length, next);
    if (next != 0x0307) return 0x0131;
    *position = behind;
    return 'i';
}

/// Reads a scalar, and handles the cases that must precede ICU: it would decompose U+00B4, and has no Turkish folding.
static UChar32 read(const cicu_walk *walk, int32_t *position) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(walk->text, *position, walk->length, scalar);
    if (((const folder *)walk)->turkic) scalar = fold_turkic(walk, scalar, position);
    return scalar >= 'A' && scalar <= 'Z' ? scalar + ('a' - 'A') : unify_apostrophe(scalar);
}

static UChar32 zero_of(UChar32 scalar) {
    int32_t digit = u_charDigitValue(scalar);
    return digit < 0 ? 0 : scalar - digit;
}

/// The scalar at a position of the source, 0 at its end.
static UChar32 source_scalar(const folder *folder, int32_t position) {
    UChar32 scalar = 0;
    if (position < folder->walk.length) U8_NEXT_OR_FFFD(folder->walk.text, position, folder->walk.length, scalar);
    return scalar;
}

/// The ASCII digit for a decimal digit of any script. One beside a digit of another script stays: together they are not
/// a number.
static UChar32 unify_digit(folder *folder, UChar32 scalar, int32_t end) {
    UChar32 before = folder->zero, zero = folder->zero = zero_of(scalar);
    if (scalar < 0x80 || zero == 0 || (before != 0 && before != zero)) return scalar;
    UChar32 next = zero_of(source_scalar(folder, end));
    return next != 0 && next != zero ? scalar : '0' + (scalar - zero);
}

static void write(folder *folder, UChar32 scalar, int32_t start, int32_t end) {
    size_t index = folder->count++;
    scalar = unify_digit(folder, unify_apostrophe(scalar), end);
    folder->is_kept = false;
    if (index >= folder->capacity) return;
    folder->flags = cicu_flags(scalar, folder->flags);
    folder->scalars[index] = (cicu_scalar){(uint32_t)scalar, (uint32_t)start, (uint32_t)end, folder->flags};
}

static void take_ascii(cicu_walk *walk, int32_t start) {
    int32_t end = start;
    UChar32 scalar = read(walk, &end);
    write((folder *)walk, scalar, start, end);
}

static bool is_number(UChar32 scalar) { return (U_GET_GC_MASK(scalar) & (U_GC_ND_MASK | U_GC_NO_MASK)) != 0; }

/// Whether a scalar stays unchanged, because the digits of its folding would join adjacent ones to another number: a
/// fraction (`2½`), and a superscript, a circled number and the like beside digits (`10²`).
static bool keeps_apart(const folder *folder, UChar32 scalar, int32_t end) {
    if (scalar == 0x207A || scalar == 0x207B) return folder->zero != 0 || folder->is_kept;
    if (!(U_GET_GC_MASK(scalar) & U_GC_NO_MASK)) return false;
    if (u_getIntPropertyValue(scalar, UCHAR_DECOMPOSITION_TYPE) == U_DT_FRACTION) return true;
    return folder->zero != 0 || folder->is_kept || is_number(source_scalar(folder, end));
}

/// A segment that folds to nothing (a joiner, a variation selector) belongs to the preceding one.
static void extend(folder *folder, int32_t end) {
    if (folder->count > 0 && folder->count <= folder->capacity) folder->scalars[folder->count - 1].end = (uint32_t)end;
}

static void take(cicu_walk *walk, const cicu_units *segment, int32_t start, int32_t end) {
    folder *self = (folder *)walk;
    if (segment->count == 0) extend(self, end);
    int32_t behind = start;
    UChar32 source = 0;
    U8_NEXT_OR_FFFD(walk->text, behind, walk->length, source);
    if (behind == end && keeps_apart(self, source, end)) {
        write(self, source, start, end);
        self->is_kept = true;
        return;
    }
    for (int32_t index = 0; index < segment->count;) {
        UChar32 scalar;
        U16_NEXT_OR_FFFD(segment->units, index, segment->count, scalar);
        write(self, scalar, start, end);
    }
}

size_t cicu_fold(const uint8_t *text, int32_t length, bool turkic, cicu_scalar *scalars, size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
    if (U_FAILURE(status)) return 0;
    folder folder = {
        .walk = {text, length, normalizer, read, take_ascii, take}, .turkic = turkic, .scalars = scalars, .capacity = capacity};
    cicu_walk_segments(&folder.walk);
    return folder.count;
}
