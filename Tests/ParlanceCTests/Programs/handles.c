/* Makes and frees ten thousand handles of each kind, and as many strings. Memory does not grow. */
#include <parlance.h>
#include <stdio.h>

/* Of AddressSanitizer. */
size_t __sanitizer_get_current_allocated_bytes(void);

enum { WARM_UP = 100, ROUNDS = 10000, BYTES_PER_ROUND = 16 };

static void handle(void *context, const char *call, parlance_answer *answer) {
    (void)context;
    (void)call;
    parlance_answer_set(answer, "{\"supports\": false}", NULL);
}

static int make_and_free(const parlance_parser *parser) {
    parlance_parser *changed = NULL;
    parlance_result *result = NULL;
    parlance_dialog *dialog = NULL;
    parlance_error *error = NULL;
    char *text = NULL;
    int failures = 0;
    failures += parlance_parser_with_vocabulary(parser, "{\"drink\": [\"cocoa\"]}", &changed, &text, &error) != PARLANCE_OK;
    parlance_string_free(text);
    failures += parlance_parse(changed, "I need cocoa", 12, NULL, &result, &error) != PARLANCE_OK;
    failures += parlance_result_json(result, &text, &error) != PARLANCE_OK;
    parlance_string_free(text);
    failures += parlance_dialog_open(parser, handle, NULL, NULL, &dialog, &error) != PARLANCE_OK;
    parlance_result *none = NULL;
    failures += parlance_parse(parser, NULL, 0, NULL, &none, &error) != PARLANCE_INVALID_ARGUMENT || none != NULL;
    parlance_error_free(error);
    parlance_dialog_free(dialog);
    parlance_result_free(result);
    parlance_parser_free(changed);
    return failures;
}

int main(void) {
    const char *paths[] = {"kitchen.yaml"};
    parlance_parser *parser = NULL;
    size_t before = 0;
    int failures = 0;
    if (parlance_parser_load(paths, 1, NULL, &parser, NULL) != PARLANCE_OK) return 2;
    for (int round = 0; round < WARM_UP + ROUNDS; round++) {
        if (round == WARM_UP) before = __sanitizer_get_current_allocated_bytes();
        failures += make_and_free(parser);
    }
    size_t after = __sanitizer_get_current_allocated_bytes();
    int grows = after > before + ROUNDS * BYTES_PER_ROUND;
    if (grows) printf("%zu bytes before, %zu after\n", before, after);
    parlance_parser_free(parser);
    printf("%d failures\n", failures);
    return failures != 0 || grows;
}
