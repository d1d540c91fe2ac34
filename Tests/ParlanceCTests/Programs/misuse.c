/* Wrong arguments are errors with a message: NULL everywhere, handles of another kind, broken UTF-8 and JSON. */
#include <parlance.h>
#include <stdio.h>
#include <string.h>

static int failures;

static void expect(int line, parlance_status status, parlance_status expected, parlance_error *error) {
    const char *message = parlance_error_message(error);
    if (status != expected || parlance_error_status(error) != expected || (expected != PARLANCE_OK && !*message)) {
        printf("line %d: status %d instead of %d: %s\n", line, status, expected, message);
        failures += 1;
    }
    parlance_error_free(error);
}

#define EXPECT(expected, call) do { parlance_error *error = NULL; parlance_status status = call; \
    expect(__LINE__, status, expected, error); } while (0)

static void handle(void *context, const char *call, parlance_answer *answer) {
    (void)call;
    char *turn = NULL;
    EXPECT(PARLANCE_BUSY, parlance_dialog_respond(*(parlance_dialog **)context, "tea", 3, NULL, &turn, &error));
    EXPECT(PARLANCE_BUSY, parlance_dialog_state(*(parlance_dialog **)context, &turn, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_answer_set(answer, NULL, &error));
    EXPECT(PARLANCE_OK, parlance_answer_set(answer, "no JSON", &error));
}

int main(void) {
    const char *paths[] = {"kitchen.yaml"}, *missing[] = {"missing.yaml"}, *null[] = {NULL};
    char *text = NULL;
    size_t number = 0;
    parlance_match match;
    parlance_parser *parser = NULL, *other = NULL;
    parlance_result *result = NULL;
    parlance_finder *finder = NULL;
    parlance_dialog *dialog = NULL;

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load(NULL, 1, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load(paths, 0, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load(null, 1, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load(paths, 1, NULL, NULL, &error));
    EXPECT(PARLANCE_INVALID_GRAMMAR, parlance_parser_load(missing, 1, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_load(paths, 1, "{\"langage\": \"en\"}", &parser, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_load(paths, 1, "[]", &parser, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_load(paths, 1, "{", &parser, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_load(paths, 1, "", &parser, &error));
    EXPECT(PARLANCE_INVALID_TEXT, parlance_parser_load(paths, 1, "\xff", &parser, &error));
    EXPECT(PARLANCE_INVALID_TEXT, parlance_parser_load_text("\xc3\x28", 2, NULL, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_GRAMMAR, parlance_parser_load_text("intents: [", 10, NULL, NULL, &parser, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load_text(NULL, 0, NULL, NULL, &parser, &error));
    EXPECT(PARLANCE_UNUSABLE, parlance_parser_load_compiled("no grammar", 10, &parser, &error));
    EXPECT(PARLANCE_UNUSABLE, parlance_parser_load_compiled("", 0, &parser, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_load_compiled(NULL, 10, &parser, &error));
    EXPECT(PARLANCE_OK, parlance_parser_load(paths, 1, NULL, &parser, &error));

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_with_lists(parser, NULL, &other, NULL, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_with_lists(parser, "{\"drink\": 1}", &other, NULL, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_with_lists(parser, "{\"drinks\": {\"values\": []}}", &other, NULL, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parser_with_vocabulary(parser, "{\"drink\": 1}", &other, NULL, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_language(NULL, &text, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parser_warnings(parser, NULL, &error));

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse(NULL, "tea", 3, NULL, &result, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse(parser, NULL, 3, NULL, &result, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse(parser, "tea", 3, NULL, NULL, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse(parser, "tea", SIZE_MAX - 1, NULL, &result, &error));
    EXPECT(PARLANCE_INVALID_TEXT, parlance_parse(parser, "\xed\xa0\x80", 3, NULL, &result, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parse(parser, "tea", 3, "{\"text\": \"tea\"}", &result, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_parse(parser, "tea", 3, "{\"top\": 0}", &result, &error));
    static char longText[5000];
    memset(longText, 'a', sizeof longText);
    EXPECT(PARLANCE_INVALID_TEXT, parlance_parse(parser, longText, sizeof longText, NULL, &result, &error));
    EXPECT(PARLANCE_OK, parlance_parse(parser, "I\0need tea", 10, NULL, &result, &error));
    parlance_result_free(result);
    EXPECT(PARLANCE_OK, parlance_parse(parser, "", 0, NULL, &result, &error));
    parlance_result_free(result);
    EXPECT(PARLANCE_OK, parlance_parse(parser, "I need tea", PARLANCE_TERMINATED, NULL, &result, &error));

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_result_intent(result, 1, &text, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_result_slot_value(result, 0, 9, &text, &error));
    EXPECT(PARLANCE_NOT_FOUND, parlance_result_slot_named(result, 0, "colour", &number, &error));
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_result_match(NULL, &match, &error));

    /* A handle of another kind. */
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_result_json((parlance_result *)parser, &text, &error));
    parlance_result *none = NULL;
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse((parlance_parser *)result, "tea", 3, NULL, &none, &error));
    if (none) failures += 1;
    parlance_result_free((parlance_result *)parser);
    parlance_result_free(result);

    const char *many[] = {"I need tea", NULL, "\xff"};
    const size_t lengths[] = {10, 3, 1};
    EXPECT(PARLANCE_OK, parlance_parse_many(parser, many, lengths, 3, NULL, 2, &text, &number, &error));
    parlance_string_free(text);
    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_parse_many(parser, NULL, NULL, 3, NULL, 2, &text, &number, &error));
    EXPECT(PARLANCE_OK, parlance_parse_many(parser, NULL, NULL, 0, NULL, 2, &text, &number, &error));
    parlance_string_free(text);

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_finder_open(NULL, &finder, &error));
    EXPECT(PARLANCE_OK, parlance_finder_open("no language at all", &finder, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_finder_find(finder, "7", 1, "{\"kinds\": [\"x\"]}", &text, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_finder_find(finder, "7", 1, "{\"now\": \"soon\"}", &text, &error));
    parlance_finder_free(finder);

    EXPECT(PARLANCE_INVALID_ARGUMENT, parlance_dialog_open(parser, NULL, NULL, NULL, &dialog, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_dialog_open(parser, handle, NULL, "{}", &dialog, &error));
    EXPECT(PARLANCE_OK, parlance_dialog_open(parser, handle, &dialog, NULL, &dialog, &error));
    EXPECT(PARLANCE_INVALID_REQUEST, parlance_dialog_respond(dialog, "tea", 3, "{\"top\": 1}", &text, &error));
    EXPECT(PARLANCE_OK, parlance_dialog_respond(dialog, "I need tea", 10, NULL, &text, &error));
    if (!text || !strstr(text, "not a JSON object")) failures += 1;
    parlance_string_free(text);
    parlance_dialog_free(dialog);

    parlance_parser_free(NULL);
    parlance_result_free(NULL);
    parlance_finder_free(NULL);
    parlance_dialog_free(NULL);
    parlance_error_free(NULL);
    parlance_string_free(NULL);
    parlance_parser_free(parser);
    printf("%d failures\n", failures);
    return failures != 0;
}
