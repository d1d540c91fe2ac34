#include "CICU.h"
#include "units.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#define MOST_BUNDLES 8
#define DEEPEST 8

struct cicu_bundles {
    int32_t count;
    UResourceBundle *bundles[MOST_BUNDLES];
    char names[MOST_BUNDLES][CICU_LOCALE_CAPACITY];
};

/// A walk over the texts below a path.
typedef struct {
    cicu_visitor visit;
    void *context;
    const char *keys[DEEPEST];
    int32_t places[DEEPEST];
    uint8_t *bytes;
    size_t capacity;
} walk;

static const char *package_of(cicu_data data) {
    switch (data) {
    case CICU_DATA_UNITS: return U_ICUDATA_NAME "-unit";
    case CICU_DATA_CURRENCIES: return U_ICUDATA_NAME "-curr";
    default: return NULL;
    }
}

/// Writes the name of the nearest existing bundle of a locale, "" if its language has none. `ures_openDirect` does not
/// serve here: ICU 72 never returns from it for `no_NO`.
static void find_actual(const char *locale, char *actual) {
    UErrorCode status = U_ZERO_ERROR;
    char base[CICU_LOCALE_CAPACITY];
    actual[0] = '\0';
    uloc_getBaseName(locale, base, sizeof base, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || base[0] == '\0') return;
    UResourceBundle *bundle = ures_open(NULL, base, &status);
    // Without data for a language, ICU opens the bundle of the process's locale.
    bool is_found = U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
    const char *name = is_found ? ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &status) : NULL;
    if (U_SUCCESS(status) && name && strlen(name) < CICU_LOCALE_CAPACITY) strcpy(actual, name);
    ures_close(bundle);
}

/// Writes the locale from which a locale inherits (CLDR's parentLocales, or the name without its last part).
static void find_parent(const char *locale, char *parent) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    UResourceBundle *bundle = ures_openDirect(NULL, locale, &status);
    const UChar *name = ures_getStringByKey(bundle, "%%Parent", &length, &status);
    if (U_SUCCESS(status) && length < CICU_LOCALE_CAPACITY) {
        size_t count = cicu_write_utf8(name, length, (uint8_t *)parent, 0, CICU_LOCALE_CAPACITY - 1);
        parent[count] = '\0';
    } else {
        status = U_ZERO_ERROR;
        char shorter[CICU_LOCALE_CAPACITY];
        uloc_getParent(locale, shorter, sizeof shorter, &status);
        parent[0] = '\0';
        if (U_SUCCESS(status)) find_actual(shorter, parent);
    }
    ures_close(bundle);
}

static void add_bundle(cicu_bundles *chain, cicu_data data, const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_openDirect(package_of(data), name, &status);
    if (U_FAILURE(status)) {
        ures_close(bundle);
        return;
    }
    strcpy(chain->names[chain->count], name);
    chain->bundles[chain->count] = bundle;
    chain->count += 1;
}

static void add_language(cicu_bundles *chain, cicu_data data, const char *locale) {
    char name[CICU_LOCALE_CAPACITY], parent[CICU_LOCALE_CAPACITY];
    find_actual(locale, name);
    for (int32_t step = 0; step < MOST_BUNDLES - 1; step += 1) {
        if (name[0] == '\0' || strcmp(name, "root") == 0) return;
        add_bundle(chain, data, name);
        find_parent(name, parent);
        strcpy(name, parent);
    }
}

cicu_bundles *cicu_bundles_open(cicu_data data, const char *locale) {
    cicu_bundles *chain = malloc(sizeof *chain);
    if (!chain) return NULL;
    chain->count = 0;
    if (data != CICU_DATA_DAY_PERIODS) add_language(chain, data, locale);
    add_bundle(chain, data, data == CICU_DATA_DAY_PERIODS ? "dayPeriods" : "root");
    return chain;
}

void cicu_bundles_close(cicu_bundles *chain) {
    if (!chain) return;
    for (int32_t index = 0; index < chain->count; index += 1) ures_close(chain->bundles[index]);
    free(chain);
}

int32_t cicu_bundles_count(const cicu_bundles *chain) { return chain->count; }

const char *cicu_bundles_name(const cicu_bundles *chain, int32_t index) { return chain->names[index]; }

// Walking

/// Soft hyphens and marks of direction are not part of a name.
static bool is_invisible(UChar unit) {
    return unit == 0x00AD || unit == 0x061C || unit == 0x200E || unit == 0x200F;
}

static bool is_blank(UChar unit) {
    return unit == 0x00A0 || (unit >= 0x2000 && unit <= 0x200A) || unit == 0x202F || unit == 0x3000;
}

/// Copies what is visible of a text, with plain blanks. Returns false if memory is missing.
static bool copy_visible(cicu_units *copy, const UChar *text, int32_t count) {
    if (!cicu_units_reserve(copy, count)) return false;
    for (int32_t index = 0; index < count; index += 1) {
        if (!is_invisible(text[index])) copy->units[copy->count++] = is_blank(text[index]) ? ' ' : text[index];
    }
    return true;
}

static bool reserve_bytes(walk *walk, size_t capacity) {
    if (capacity <= walk->capacity) return true;
    uint8_t *bytes = realloc(walk->bytes, capacity);
    if (!bytes) return false;
    walk->bytes = bytes;
    walk->capacity = capacity;
    return true;
}

/// Writes a text as UTF-8. Returns its length, -1 if memory is missing.
static int32_t write_text(walk *walk, const UChar *text, int32_t count) {
    cicu_units copy;
    cicu_units_open(&copy);
    int32_t length = -1;
    // A unit of UTF-16 becomes at most three bytes.
    if (copy_visible(&copy, text, count) && reserve_bytes(walk, (size_t)copy.count * 3)) {
        length = (int32_t)cicu_write_utf8(copy.units, copy.count, walk->bytes, 0, walk->capacity);
    }
    cicu_units_close(&copy);
    return length;
}

static void visit_text(walk *walk, UResourceBundle *bundle, int32_t depth) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    const UChar *text = ures_getString(bundle, &count, &status);
    int32_t length = U_FAILURE(status) ? -1 : write_text(walk, text, count);
    if (length < 0) return;
    cicu_text leaf = {walk->keys, walk->places, depth, walk->bytes, length};
    walk->visit(walk->context, &leaf);
}

static void visit_all(walk *walk, UResourceBundle *bundle, int32_t depth) {
    UResType type = ures_getType(bundle);
    if (type == URES_STRING) visit_text(walk, bundle, depth);
    if ((type != URES_TABLE && type != URES_ARRAY) || depth == DEEPEST) return;
    UResourceBundle *child = NULL;
    int32_t size = ures_getSize(bundle);
    for (int32_t index = 0; index < size; index += 1) {
        UErrorCode status = U_ZERO_ERROR;
        child = ures_getByIndex(bundle, index, child, &status);
        if (U_FAILURE(status)) continue;
        walk->keys[depth] = type == URES_TABLE ? ures_getKey(child) : "";
        walk->places[depth] = index;
        visit_all(walk, child, depth + 1);
    }
    ures_close(child);
}

/// Opens what is at a path such as `calendar/gregorian`, NULL if there is nothing.
static UResourceBundle *open_path(UResourceBundle *bundle, const char *path) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *found = NULL;
    char key[64];
    while (*path) {
        size_t length = strcspn(path, "/");
        if (length >= sizeof key) break;
        memcpy(key, path, length);
        key[length] = '\0';
        found = ures_getByKey(found ? found : bundle, key, found, &status);
        if (U_FAILURE(status)) break;
        path += length;
        if (*path == '/') path += 1;
    }
    if (*path == '\0' && U_SUCCESS(status)) return found;
    ures_close(found);
    return NULL;
}

void cicu_bundles_visit(
    const cicu_bundles *chain, int32_t index, const char *path, cicu_visitor visit, void *context) {
    UResourceBundle *found = open_path(chain->bundles[index], path);
    if (!found) return;
    walk walk = {visit, context, {NULL}, {0}, NULL, 0};
    visit_all(&walk, found, 0);
    free(walk.bytes);
    ures_close(found);
}
