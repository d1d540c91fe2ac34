/// The part of RE2 that the benchmarks use, with plain C types.
#ifndef CRE2_H
#define CRE2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A set of regular expressions that are searched together. All match whole texts only.
typedef struct cre2_set cre2_set;

/// One regular expression with groups. It matches whole texts only.
typedef struct cre2_regex cre2_regex;

/// A part of a text, in bytes; `start` is -1 for a group that did not match.
typedef struct {
    int64_t start;
    int64_t end;
} cre2_span;

/// An empty set with a limit for the number of bytes after compilation.
cre2_set *cre2_set_new(int64_t max_bytes);

/// Adds a pattern in UTF-8. Returns the number of the member, or -1 if RE2 rejects the pattern.
int32_t cre2_set_add(cre2_set *set, const char *pattern, size_t count);

/// Call it once, after all members are added. Returns false if the set exceeds its memory.
bool cre2_set_compile(cre2_set *set);

/// Finds the members that match a text, in no particular order.
///
/// Writes the numbers of the first `room` of them. Returns how many there are, or -1 if the memory did not suffice.
int32_t cre2_set_match(const cre2_set *set, const char *text, size_t count, int32_t *found, int32_t room);

void cre2_set_free(cre2_set *set);

/// Null if RE2 rejects the pattern, or if it exceeds the number of bytes.
cre2_regex *cre2_regex_new(const char *pattern, size_t count, int64_t max_bytes);

/// Whether the whole text matches; `spans` then holds the whole text and the first `room` - 1 groups.
bool cre2_regex_match(const cre2_regex *regex, const char *text, size_t count, cre2_span *spans, int32_t room);

void cre2_regex_free(cre2_regex *regex);

#endif
