/// Grammars with errors in YAML, and all messages about them.
extension BrokenGrammar {
    static let yaml: [BrokenGrammar] = [
        BrokenGrammar(
            "a template in brackets without quotes, and text behind it",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - [please] brew tea

            """,
            gives: """
                tea.yaml:6:22: error[syntax]: neither a list item nor the end of the list; check the indentation, and put a text that begins with a bracket or a quote in quotes as a whole
                 6 |           - [please] brew tea
                   |                      ^
                """
        ),
        BrokenGrammar(
            "a template in braces without quotes, and text behind it",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - {drink} please

            """,
            gives: """
                tea.yaml:6:21: error[syntax]: neither a list item nor the end of the list; check the indentation, and put a text that begins with a bracket or a quote in quotes as a whole
                 6 |           - {drink} please
                   |                     ^
                """
        ),
        BrokenGrammar(
            "a template in brackets without quotes",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - [please]
                      - {drink}

            """,
            gives: """
                tea.yaml:6:13: error[wrong-type]: expected a sentence, found a list; put a text that begins with '[' in quotes
                 6 |           - [please]
                   |             ^
                tea.yaml:7:13: error[wrong-type]: expected a sentence, found a mapping; put a text that begins with '{' in quotes
                 7 |           - {drink}
                   |             ^
                """
        ),
        BrokenGrammar(
            "a quote is never closed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "brew tea

            """,
            gives: """
                tea.yaml:6:13: error[syntax]: this quote is never closed; close it where its text ends
                 6 |           - "brew tea
                   |             ^
                """
        ),
        BrokenGrammar(
            "a quote is closed where the next one should begin",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "brew tea
                      - "make tea"

            """,
            gives: """
                tea.yaml:6:13: error[syntax]: this quote is closed only in line 7, column 13; close it where its text ends
                 6 |           - "brew tea
                   |             ^
                """
        ),
        BrokenGrammar(
            "text behind a quoted text",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "brew" tea

            """,
            gives: """
                tea.yaml:6:20: error[syntax]: neither a list item nor the end of the list; check the indentation, and put a text that begins with a bracket or a quote in quotes as a whole
                 6 |           - "brew" tea
                   |                    ^
                """
        ),
        BrokenGrammar(
            "a colon in a text",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew: tea
                      - brew: tea: now

            """,
            gives: """
                tea.yaml:7:22: error[syntax]: a colon is not allowed here; put text with ': ' in quotes
                 7 |           - brew: tea: now
                   |                      ^
                """
        ),
        BrokenGrammar(
            "a text begins with what YAML keeps for itself",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - @home brew tea

            """,
            gives: """
                tea.yaml:6:13: error[syntax]: a text can't begin with '@'; put it in quotes
                 6 |           - @home brew tea
                   |             ^
                """
        ),
        BrokenGrammar(
            "a text begins with an asterisk",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - *brew tea

            """,
            gives: """
                tea.yaml:6:13: error[missing-anchor]: '*brew tea' is an alias, and no '&brew tea' comes before it; put text that begins with '*' in quotes
                 6 |           - *brew tea
                   |             ^~~~~~~~~
                """
        ),
        BrokenGrammar(
            "an alias without its anchor",
            """
            language: en
            base: &brew {a: 1}
            other: *brwe

            """,
            gives: """
                tea.yaml:3:8: error[missing-anchor]: '*brwe' is an alias, and no '&brwe' comes before it; put text that begins with '*' in quotes; did you mean '*brew'?
                 3 | other: *brwe
                   |        ^~~~~
                """
        ),
        BrokenGrammar(
            "tabs for indentation",
            """
            language: en
            intents:
            \tBrew: {}

            """,
            gives: """
                tea.yaml:3:1: error[syntax]: a tab is not allowed here; indent with blanks
                 3 | \tBrew: {}
                   | ^
                """
        ),
        BrokenGrammar(
            "an indentation that fits nothing",
            """
            language: en
            intents:
               Brew: {}
              Pour: {}

            """,
            gives: """
                tea.yaml:4:3: error[syntax]: neither a key nor the end of the mapping; check the indentation, and put a text that begins with a bracket or a quote in quotes as a whole
                 4 |   Pour: {}
                   |   ^
                """
        ),
        BrokenGrammar(
            "a list that is never closed",
            """
            language: en
            skip_words: [please, kindly
            lists: {}

            """,
            gives: """
                tea.yaml:3:6: error[syntax]: expected ',' or ']' after an item in brackets; close the bracket, or quote a text that begins with one
                 3 | lists: {}
                   |      ^
                """
        ),
        BrokenGrammar(
            "two documents",
            """
            language: en
            ---
            language: de

            """,
            gives: """
                tea.yaml:2:1: error[syntax]: a second document begins here; keep one document in a file
                 2 | ---
                   | ^
                """
        ),
        BrokenGrammar(
            "a key twice",
            """
            language: en
            lists:
              drink: {values: [tea]}
              place: {values: [here]}
              drink: {values: [mate]}
            intents: {}

            """,
            gives: """
                tea.yaml:5:3: error[duplicate-key]: the mapping has the key 'drink' already, in line 3; keep one of them, or merge both
                 5 |   drink: {values: [mate]}
                   |   ^~~~~
                """
        ),
        BrokenGrammar(
            "a key twice on one line",
            """
            {language: en, lists: {a: {language: x}}, language: en}

            """,
            gives: """
                tea.yaml:1:43: error[duplicate-key]: the mapping has the key 'language' already, in line 1; keep one of them, or merge both
                 1 | {language: en, lists: {a: {language: x}}, language: en}
                   |                                           ^~~~~~~~
                """
        ),
        BrokenGrammar(
            "a key twice, with and without quotes",
            """
            language: en
            lists:
              drink: {values: [tea]}
              "drink": {values: [mate]}

            """,
            gives: """
                tea.yaml:4:3: error[duplicate-key]: the mapping has the key 'drink' already, in line 3; keep one of them, or merge both
                 4 |   "drink": {values: [mate]}
                   |   ^~~~~
                """
        ),
        BrokenGrammar(
            "a control character",
            """
            language: en
            skip_words: [plea\u{7}se]

            """,
            gives: """
                tea.yaml:2:18: error[character-not-allowed]: the character U+0007 is not allowed in YAML or JSON; remove it, or write it as an escape in double quotes
                 2 | skip_words: [plea\\u{7}se]
                   |                  ^~~~~
                """
        ),
        BrokenGrammar(
            "half of a pair of escapes",
            files: [
                (
                    "tea.json",
                    """
                    {"language": "en",
                     "skip_words": ["\\ud83c please"]}

                    """
                )
            ],
            gives: """
                tea.json:2:20: error[syntax]: this escape is no character; if it is half of a pair, write both halves
                 2 |  "skip_words": ["\\ud83c please"]}
                   |                    ^
                """
        ),
        BrokenGrammar(
            "an unknown escape",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "brew \\(tea"

            """,
            gives: """
                tea.yaml:6:19: error[syntax]: no escape begins like this; write '\\\\' for a backslash, or use single quotes
                 6 |           - "brew \\(tea"
                   |                   ^
                """
        ),
        BrokenGrammar(
            "nothing",
            "",
            gives: """
                tea.yaml:1:1: error[empty-file]: the file is empty; write a grammar in it, or remove it
                """
        ),
        BrokenGrammar(
            "nothing but comments",
            """
            # Tea

            # comes later

            """,
            gives: """
                tea.yaml:1:1: error[empty-file]: the file is empty; write a grammar in it, or remove it
                """
        ),
        BrokenGrammar(
            "a merge of what is no mapping",
            """
            language: en
            lists:
              <<: drinks

            """,
            gives: """
                tea.yaml:3:7: error[wrong-type]: expected a mapping behind '<<', found the text 'drinks'
                 3 |   <<: drinks
                   |       ^~~~~~
                """
        ),
        BrokenGrammar(
            "JSON that breaks off",
            files: [
                (
                    "tea.json",
                    """
                    {"language": "en",
                     "intents": {"Brew": {

                    """
                )
            ],
            gives: """
                tea.json:3:1: error[syntax]: a value is missing here; write one, or close what is open before
                """
        ),
    ]
}
