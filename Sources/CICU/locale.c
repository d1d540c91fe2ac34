#include "CICU.h"

#include <string.h>
#include <unicode/uloc.h>

/// The codes that ICU's loader does not map to their successors (or reports under these), from CLDR's supplemental
/// languageAlias data.
static const char *const replaced[][2] = {
    {"cmn", "zh"}, {"in", "id"}, {"iw", "he"}, {"ji", "yi"},
    {"jw", "jv"}, {"mo", "ro"}, {"sh", "sr_Latn"}, {"tl", "fil"},
};

static const char *successor(const char *language) {
    for (size_t index = 0; index < sizeof replaced / sizeof replaced[0]; index += 1) {
        if (strcmp(language, replaced[index][0]) == 0) return replaced[index][1];
    }
    return NULL;
}

/// Copies a tag with `-` for `_`, a common variant.
static bool copy_tag(const char *tag, char *copy) {
    size_t length = strlen(tag);
    if (length >= CICU_LOCALE_CAPACITY) return false;
    for (size_t index = 0; index <= length; index += 1) copy[index] = tag[index] == '_' ? '-' : tag[index];
    return true;
}

void cicu_locale(const char *tag, char *locale) {
    locale[0] = '\0';
    char copy[CICU_LOCALE_CAPACITY], parsed[CICU_LOCALE_CAPACITY], language[ULOC_LANG_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    if (!copy_tag(tag, copy)) return;
    uloc_forLanguageTag(copy, parsed, sizeof parsed, NULL, &status);
    uloc_getLanguage(parsed, language, sizeof language, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || language[0] == '\0') return;
    const char *code = successor(language);
    const char *rest = code ? parsed + strlen(language) : parsed;
    if (!code) code = "";
    if (strlen(code) + strlen(rest) >= CICU_LOCALE_CAPACITY) return;
    strcpy(locale, code);
    strcat(locale, rest);
}

bool cicu_knows_language(const char *locale) {
    if (uloc_getISO3Language(locale)[0] != '\0') return true;
    char language[ULOC_LANG_CAPACITY];
    UChar name[64];
    UErrorCode status = U_ZERO_ERROR;
    uloc_getLanguage(locale, language, sizeof language, &status);
    if (U_FAILURE(status) || language[0] == '\0') return false;
    // Without a name of its own, a language's name is its code, with this warning.
    uloc_getDisplayLanguage(language, "en", name, sizeof name / sizeof name[0], &status);
    return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

const char *cicu_available_locale(int32_t index) {
    return index < uloc_countAvailable() ? uloc_getAvailable(index) : NULL;
}
