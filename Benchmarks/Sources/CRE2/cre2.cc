#include <re2/re2.h>
#include <re2/set.h>

#include <algorithm>
#include <memory>
#include <vector>

extern "C" {
#include "include/CRE2.h"
}

namespace {

RE2::Options options(int64_t max_bytes) {
    RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(max_bytes);
    return options;
}

re2::StringPiece piece(const char *text, size_t count) { return re2::StringPiece(text, count); }

}  // namespace

struct cre2_set {
    RE2::Set set;
};

struct cre2_regex {
    RE2 regex;
};

cre2_set *cre2_set_new(int64_t max_bytes) {
    RE2::Options plain = options(max_bytes);
    plain.set_never_capture(true);
    return new cre2_set{RE2::Set(plain, RE2::ANCHOR_BOTH)};
}

int32_t cre2_set_add(cre2_set *set, const char *pattern, size_t count) {
    return set->set.Add(piece(pattern, count), nullptr);
}

bool cre2_set_compile(cre2_set *set) { return set->set.Compile(); }

int32_t cre2_set_match(const cre2_set *set, const char *text, size_t count, int32_t *found, int32_t room) {
    std::vector<int> numbers;
    RE2::Set::ErrorInfo error;
    if (!set->set.Match(piece(text, count), &numbers, &error)) return error.kind == RE2::Set::kOutOfMemory ? -1 : 0;
    std::copy_n(numbers.begin(), std::min<size_t>(numbers.size(), room), found);
    return static_cast<int32_t>(numbers.size());
}

void cre2_set_free(cre2_set *set) { delete set; }

cre2_regex *cre2_regex_new(const char *pattern, size_t count, int64_t max_bytes) {
    auto made = std::unique_ptr<cre2_regex>(new cre2_regex{RE2(piece(pattern, count), options(max_bytes))});
    return made->regex.ok() ? made.release() : nullptr;
}

bool cre2_regex_match(const cre2_regex *regex, const char *text, size_t count, cre2_span *spans, int32_t room) {
    std::vector<re2::StringPiece> groups(room);
    if (!regex->regex.Match(piece(text, count), 0, count, RE2::ANCHOR_BOTH, groups.data(), room)) return false;
    for (int32_t number = 0; number < room; number++) {
        const char *start = groups[number].data();
        int64_t offset = start == nullptr ? -1 : start - text;
        spans[number] = {offset, offset + static_cast<int64_t>(groups[number].size())};
    }
    return true;
}

void cre2_regex_free(cre2_regex *regex) { delete regex; }
