/* A thousand threads parse with one parser; all get the same answers as one thread. */
#include <parlance.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 1000, ROUNDS = 20, TEXTS = 3 };

static const char *const texts[TEXTS] = {"please brew me three mugs of expresso", "I need tea now", "I need cocoa"};
static parlance_parser *parser;
static char *expected[TEXTS];

static void *work(void *failures) {
    for (int round = 0; round < ROUNDS; round++) {
        char *json = NULL;
        if (parlance_parse_json(parser, texts[round % TEXTS], PARLANCE_TERMINATED, NULL, &json, NULL) != PARLANCE_OK
            || strcmp(json, expected[round % TEXTS]) != 0) {
            *(int *)failures += 1;
        }
        parlance_string_free(json);
    }
    return NULL;
}

int main(void) {
    const char *paths[] = {"kitchen.yaml"};
    if (parlance_parser_load(paths, 1, NULL, &parser, NULL) != PARLANCE_OK) return 2;
    for (int i = 0; i < TEXTS; i++) parlance_parse_json(parser, texts[i], PARLANCE_TERMINATED, NULL, &expected[i], NULL);

    static pthread_t threads[THREADS];
    static int failures[THREADS];
    int sum = 0, started = 0;
    for (; started < THREADS; started++) {
        if (pthread_create(&threads[started], NULL, work, &failures[started]) != 0) break;
    }
    for (int i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
        sum += failures[i];
    }
    for (int i = 0; i < TEXTS; i++) parlance_string_free(expected[i]);
    parlance_parser_free(parser);
    printf("%d threads, %d failures\n", started, sum);
    return sum != 0 || started != THREADS;
}
