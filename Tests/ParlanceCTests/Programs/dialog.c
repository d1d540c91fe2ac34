/* A dialog with a handler: the first turn asks for the drink, the second one is done. Another drink is for later. */
#define _POSIX_C_SOURCE 200809L
#include <parlance.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int has(const char *json, const char *part) { return strstr(json, part) != NULL; }

static void handle(void *context, const char *call, parlance_answer *answer) {
    int *calls = context;
    *calls += 1;
    const char *json = "{\"code\": \"ready\"}";
    if (has(call, "\"call\":\"supports\"")) {
        json = "{\"supports\": true}";
    } else if (has(call, "\"call\":\"resolve\"")) {
        json = has(call, "\"parameters\":{\"drink\"") ? "{\"results\": null}"
                                                      : "{\"results\": [{\"outcome\": \"needs_value\"}]}";
    } else if (has(call, "\"call\":\"handle\"")) {
        json = "{\"code\": \"success\", \"details\": {\"minutes\": 3, \"drink\": \"coffee\"}}";
    }
    parlance_answer_set(answer, json, NULL);
}

/* Keeps the last request for later, as the text of its call. */
static void keep(void *context, const char *call, parlance_answer *answer) {
    char **kept = context;
    if (has(call, "\"call\":\"schedule\"")) {
        *kept = strdup(call);
        parlance_answer_set(answer, "{\"scheduled\": true}", NULL);
    } else {
        int calls = 0;
        handle(&calls, call, answer);
    }
}

/* The member "request" of a call, which is the last but one: {…,"request":{…},"version":1}. */
static char *request(char *call) {
    char *end = strstr(call, ",\"version\":");
    *end = '\0';
    return strstr(call, "\"request\":") + strlen("\"request\":");
}

/* A request for later is kept, and carried out in a dialog of its own. */
static void later(parlance_parser *parser) {
    const char *options = "{\"now\": \"2026-11-20T10:00\", \"schedules\": true}";
    parlance_dialog *dialog = NULL;
    char *turn = NULL, *kept = NULL;
    parlance_dialog_open(parser, keep, &kept, NULL, &dialog, NULL);
    parlance_dialog_respond(dialog, "I need tea in ten minutes", PARLANCE_TERMINATED, options, &turn, NULL);
    printf("%s\n", turn);
    parlance_string_free(turn);
    parlance_dialog_free(dialog);

    parlance_dialog_open(parser, keep, &kept, NULL, &dialog, NULL);
    parlance_dialog_carry_out(dialog, request(kept), options, &turn, NULL);
    printf("%s\n", turn);
    parlance_string_free(turn);
    parlance_dialog_free(dialog);
    free(kept);
}

int main(void) {
    const char *paths[] = {"kitchen.yaml", "intents.yaml"};
    parlance_parser *parser = NULL;
    parlance_dialog *dialog = NULL;
    parlance_error *error = NULL;
    if (parlance_parser_load(paths, 2, NULL, &parser, &error) != PARLANCE_OK) {
        fprintf(stderr, "%s\n", parlance_error_message(error));
        parlance_error_free(error);
        return 2;
    }
    int calls = 0;
    char *turn = NULL, *state = NULL;
    parlance_dialog_open(parser, handle, &calls, NULL, &dialog, NULL);
    parlance_dialog_respond(dialog, "brew something", PARLANCE_TERMINATED, NULL, &turn, NULL);
    printf("%s\n", turn);
    parlance_string_free(turn);

    /* The dialog may continue in another process. */
    parlance_dialog_state(dialog, &state, NULL);
    parlance_dialog_free(dialog);
    parlance_dialog_open(parser, handle, &calls, state, &dialog, NULL);
    parlance_dialog_respond(dialog, "coffee", PARLANCE_TERMINATED, NULL, &turn, NULL);
    printf("%s\n%s\n", turn, calls > 4 ? "handled" : "not handled");
    parlance_string_free(turn);
    parlance_string_free(state);
    parlance_dialog_free(dialog);

    later(parser);
    parlance_parser_free(parser);
    return 0;
}
