/// What the package needs of ICU, in plain C types.
///
/// No ICU header is included here, on purpose: Foundation brings an ICU of its own, and a Swift
/// module that sees both does not compile. ICU's headers stay inside the .c files of this target.
///
/// Text goes in and out as UTF-8 with a length, so NULs are text like any other; ill-formed bytes
/// are read as U+FFFD. Lengths are at most `CICU_LONGEST_TEXT`: the most that ICU's 32-bit
/// offsets can hold after the longest expansion that Unicode has (one scalar to eighteen).
/// No function fails on text: where memory or ICU's data is missing, text passes unchanged.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CICU_LONGEST_TEXT (1 << 27)

// Version

/// Writes the version of ICU that is running, from major to build.
void cicu_version(uint8_t version[4]);

// Locales

/// The longest locale identifier that is kept, with its terminating NUL.
#define CICU_LOCALE_CAPACITY 96

/// Writes ICU's identifier for a BCP 47 tag (`sr_Latn` for `sr-Latn`), "" (root) where it is none.
/// Withdrawn language codes (`iw`, `tl`) become those that replaced them.
void cicu_locale(const char *tag, char *locale);

/// Whether the script of a locale's language writes blanks between words.
bool cicu_writes_blanks(const char *locale);

// Normalization

/// A letter (Unicode's Alphabetic), or a mark on one.
#define CICU_LETTER 1u
/// A letter, number or mark.
#define CICU_WORD 2u
/// White space: the White_Space property, and U+001C…U+001F.
#define CICU_SPACE 4u
/// Of a script that writes no blanks between words (Thai, Han, Kana …), or a mark on such a one.
#define CICU_BLANKLESS 8u
/// Belongs to what stands before it: a mark, or a scalar that may compose with the one before.
#define CICU_JOINING 16u
/// A symbol (general category S), or anything pictographic.
#define CICU_SYMBOL 32u

/// A scalar of the folded text, and the bytes of the source it came from.
typedef struct {
    uint32_t value;
    uint32_t start;
    uint32_t end;
    uint32_t flags;
} cicu_scalar;

/// Folds a text by NFKC_Casefold (UAX #44), decimal digits to ASCII, apostrophes to `'`; `turkic`: I as in Turkish.
/// Returns how many scalars there are; at most `capacity` are written.
size_t cicu_fold(const uint8_t *text, int32_t length, bool turkic, cicu_scalar *scalars, size_t capacity);

/// The letter under a scalar's accents (`e` for `é`), by its canonical decomposition; the scalar itself where there is none.
uint32_t cicu_base_letter(uint32_t scalar);

/// Brings a text to NFC. Returns how many bytes there are; at most `capacity` are written.
size_t cicu_compose(const uint8_t *text, int32_t length, uint8_t *bytes, size_t capacity);

// Words

/// Finds word boundaries (UAX #29, and ICU's dictionaries). Used by one thread at a time.
typedef struct cicu_word_breaker cicu_word_breaker;

/// NULL if there is no memory, or none of ICU's data.
cicu_word_breaker *cicu_word_breaker_open(const char *locale);
void cicu_word_breaker_close(cicu_word_breaker *breaker);

/// Adds the bits of `mark` to `marks[p]` for every byte offset p in 0...length that is a word boundary.
void cicu_mark_word_breaks(
    cicu_word_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *marks, uint8_t mark);

// Numbers

/// Spells numbers out by a locale's rules. Used by one thread at a time.
typedef struct cicu_speller cicu_speller;

/// NULL if ICU has no rules for the very language of the locale.
cicu_speller *cicu_speller_open(const char *locale);
void cicu_speller_close(cicu_speller *speller);

/// Writes the names of the public rule sets, each followed by `;`. Returns how many bytes there are;
/// at most `capacity` are written.
size_t cicu_speller_rule_sets(cicu_speller *speller, uint8_t *names, size_t capacity);

/// Chooses the rule set for what follows. False: there is none of that name.
bool cicu_speller_select(cicu_speller *speller, const uint8_t *name, int32_t length);

/// Spells a number up to 2^53. Returns how many bytes there are (0: it is larger, not a number, or the rules give
/// digits); at most `capacity` are written.
size_t cicu_speller_spell(cicu_speller *speller, double number, uint8_t *bytes, size_t capacity);

// Lists

/// Writes what stands between the two items of a list in a locale, such as " and ". Returns how many bytes there are (0: it is
/// not known); at most `capacity` are written.
size_t cicu_conjunction(const char *locale, uint8_t *bytes, size_t capacity);

// Measuring

/// ICU alone, with memory that is used again: what measurements compare with. Used by one thread at a time.
typedef struct cicu_floor cicu_floor;

/// NULL if there is no memory, or none of ICU's data.
cicu_floor *cicu_floor_open(const char *locale);
void cicu_floor_close(cicu_floor *floor);

/// Reads UTF-8 as UTF-16, folds it by NFKC_Casefold in one call, and finds the word boundaries in what comes of it.
/// Returns how many there are, the two ends among them.
size_t cicu_floor_pass(cicu_floor *floor, const uint8_t *text, int32_t length);

#endif
