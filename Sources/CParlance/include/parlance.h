/*
 * Parlance: utterances to intents with slots.
 *
 *     parlance_parser *parser = NULL;
 *     parlance_error *error = NULL;
 *     const char *paths[] = {"kitchen.yaml"};
 *     if (parlance_parser_load(paths, 1, NULL, &parser, &error) != PARLANCE_OK) {
 *         fprintf(stderr, "%s\n", parlance_error_message(error));
 *         parlance_error_free(error);
 *         return 2;
 *     }
 *     char *json = NULL;
 *     parlance_parse_json(parser, "two cups of tea", PARLANCE_TERMINATED, NULL, &json, NULL);
 *     puts(json);
 *     parlance_string_free(json);
 *     parlance_parser_free(parser);
 *
 * Text is UTF-8 in and out. A text with a `length` may contain zero bytes; all other strings end with one. JSON is that
 * of `parlance parse --jsonl`, `parlance chat --json` and `parlance check --format json`, with sorted keys.
 *
 * Every function that can fail returns a status and writes its results through pointers. On failure, results are set to
 * NULL or 0, and `*error`, unless `error` is NULL, to an error that the caller frees. On success `*error` is NULL.
 * NULL for a handle, a text or a result is PARLANCE_INVALID_ARGUMENT unless stated otherwise, and so is a handle of
 * another kind; a freed handle, or a pointer that is no handle, is undefined.
 *
 * Handles and strings belong to the caller, who frees each once: handles by the function of their kind, strings by
 * parlance_string_free. Handles do not depend on each other: the parser of a result or a dialog may be freed first.
 * Functions that free accept NULL.
 *
 * Thread safety is stated for each function:
 *   [any]  may be called from any number of threads at once, also with the same handle;
 *   [one]  one call at a time with the same handle; another one meanwhile returns PARLANCE_BUSY;
 *   [last] must be the last call with the handle: no other may be running or follow.
 */
#ifndef PARLANCE_H
#define PARLANCE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It grows when a program compiled with an older header could not run; additions do not
 * change it. Compare it with parlance_abi_version() before other calls. */
#define PARLANCE_ABI_VERSION 1

/* As the length of a text: the text ends with a zero byte. */
#define PARLANCE_TERMINATED SIZE_MAX

/* The result of a function. Later versions may add values. */
typedef enum parlance_status {
    PARLANCE_OK = 0,
    /* NULL where a value is required, a handle of another kind, or an index out of range. */
    PARLANCE_INVALID_ARGUMENT = 1,
    /* A text is not UTF-8, or an utterance is longer than the limit. */
    PARLANCE_INVALID_TEXT = 2,
    /* The grammar has errors; parlance_error_json lists them with their places. */
    PARLANCE_INVALID_GRAMMAR = 3,
    /* Options, lists, terms or a state are not valid JSON or have unknown or wrong members. */
    PARLANCE_INVALID_REQUEST = 4,
    /* The grammar has too many ways to read the text. Whether a template matches is unknown. */
    PARLANCE_TOO_COMPLEX = 5,
    /* Another call uses the handle. */
    PARLANCE_BUSY = 6,
    /* The value does not exist: no such slot, or a slot that was not spoken. */
    PARLANCE_NOT_FOUND = 7,
    /* A compiled grammar is damaged or of another version, or does not have what is asked for. */
    PARLANCE_UNUSABLE = 8
} parlance_status;

/* The kind of a result. Later versions may add values. */
typedef enum parlance_match {
    PARLANCE_MATCH_NONE = 0,
    /* A reading wins word for word. */
    PARLANCE_MATCH_EXACT = 1,
    /* A reading wins with corrected words. */
    PARLANCE_MATCH_APPROXIMATE = 2,
    /* Several readings tie on different intents or values. */
    PARLANCE_MATCH_AMBIGUOUS = 3,
    /* The readings leave words unexplained; ask before acting on one. */
    PARLANCE_MATCH_PARTIAL = 4
} parlance_match;

typedef struct parlance_parser parlance_parser;
typedef struct parlance_result parlance_result;
typedef struct parlance_finder parlance_finder;
typedef struct parlance_dialog parlance_dialog;
typedef struct parlance_answer parlance_answer;
typedef struct parlance_error parlance_error;

/* ---- The library ------------------------------------------------------------------------------------------------ */

/* The PARLANCE_ABI_VERSION that the library was built with. [any] */
int32_t parlance_abi_version(void);

/* The version of Parlance, such as "0.1.0"; never freed. [any] */
const char *parlance_version(void);

/* Frees a string of this library. [last] */
void parlance_string_free(char *string);

/* ---- Errors ----------------------------------------------------------------------------------------------------- */

/* The status that the function returned; PARLANCE_OK for NULL. [any] */
parlance_status parlance_error_status(const parlance_error *error);

/* The problem and its remedy: one sentence without a full stop, or the errors of a grammar, each with its place and
 * source line. Valid as long as the error; "" for NULL. [any] */
const char *parlance_error_message(const parlance_error *error);

/* The errors and warnings of a grammar, as those of parlance_parser_warnings; "[]" for other errors and NULL. Valid as
 * long as the error. [any] */
const char *parlance_error_json(const parlance_error *error);

/* [last] */
void parlance_error_free(parlance_error *error);

/* ---- Parsers ---------------------------------------------------------------------------------------------------- */

/* A parser never changes: functions that change lists or terms return another one, which shares the compiled grammar.
 *
 * Loads a grammar from files and folders, or from one compiled grammar. [any]
 *
 * options: NULL, or a JSON object with
 *   "language"         a BCP 47 tag, required if the files are in several languages;
 *   "undefined_lists"  true, or names: lists that no file defines, because parlance_parser_with_lists gives them;
 *   "apps"             paths of apps.yaml or Info.plist, instead of the apps.yaml among the files;
 *   "vocabulary"       paths of vocabularies and lists. */
parlance_status parlance_parser_load(const char *const *paths, size_t path_count, const char *options,
                                     parlance_parser **parser, parlance_error **error);

/* Loads a grammar from a text in YAML or JSON. The name stands in places of errors; NULL: "grammar.yaml". [any] */
parlance_status parlance_parser_load_text(const char *text, size_t length, const char *name, const char *options,
                                          parlance_parser **parser, parlance_error **error);

/* Loads the bytes of parlance_parser_compiled. They need no alignment and are copied. [any] */
parlance_status parlance_parser_load_compiled(const void *bytes, size_t byte_count, parlance_parser **parser,
                                              parlance_error **error);

/* The compiled grammar, without run-time lists: `byte_count` bytes, freed by parlance_string_free. [any] */
parlance_status parlance_parser_compiled(const parlance_parser *parser, char **bytes, size_t *byte_count,
                                         parlance_error **error);

/* The language of the grammar, a BCP 47 tag. [any] */
parlance_status parlance_parser_language(const parlance_parser *parser, char **language, parlance_error **error);

/* The warnings of loading: a JSON list of objects with "code", "severity", "message", and, if they have a place, "file",
 * "line", "column" and "length". [any] */
parlance_status parlance_parser_warnings(const parlance_parser *parser, char **json, parlance_error **error);

/* A parser with these run-time lists and no others. [any]
 *
 * lists: {"name": {"values": [...]}, ...}, as the member "lists" of a line of the batch contract.
 * counts: the number of values of each list, as JSON; may be NULL. */
parlance_status parlance_parser_with_lists(const parlance_parser *parser, const char *lists, parlance_parser **changed,
                                           char **counts, parlance_error **error);

/* A parser in which the user's terms of these names are replaced. [any]
 *
 * terms: {"name": ["text", {"phrase": "...", "identifier": "..."}, ...]}, as the member "vocabulary" of a line of the
 * batch contract. An empty list removes the terms of a name.
 * report: {"vocabulary": {"name": count}, "left_out": [...]}; may be NULL. */
parlance_status parlance_parser_with_vocabulary(const parlance_parser *parser, const char *terms,
                                                parlance_parser **changed, char **report, parlance_error **error);

/* [last] */
void parlance_parser_free(parlance_parser *parser);

/* ---- Parsing ---------------------------------------------------------------------------------------------------- */

/* Parses an utterance of at most 4,096 bytes. [any]
 *
 * options: NULL, or a JSON object with the members of a line of the batch contract except "text" and "id": "top",
 * "context", "prefer", "now", "edits", "partial", "splits", "last_used", "locked", "intents" (only these), "apps"
 * (only these), "language" (that of the parser, which the result then names). With "splits", readings that differ only
 * in the texts of their wildcards are all returned, up to "top", instead of the best of them. */
parlance_status parlance_parse(const parlance_parser *parser, const char *text, size_t length, const char *options,
                               parlance_result **result, parlance_error **error);

/* Parses an utterance; the result is the JSON of parlance_result_json. [any] */
parlance_status parlance_parse_json(const parlance_parser *parser, const char *text, size_t length, const char *options,
                                    char **json, parlance_error **error);

/* Parses several utterances on up to `thread_count` threads; 0: as many as the machine has. [any]
 *
 * lines: the results in the order of the texts, as JSON lines, each with a newline; an utterance that fails has
 * {"error": {"kind": ..., "message": ...}}. Lines are the same for any number of threads.
 * line_length: the number of bytes of all lines; may be NULL. */
parlance_status parlance_parse_many(const parlance_parser *parser, const char *const *texts, const size_t *lengths,
                                    size_t text_count, const char *options, uint32_t thread_count, char **lines,
                                    size_t *line_length, parlance_error **error);

/* ---- Results ---------------------------------------------------------------------------------------------------- */

/* Readings and slots are numbered from 0. Fixed slots, and those from the context, come with the spoken ones.
 *
 * The result as JSON, as `parlance parse --jsonl` writes it. [any] */
parlance_status parlance_result_json(const parlance_result *result, char **json, parlance_error **error);

/* [any] */
parlance_status parlance_result_match(const parlance_result *result, parlance_match *match, parlance_error **error);

/* [any] */
parlance_status parlance_result_reading_count(const parlance_result *result, size_t *count, parlance_error **error);

/* The intent of a reading. [any] */
parlance_status parlance_result_intent(const parlance_result *result, size_t reading, char **intent,
                                       parlance_error **error);

/* [any] */
parlance_status parlance_result_slot_count(const parlance_result *result, size_t reading, size_t *count,
                                           parlance_error **error);

/* The number of the slot of a name, the last one if there are several; PARLANCE_NOT_FOUND if there is none. [any] */
parlance_status parlance_result_slot_named(const parlance_result *result, size_t reading, const char *name, size_t *slot,
                                           parlance_error **error);

/* [any] */
parlance_status parlance_result_slot_name(const parlance_result *result, size_t reading, size_t slot, char **name,
                                          parlance_error **error);

/* The value of a slot: a string as it is, any other value as JSON. [any] */
parlance_status parlance_result_slot_value(const parlance_result *result, size_t reading, size_t slot, char **value,
                                           parlance_error **error);

/* The words of a slot, and their range in the utterance in bytes; PARLANCE_NOT_FOUND if it was not spoken. Each of
 * `text`, `start` and `end` may be NULL. [any] */
parlance_status parlance_result_slot_spoken(const parlance_result *result, size_t reading, size_t slot, char **text,
                                            size_t *start, size_t *end, parlance_error **error);

/* [last] */
void parlance_result_free(parlance_result *result);

/* ---- Entities --------------------------------------------------------------------------------------------------- */

/* Opens a finder of numbers, amounts, dates and times in texts of a language. [any] */
parlance_status parlance_finder_open(const char *language, parlance_finder **finder, parlance_error **error);

/* Finds the entities of a text of at most 65,536 bytes. [any]
 *
 * options: NULL, or a JSON object with "now", a local time in ISO 8601 that relative times refer to, "kinds", the kinds to
 * find, and "time_zone", the name of a time zone, whose instants are then added to times.
 * json: {"text": ..., "entities": [...]}, as `parlance entities --format json` writes it. */
parlance_status parlance_finder_find(const parlance_finder *finder, const char *text, size_t length,
                                     const char *options, char **json, parlance_error **error);

/* [last] */
void parlance_finder_free(parlance_finder *finder);

/* ---- Dialogs ---------------------------------------------------------------------------------------------------- */

/* Handles a call of a dialog: whether an intent is supported, how a parameter is resolved, whether the request is ready,
 * and finally that it is carried out, or kept for later. Calls and answers are those of the article "Handlers in any language"; an answer
 * needs no "id". It runs on the thread that called parlance_dialog_respond, and may use other dialogs, but not its own.
 * It answers by parlance_answer_set before it returns; without an answer, the intent fails. It must not unwind. */
typedef void (*parlance_handler)(void *context, const char *call, parlance_answer *answer);

/* Answers a call; the last answer holds. Only within the handler, on its thread. A wrong answer fails the intent, and
 * the turn contains the problem. */
parlance_status parlance_answer_set(parlance_answer *answer, const char *json, parlance_error **error);

/* Begins a dialog, or continues a stored one. The first dialog of a parser compiles the grammar again, with the answers
 * to questions; a compiled grammar has no dialogs (PARLANCE_UNUSABLE). [any]
 *
 * state: NULL, or the JSON of parlance_dialog_state.
 * context: passed to the handler unchanged; it must outlive the dialog. */
parlance_status parlance_dialog_open(const parlance_parser *parser, parlance_handler handler, void *context,
                                     const char *state, parlance_dialog **dialog, parlance_error **error);

/* Answers an utterance. [one]
 *
 * options: NULL, or a JSON object with "context", "now" (a local time in ISO 8601; default: the clock, in UTC), "prefer"
 * with "apps", "last_used", "locked", "partial" (read requests in part, and ask), and "schedules" (call the handler to
 * keep a request for later; without it, such a request is refused). "top", "edits", "splits", "language", "intents" and "apps" are
 * PARLANCE_INVALID_REQUEST.
 * turn: JSON as `parlance chat --json` writes it; after an utterance with several requests, its member "earlier" is the
 * list of the turns before the last. */
parlance_status parlance_dialog_respond(parlance_dialog *dialog, const char *text, size_t length, const char *options,
                                        char **turn, parlance_error **error);

/* Carries out a request that the handler has kept, when its time has come, from the beginning of its life cycle. [one]
 *
 * Use a dialog of its own, because the questions of the request end what is open.
 * request: the member "request" of the call "schedule".
 * options, turn: as for parlance_dialog_respond. */
parlance_status parlance_dialog_carry_out(parlance_dialog *dialog, const char *request, const char *options, char **turn,
                                          parlance_error **error);

/* The state between two turns as JSON, with which parlance_dialog_open continues, also in another process. [one] */
parlance_status parlance_dialog_state(const parlance_dialog *dialog, char **state, parlance_error **error);

/* [last] */
void parlance_dialog_free(parlance_dialog *dialog);

#ifdef __cplusplus
}
#endif

#endif
