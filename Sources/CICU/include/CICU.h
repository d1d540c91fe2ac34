/// The part of ICU that the package uses, with plain C types.
///
/// No ICU header is included here, on purpose: Foundation has an ICU of its own, and a Swift module that imports both
/// does not compile. ICU's headers stay inside the .c files of this target.
///
/// Text is UTF-8 with a length, so NULs are ordinary characters; ill-formed bytes are read as U+FFFD. Lengths are at
/// most `CICU_LONGEST_TEXT`: the maximum for ICU's 32-bit offsets after the longest expansion of Unicode (one scalar to
/// eighteen). No function fails on text: if memory or ICU's data is missing, text passes unchanged.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CICU_LONGEST_TEXT (1 << 27)

#ifdef __cplusplus
extern "C" {
#endif

// Version

/// Writes the version of the running ICU, from major to build.
void cicu_version(uint8_t version[4]);

// Locales

/// The maximum length of a locale identifier, with its terminating NUL.
#define CICU_LOCALE_CAPACITY 96

/// Writes ICU's identifier for a BCP 47 tag (`sr_Latn` for `sr-Latn`), "" (root) for an invalid one. Withdrawn language
/// codes (`iw`, `tl`) become their replacements.
void cicu_locale(const char *tag, char *locale);

/// Whether ICU knows the language of a locale: it has a code of ISO 639 or a name.
bool cicu_knows_language(const char *locale);

/// Whether the script of a locale's language writes blanks between words.
bool cicu_writes_blanks(const char *locale);

/// Whether the lower-case form of `I` is `ı` in the language of a locale.
bool cicu_has_dotless_i(const char *locale);

/// Whether the script of a letter writes no blanks between words.
bool cicu_is_blankless(uint32_t scalar);

// Normalization

/// A letter (Unicode's Alphabetic), or a mark on one.
#define CICU_LETTER 1u
/// A letter, number or mark.
#define CICU_WORD 2u
/// White space: the White_Space property, and U+001C…U+001F.
#define CICU_SPACE 4u
/// Of a script that writes no blanks between words (Thai, Han, Kana …), or a mark on such a one.
#define CICU_BLANKLESS 8u
/// Belongs to the preceding scalar: a mark, or a scalar that may compose with it.
#define CICU_JOINING 16u
/// A symbol (general category S), or anything pictographic.
#define CICU_SYMBOL 32u

/// A scalar of the folded text, with its source bytes.
typedef struct {
    uint32_t value;
    uint32_t start;
    uint32_t end;
    uint32_t flags;
} cicu_scalar;

/// Folds a text by NFKC_Casefold (UAX #44), decimal digits to ASCII, apostrophes to `'`; `turkic`: I as in Turkish.
/// Returns the number of scalars; at most `capacity` are written.
size_t cicu_fold(const uint8_t *text, int32_t length, bool turkic, cicu_scalar *scalars, size_t capacity);

/// The letter under a scalar's accents (`e` for `é`), by its canonical decomposition; the scalar itself if it has none.
uint32_t cicu_base_letter(uint32_t scalar);

/// Converts a text to NFC. Returns the number of bytes; at most `capacity` are written.
size_t cicu_compose(const uint8_t *text, int32_t length, uint8_t *bytes, size_t capacity);

/// Converts texts from one script to another, such as `Hiragana-Katakana`. Used by any number of threads.
typedef struct cicu_transliterator cicu_transliterator;

/// NULL if ICU has no such conversion.
cicu_transliterator *cicu_transliterator_open(const char *identifier);
void cicu_transliterator_close(cicu_transliterator *transliterator);

/// Returns the number of bytes written; 0 if the result does not fit, or if memory is missing.
size_t cicu_transliterate(
    const cicu_transliterator *transliterator, const uint8_t *text, int32_t length, uint8_t *bytes, size_t capacity);

// Words

/// Finds word boundaries (UAX #29, and ICU's dictionaries). Used by one thread at a time.
typedef struct cicu_word_breaker cicu_word_breaker;

/// NULL if memory or ICU's data is missing.
cicu_word_breaker *cicu_word_breaker_open(const char *locale);
void cicu_word_breaker_close(cicu_word_breaker *breaker);

/// Adds the bits of `mark` to `marks[p]` for every byte offset p in 0...length that is a word boundary.
void cicu_mark_word_breaks(
    cicu_word_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *marks, uint8_t mark);

// Numbers

/// Spells numbers by a locale's rules. Used by one thread at a time.
typedef struct cicu_speller cicu_speller;

/// NULL if ICU has no rules for exactly the locale's language.
cicu_speller *cicu_speller_open(const char *locale);

/// Writes ordinals in digits (`1st`). NULL if ICU has no rules for exactly the locale's language.
cicu_speller *cicu_ordinals_open(const char *locale);
void cicu_speller_close(cicu_speller *speller);

/// Writes the names of the public rule sets, each followed by `;`. Returns the number of bytes; at most `capacity` are
/// written.
size_t cicu_speller_rule_sets(cicu_speller *speller, uint8_t *names, size_t capacity);

/// Selects the rule set for the following numbers. Returns false if there is none of that name.
bool cicu_speller_select(cicu_speller *speller, const uint8_t *name, int32_t length);

/// Spells a number up to 2^53. Returns the number of bytes (0: the number is larger, not a number, or the rules give
/// digits instead of words); at most `capacity` are written.
size_t cicu_speller_spell(cicu_speller *speller, double number, uint8_t *bytes, size_t capacity);

/// The number format of a locale: the signs are scalars, 0 if there is none.
typedef struct {
    uint32_t decimal;
    uint32_t grouping;
    /// The digits of the last group, and of those before it (0: as many).
    int32_t primary;
    int32_t secondary;
} cicu_decimal_signs;

/// Reads the signs of a locale, with its own digits or with Latin ones. Returns false if ICU's data is missing.
bool cicu_decimal_signs_of(const char *locale, bool is_latin, cicu_decimal_signs *signs);

// Calendars

/// Finds the days of a Gregorian year that have a month (from 1) and day in another calendar, by CLDR's name, as days
/// since 1970-01-01. Returns their number; 0 if there is no such calendar.
int32_t cicu_calendar_days(
    const char *name, int32_t month, int32_t day, int32_t gregorian_year, int32_t *days, int32_t capacity);

// Time zones

/// The rules of a time zone. Not for several threads at once.
typedef struct cicu_zone cicu_zone;

/// Opens the rules of a time zone of the IANA database, such as `Europe/Berlin`; NULL if there is none of that name.
cicu_zone *cicu_zone_open(const char *name);

/// Writes the name of the zone that this machine is set to, with a final 0. Returns its length; 0 if it is unknown or
/// does not fit.
int32_t cicu_zone_host_name(char *name, int32_t capacity);

void cicu_zone_close(cicu_zone *zone);

/// The seconds that clocks of a zone are ahead of UTC at an instant, in seconds since 1970-01-01T00:00:00Z.
int32_t cicu_zone_offset(cicu_zone *zone, int64_t seconds);

// Lists

/// Writes the text between the two items of a list in a locale, such as " and ". Returns the number of bytes (0:
/// unknown); at most `capacity` are written.
size_t cicu_conjunction(const char *locale, uint8_t *bytes, size_t capacity);

// Names

/// The part of CLDR's data that is read.
typedef enum {
    CICU_DATA_MAIN,
    CICU_DATA_UNITS,
    CICU_DATA_CURRENCIES,
    /// The ranges of day periods in all languages: one bundle.
    CICU_DATA_DAY_PERIODS,
} cicu_data;

/// The resource bundles of CLDR's data from which a locale inherits: the nearest first, the root last. The process's
/// locale has no influence. Used by one thread at a time.
typedef struct cicu_bundles cicu_bundles;

/// A text of a bundle, valid during a visit.
typedef struct {
    /// The keys from the visited path to the text; "" in an array.
    const char *const *keys;
    /// The places of these keys in their tables or arrays, from 0.
    const int32_t *places;
    int32_t depth;
    /// Without soft hyphens and marks of direction; blanks of all kinds are U+0020.
    const uint8_t *bytes;
    int32_t length;
} cicu_text;

typedef void (*cicu_visitor)(void *context, const cicu_text *text);

/// NULL if memory is missing. Unknown locales have only the root's bundle.
cicu_bundles *cicu_bundles_open(cicu_data data, const char *locale);
void cicu_bundles_close(cicu_bundles *bundles);

/// 0 if ICU's data is missing.
int32_t cicu_bundles_count(const cicu_bundles *bundles);

/// The locale of a bundle.
const char *cicu_bundles_name(const cicu_bundles *bundles, int32_t index);

/// Visits the texts of a bundle below a path of keys, such as `calendar/gregorian`, in their stored order.
void cicu_bundles_visit(
    const cicu_bundles *bundles, int32_t index, const char *path, cicu_visitor visit, void *context);

/// The identifier of a locale that ICU has data for; NULL beyond the last.
const char *cicu_available_locale(int32_t index);

/// The first day of the week in a locale: 1 is Monday, 7 Sunday.
int32_t cicu_first_weekday(const char *locale);

/// The length of an ISO 4217 code.
#define CICU_CURRENCY_LENGTH 3

/// Writes the codes of the currencies in use, without separators. Returns the number of bytes; at most `capacity` are
/// written.
size_t cicu_currencies(char *codes, size_t capacity);

// Messages

/// A message of ICU's MessageFormat, with its arguments. Used by one thread at a time.
typedef struct cicu_message cicu_message;

/// The error of a pattern.
typedef enum {
    CICU_PATTERN_RIGHT,
    CICU_PATTERN_BRACES,
    CICU_PATTERN_SYNTAX,
    CICU_PATTERN_LACKS_OTHER,
    CICU_PATTERN_UNKNOWN_TYPE,
    CICU_PATTERN_UNKNOWN_STYLE,
    CICU_PATTERN_FAILED,
} cicu_pattern_problem;

typedef struct {
    cicu_pattern_problem problem;
    /// The place in UTF-16 units from the beginning of the pattern.
    int32_t offset;
} cicu_pattern_error;

/// NULL if the pattern is invalid (`error` has the reason) or memory is missing. Patterns nest as deep as the stack
/// allows: the caller limits them.
cicu_message *cicu_message_open(const char *locale, const uint8_t *pattern, int32_t length, cicu_pattern_error *error);
void cicu_message_close(cicu_message *message);

/// Writes the names of the pattern's arguments, each followed by a newline. Returns the number of bytes; at most
/// `capacity` are written.
size_t cicu_message_names(const cicu_message *message, uint8_t *names, size_t capacity);

void cicu_message_add_text(
    cicu_message *message, const uint8_t *name, int32_t name_length, const uint8_t *text, int32_t length);
void cicu_message_add_integer(cicu_message *message, const uint8_t *name, int32_t name_length, int64_t number);
void cicu_message_add_number(cicu_message *message, const uint8_t *name, int32_t name_length, double number);

/// Adds a local date and time. ICU's default time zone has no influence, except that an hour which it skips becomes the
/// next. Returns false if ICU's data is missing.
bool cicu_message_add_date(
    cicu_message *message, const uint8_t *name, int32_t name_length, int32_t year, int32_t month, int32_t day,
    int32_t hour, int32_t minute, int32_t second);

/// Adds a list in the locale's form: `a, b and c`, or `a, b or c` if it is a choice. The items are concatenated.
bool cicu_message_add_list(
    cicu_message *message, const uint8_t *name, int32_t name_length, const uint8_t *items, const int32_t *lengths,
    int32_t count, bool is_choice);

/// Writes the text. Returns the number of bytes, of which at most `capacity` are written; -1 if an argument is of a
/// kind that the pattern cannot use, such as a text where a number is needed.
int64_t cicu_message_write(const cicu_message *message, uint8_t *bytes, size_t capacity);

// Measuring

/// ICU alone, with reused memory: the lower bound of measurements. Used by one thread at a time.
typedef struct cicu_floor cicu_floor;

/// NULL if memory or ICU's data is missing.
cicu_floor *cicu_floor_open(const char *locale);
void cicu_floor_close(cicu_floor *floor);

/// Reads UTF-8 as UTF-16, folds it by NFKC_Casefold in one call, and finds the word boundaries of the result. Returns
/// their number, both ends included.
size_t cicu_floor_pass(cicu_floor *floor, const uint8_t *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
