/* Asks for all readings of an utterance, also those that differ only in the texts of their wildcards. */
#include <parlance.h>
#include <stdio.h>

static const char grammar[] = "language: en\n"
                              "intents: {Play: {data: [{sentences: [\"play {album} by {artist}\"]}]}}\n"
                              "lists: {album: {wildcard: true}, artist: {wildcard: true}}\n";

static void show(const parlance_parser *parser, const char *options) {
    parlance_result *result = NULL;
    size_t readings = 0;
    parlance_parse(parser, "play day by day by taken by trees", PARLANCE_TERMINATED, options, &result, NULL);
    parlance_result_reading_count(result, &readings, NULL);
    printf("%s\n", options);
    for (size_t reading = 0; reading < readings; reading++) {
        char *album = NULL, *artist = NULL;
        parlance_result_slot_value(result, reading, 0, &album, NULL);
        parlance_result_slot_value(result, reading, 1, &artist, NULL);
        printf("  %s / %s\n", album, artist);
        parlance_string_free(album);
        parlance_string_free(artist);
    }
    parlance_result_free(result);
}

int main(void) {
    parlance_parser *parser = NULL;
    parlance_parser_load_text(grammar, sizeof grammar - 1, "play.yaml", NULL, &parser, NULL);
    show(parser, "{\"top\": 9}");
    show(parser, "{\"top\": 9, \"splits\": true}");
    show(parser, "{\"top\": 2, \"splits\": true}");
    parlance_parser_free(parser);
    return 0;
}
