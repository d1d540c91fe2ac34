/* Changes lists and terms: each change gives another parser, which shares the grammar. Finds entities. */
#include <parlance.h>
#include <stdio.h>
#include <string.h>

static const char grammar[] = "language: en\n"
                              "intents: {Call: {data: [{sentences: [\"call {person}\"]}]}}\n";

static void show(const parlance_parser *parser, const char *text) {
    char *json = NULL;
    parlance_parse_json(parser, text, PARLANCE_TERMINATED, NULL, &json, NULL);
    printf("%s: %s\n", text, strstr(json, "\"match\":\"exact\"") ? "understood" : "not understood");
    parlance_string_free(json);
}

int main(void) {
    parlance_parser *parser = NULL, *with_people = NULL, *with_users = NULL;
    char *counts = NULL, *report = NULL;
    parlance_parser_load_text(grammar, sizeof grammar - 1, "call.yaml", "{\"undefined_lists\": [\"person\"]}", &parser,
                              NULL);
    parlance_parser_with_lists(parser, "{\"person\": {\"values\": [\"Ada\", \"Grace\"]}}", &with_people, &counts, NULL);
    parlance_parser_with_vocabulary(with_people, "{\"person\": [{\"phrase\": \"Alan\", \"identifier\": \"p7\"}]}",
                                    &with_users, &report, NULL);
    parlance_parser_free(parser);
    printf("%s\n%s\n", counts, report);
    show(with_people, "call Ada");
    show(with_people, "call Alan");
    show(with_users, "call Alan");
    parlance_string_free(counts);
    parlance_string_free(report);
    parlance_parser_free(with_people);
    parlance_parser_free(with_users);

    parlance_finder *finder = NULL;
    char *entities = NULL;
    parlance_finder_open("en", &finder, NULL);
    parlance_finder_find(finder, "tomorrow at 7:30", PARLANCE_TERMINATED,
                         "{\"now\": \"2026-11-20T09:00\", \"kinds\": [\"date-time\"]}", &entities, NULL);
    printf("%s\n", entities);
    parlance_string_free(entities);
    parlance_finder_free(finder);
    return 0;
}
