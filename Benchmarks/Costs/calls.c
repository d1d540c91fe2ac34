/* The processor time of the functions that parse, in microseconds per utterance: the fastest of some rounds.
 *
 *     calls GRAMMAR UTTERANCES ROUNDS
 */
#include <parlance.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static parlance_parser *parser;
static char **texts;
static size_t text_count;

static void fail(const char *message) {
    fprintf(stderr, "%s\n", message);
    exit(2);
}

static void read_texts(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) fail("the utterances can't be read");
    char *line = NULL;
    size_t size = 0, capacity = 0;
    ssize_t length;
    while ((length = getline(&line, &size, file)) >= 0) {
        if (length > 0 && line[length - 1] == '\n') line[length - 1] = 0;
        if (text_count == capacity) {
            capacity = capacity ? 2 * capacity : 1024;
            texts = realloc(texts, capacity * sizeof *texts);
            if (!texts) fail("there is no memory for the utterances");
        }
        texts[text_count++] = strdup(line);
    }
    free(line);
    fclose(file);
}

static void parse_all(void) {
    for (size_t number = 0; number < text_count; number++) {
        parlance_result *result = NULL;
        if (parlance_parse(parser, texts[number], PARLANCE_TERMINATED, NULL, &result, NULL) != PARLANCE_OK)
            fail("an utterance can't be parsed");
        parlance_result_free(result);
    }
}

static void parse_all_to_json(void) {
    for (size_t number = 0; number < text_count; number++) {
        char *json = NULL;
        if (parlance_parse_json(parser, texts[number], PARLANCE_TERMINATED, NULL, &json, NULL) != PARLANCE_OK)
            fail("an utterance can't be parsed");
        parlance_string_free(json);
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double fastest(void (*pass)(void), int rounds) {
    double least = 0;
    pass();
    for (int round = 0; round < rounds; round++) {
        double start = now();
        pass();
        double each = (now() - start) / text_count;
        if (round == 0 || each < least) least = each;
    }
    return least;
}

int main(int count, char **arguments) {
    if (count != 4) fail("usage: calls GRAMMAR UTTERANCES ROUNDS");
    const char *paths[] = {arguments[1]};
    if (parlance_parser_load(paths, 1, NULL, &parser, NULL) != PARLANCE_OK) fail("the grammar can't be loaded");
    read_texts(arguments[2]);
    int rounds = atoi(arguments[3]);
    printf("{\"parse\": %.3f, \"json\": %.3f}\n", fastest(parse_all, rounds), fastest(parse_all_to_json, rounds));
    parlance_parser_free(parser);
    return 0;
}
