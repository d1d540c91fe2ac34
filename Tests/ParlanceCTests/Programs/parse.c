/* Parses an utterance: its reading by accessors and as JSON. */
#include <parlance.h>
#include <stdio.h>

int main(void) {
    if (parlance_abi_version() != PARLANCE_ABI_VERSION) return 1;

    parlance_parser *parser = NULL;
    parlance_error *error = NULL;
    const char *paths[] = {"kitchen.yaml"};
    if (parlance_parser_load(paths, 1, NULL, &parser, &error) != PARLANCE_OK) {
        fprintf(stderr, "%s\n", parlance_error_message(error));
        parlance_error_free(error);
        return 2;
    }

    parlance_result *result = NULL;
    if (parlance_parse(parser, "please brew me three mugs of expresso", PARLANCE_TERMINATED, NULL, &result, &error)
        != PARLANCE_OK) {
        fprintf(stderr, "%s\n", parlance_error_message(error));
        parlance_error_free(error);
        parlance_parser_free(parser);
        return 2;
    }
    size_t readings = 0;
    parlance_result_reading_count(result, &readings, NULL);
    if (readings > 0) {
        char *intent = NULL, *drink = NULL, *words = NULL;
        size_t slot = 0, start = 0, end = 0;
        parlance_result_intent(result, 0, &intent, NULL);
        parlance_result_slot_named(result, 0, "drink", &slot, NULL);
        parlance_result_slot_value(result, 0, slot, &drink, NULL);
        parlance_result_slot_spoken(result, 0, slot, &words, &start, &end, NULL);
        printf("%s %s: \"%s\", bytes %zu to %zu\n", intent, drink, words, start, end);
        parlance_string_free(intent);
        parlance_string_free(drink);
        parlance_string_free(words);
    }
    parlance_result_free(result);

    char *json = NULL;
    parlance_parse_json(parser, "I need cocoa", PARLANCE_TERMINATED, "{\"top\": 3}", &json, NULL);
    printf("%s\n", json);
    parlance_string_free(json);
    parlance_parser_free(parser);
    return 0;
}
