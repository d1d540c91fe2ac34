#include "properties.h"
#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

enum { mostScripts = 64 };

static uint32_t ascii_flags(UChar32 scalar) {
    if (scalar >= 'a' && scalar <= 'z') return CICU_LETTER | CICU_WORD;
    if (scalar >= 'A' && scalar <= 'Z') return CICU_LETTER | CICU_WORD;
    if (scalar >= '0' && scalar <= '9') return CICU_WORD;
    if (scalar == ' ' || (scalar >= 0x09 && scalar <= 0x0D) || (scalar >= 0x1C && scalar <= 0x1F)) return CICU_SPACE;
    switch (scalar) {
    case '$': case '+': case '<': case '=': case '>': case '^': case '|': case '~': return CICU_SYMBOL;
    default: return 0;
    }
}

/// ICU allows line breaks between letters of exactly the scripts that do not mark words; Korean, which marks them, is
/// excluded.
static bool is_blankless(UScriptCode script) {
    return script != USCRIPT_HANGUL && script != USCRIPT_KOREAN && uscript_breaksBetweenLetters(script);
}

bool cicu_writes_blanks(const char *locale) {
    UScriptCode scripts[mostScripts];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uscript_getCode(locale, scripts, mostScripts, &status);
    // Of several scripts, the first is the language's own; Korean includes Han.
    return U_FAILURE(status) || count == 0 || !is_blankless(scripts[0]);
}

/// U+30FC and the like are shared among scripts: one of them that writes no blanks is sufficient.
static bool is_shared_by_blankless(UChar32 scalar) {
    UScriptCode scripts[mostScripts];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uscript_getScriptExtensions(scalar, scripts, mostScripts, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t index = 0; index < count; index += 1) {
        if (is_blankless(scripts[index])) return true;
    }
    return false;
}

static uint32_t script_flags(UChar32 scalar) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(scalar, &status);
    if (U_FAILURE(status)) return 0;
    bool isShared = script == USCRIPT_COMMON || script == USCRIPT_INHERITED;
    bool isBlankless = isShared ? is_shared_by_blankless(scalar) : is_blankless(script);
    return isBlankless ? CICU_BLANKLESS : 0;
}

bool cicu_is_blankless(uint32_t scalar) { return script_flags((UChar32)scalar) != 0; }

static uint32_t category_flags(UChar32 scalar) {
    uint32_t category = U_GET_GC_MASK(scalar);
    uint32_t flags = 0;
    if (u_isUAlphabetic(scalar)) flags |= CICU_LETTER | CICU_WORD;
    if (category & U_GC_N_MASK) flags |= CICU_WORD;
    if (category & U_GC_S_MASK) flags |= CICU_SYMBOL;
    if (u_isUWhiteSpace(scalar)) flags |= CICU_SPACE;
    if (u_hasBinaryProperty(scalar, UCHAR_EXTENDED_PICTOGRAPHIC)) flags |= CICU_SYMBOL;
    return flags;
}

static bool composes_with_what_is_before(UChar32 scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
    return U_SUCCESS(status) && !unorm2_hasBoundaryBefore(normalizer, scalar);
}

uint32_t cicu_flags(UChar32 scalar, uint32_t before) {
    if (scalar < 0x80) return ascii_flags(scalar);
    if (U_GET_GC_MASK(scalar) & U_GC_M_MASK) {
        return CICU_WORD | CICU_JOINING | (before & (CICU_LETTER | CICU_BLANKLESS));
    }
    uint32_t joining = composes_with_what_is_before(scalar) ? CICU_JOINING : 0;
    return category_flags(scalar) | script_flags(scalar) | joining;
}
