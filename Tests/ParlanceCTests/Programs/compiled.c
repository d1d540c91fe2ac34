/* A compiled grammar gives the same results as its sources, but opens no dialogs. Lists the slots of a reading. */
#include <parlance.h>
#include <stdio.h>

static void show(const parlance_parser *parser) {
    parlance_result *result = NULL;
    parlance_match match = PARLANCE_MATCH_NONE;
    size_t count = 0;
    parlance_parse(parser, "brew two cups of tea", PARLANCE_TERMINATED, NULL, &result, NULL);
    parlance_result_match(result, &match, NULL);
    parlance_result_slot_count(result, 0, &count, NULL);
    printf("match %d\n", match);
    for (size_t slot = 0; slot < count; slot++) {
        char *name = NULL, *value = NULL;
        parlance_result_slot_name(result, 0, slot, &name, NULL);
        parlance_result_slot_value(result, 0, slot, &value, NULL);
        printf("%s = %s\n", name, value);
        parlance_string_free(name);
        parlance_string_free(value);
    }
    parlance_result_free(result);
}

static void ignore(void *context, const char *call, parlance_answer *answer) {
    (void)context, (void)call, (void)answer;
}

int main(void) {
    const char *paths[] = {"kitchen.yaml"};
    parlance_parser *parser = NULL, *copy = NULL;
    parlance_dialog *dialog = NULL;
    parlance_error *error = NULL;
    char *bytes = NULL, *language = NULL, *warnings = NULL;
    size_t count = 0;
    if (parlance_parser_load(paths, 1, NULL, &parser, NULL) != PARLANCE_OK) return 2;
    parlance_parser_compiled(parser, &bytes, &count, NULL);
    parlance_parser_load_compiled(bytes, count, &copy, NULL);
    parlance_string_free(bytes);
    parlance_parser_language(copy, &language, NULL);
    parlance_parser_warnings(parser, &warnings, NULL);
    printf("%s %s %s\n", language, warnings, parlance_version()[0] ? "versioned" : "");
    parlance_string_free(language);
    parlance_string_free(warnings);
    show(parser);
    show(copy);
    parlance_status status = parlance_dialog_open(copy, ignore, NULL, NULL, &dialog, &error);
    printf("%d %s %s\n", status, parlance_error_message(error), parlance_error_json(error));
    parlance_error_free(error);
    parlance_parser_free(parser);
    parlance_parser_free(copy);
    return 0;
}
