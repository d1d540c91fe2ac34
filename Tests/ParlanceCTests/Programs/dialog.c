/* A dialog with a handler: the first turn asks for the drink, the second one is done. */
#include <parlance.h>
#include <stdio.h>
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
    parlance_parser_free(parser);
    parlance_dialog_respond(dialog, "coffee", PARLANCE_TERMINATED, NULL, &turn, NULL);
    printf("%s\n%s\n", turn, calls > 4 ? "handled" : "not handled");
    parlance_string_free(turn);
    parlance_string_free(state);
    parlance_dialog_free(dialog);
    return 0;
}
