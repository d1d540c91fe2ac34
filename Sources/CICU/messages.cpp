#include "CICU.h"

#include <memory>
#include <string>
#include <unicode/gregocal.h>
#include <unicode/listformatter.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <vector>

// C++, because ICU's C interface has no named arguments.

struct cicu_message {
    icu::MessageFormat format;
    icu::MessagePattern pattern;
    icu::Locale locale;
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
};

namespace {

icu::UnicodeString unicode(const uint8_t *text, int32_t length) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(reinterpret_cast<const char *>(text), length));
}

icu::Locale locale_named(const char *identifier) {
    return identifier[0] == '\0' ? icu::Locale::getRoot() : icu::Locale(identifier);
}

cicu_pattern_problem problem_of(UErrorCode status) {
    switch (status) {
    case U_UNMATCHED_BRACES: return CICU_PATTERN_BRACES;
    case U_DEFAULT_KEYWORD_MISSING: return CICU_PATTERN_LACKS_OTHER;
    case U_PATTERN_SYNTAX_ERROR:
    case U_ARGUMENT_TYPE_MISMATCH:
    case U_ILLEGAL_ARGUMENT_ERROR: return CICU_PATTERN_SYNTAX;
    default: return CICU_PATTERN_FAILED;
    }
}

bool is_type(const icu::UnicodeString &name) {
    static const char *const types[] = {"number", "date", "time", "spellout", "ordinal", "duration"};
    for (const char *type : types) {
        if (icu::UnicodeString(name).toLower(icu::Locale::getRoot()) == icu::UnicodeString(type, -1, US_INV)) return true;
    }
    return false;
}

/// The error of a pattern with correct braces and keywords: an unknown type, or else a style.
cicu_pattern_error error_in(const icu::MessagePattern &pattern) {
    cicu_pattern_error style = {CICU_PATTERN_FAILED, 0};
    for (int32_t index = 0; index < pattern.countParts(); index += 1) {
        const auto &part = pattern.getPart(index);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_TYPE && !is_type(pattern.getSubstring(part))) {
            return {CICU_PATTERN_UNKNOWN_TYPE, part.getIndex()};
        }
        bool isFirst = style.problem == CICU_PATTERN_FAILED;
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_STYLE && isFirst) style = {CICU_PATTERN_UNKNOWN_STYLE, part.getIndex()};
    }
    return style;
}

size_t write(const icu::UnicodeString &text, uint8_t *bytes, size_t capacity) {
    std::string encoded;
    text.toUTF8String(encoded);
    encoded.copy(reinterpret_cast<char *>(bytes), capacity);
    return encoded.size();
}

void add(cicu_message *message, const uint8_t *name, int32_t name_length, const icu::Formattable &value) {
    message->names.push_back(unicode(name, name_length));
    message->values.push_back(value);
}

} // namespace

cicu_message *cicu_message_open(const char *identifier, const uint8_t *text, int32_t length, cicu_pattern_error *error) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place = {0, 0, {0}, {0}};
    icu::UnicodeString source = unicode(text, length);
    *error = {CICU_PATTERN_RIGHT, 0};
    icu::MessagePattern pattern(source, &place, status);
    if (U_FAILURE(status)) {
        *error = {problem_of(status), place.offset};
        return nullptr;
    }
    icu::Locale locale = locale_named(identifier);
    icu::MessageFormat format(source, locale, place, status);
    if (U_FAILURE(status)) {
        *error = error_in(pattern);
        return nullptr;
    }
    return new cicu_message{format, pattern, locale, {}, {}};
}

void cicu_message_close(cicu_message *message) { delete message; }

size_t cicu_message_names(const cicu_message *message, uint8_t *names, size_t capacity) {
    icu::UnicodeString all;
    const icu::MessagePattern &pattern = message->pattern;
    for (int32_t index = 0; index < pattern.countParts(); index += 1) {
        const auto &part = pattern.getPart(index);
        auto type = part.getType();
        if (type != UMSGPAT_PART_TYPE_ARG_NAME && type != UMSGPAT_PART_TYPE_ARG_NUMBER) continue;
        all.append(pattern.getSubstring(part)).append(u'\n');
    }
    return write(all, names, capacity);
}

void cicu_message_add_text(
    cicu_message *message, const uint8_t *name, int32_t name_length, const uint8_t *text, int32_t length) {
    add(message, name, name_length, icu::Formattable(unicode(text, length)));
}

void cicu_message_add_integer(cicu_message *message, const uint8_t *name, int32_t name_length, int64_t number) {
    add(message, name, name_length, icu::Formattable(number));
}

void cicu_message_add_number(cicu_message *message, const uint8_t *name, int32_t name_length, double number) {
    add(message, name, name_length, icu::Formattable(number));
}

bool cicu_message_add_date(
    cicu_message *message, const uint8_t *name, int32_t name_length, int32_t year, int32_t month, int32_t day,
    int32_t hour, int32_t minute, int32_t second) {
    UErrorCode status = U_ZERO_ERROR;
    icu::GregorianCalendar calendar(year, month - 1, day, hour, minute, second, status);
    UDate date = calendar.getTime(status);
    if (U_FAILURE(status)) return false;
    add(message, name, name_length, icu::Formattable(date, icu::Formattable::kIsDate));
    return true;
}

bool cicu_message_add_list(
    cicu_message *message, const uint8_t *name, int32_t name_length, const uint8_t *items, const int32_t *lengths,
    int32_t count, bool is_choice) {
    UErrorCode status = U_ZERO_ERROR;
    std::vector<icu::UnicodeString> texts;
    for (int32_t index = 0; index < count; index += 1) {
        texts.push_back(unicode(items, lengths[index]));
        items += lengths[index];
    }
    auto type = is_choice ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND;
    std::unique_ptr<icu::ListFormatter> format(
        icu::ListFormatter::createInstance(message->locale, type, ULISTFMT_WIDTH_WIDE, status));
    if (U_FAILURE(status)) return false;
    icu::UnicodeString list;
    format->format(texts.data(), count, list, status);
    if (U_FAILURE(status)) return false;
    add(message, name, name_length, icu::Formattable(list));
    return true;
}

int64_t cicu_message_write(const cicu_message *message, uint8_t *bytes, size_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    message->format.format(
        message->names.data(), message->values.data(), (int32_t)message->values.size(), text, status);
    return U_FAILURE(status) ? -1 : (int64_t)write(text, bytes, capacity);
}
