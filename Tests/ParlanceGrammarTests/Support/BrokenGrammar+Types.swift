/// Grammars with wrong types, and all messages about them.
extension BrokenGrammar {
    static let types: [BrokenGrammar] = [
        BrokenGrammar(
            "a file that is a list",
            """
            - brew tea
            - pour tea

            """,
            gives: """
                tea.yaml:1:1: error[wrong-type]: expected a mapping with 'language' and 'intents', found a list
                 1 | - brew tea
                   | ^
                """
        ),
        BrokenGrammar(
            "a file that is a text",
            """
            brew tea

            """,
            gives: """
                tea.yaml:1:1: error[wrong-type]: expected a mapping with 'language' and 'intents', found the text 'brew tea'
                 1 | brew tea
                   | ^~~~~~~~
                """
        ),
        BrokenGrammar(
            "top-level keys of wrong types",
            """
            language: [en]
            intents: [Brew]
            lists: drinks
            expansion_rules: [a]
            skip_words: please
            settings: on

            """,
            gives: """
                tea.yaml:1:11: error[wrong-type]: expected a language tag like 'en' or 'de-CH', found a list
                 1 | language: [en]
                   |           ^
                tea.yaml:2:10: error[wrong-type]: expected a mapping from intent names to their data, found a list
                 2 | intents: [Brew]
                   |          ^
                tea.yaml:3:8: error[wrong-type]: expected a mapping from list names to lists, found the text 'drinks'
                 3 | lists: drinks
                   |        ^~~~~~
                tea.yaml:4:18: error[wrong-type]: expected a mapping from rule names to templates, found a list
                 4 | expansion_rules: [a]
                   |                  ^
                tea.yaml:5:13: error[wrong-type]: expected a list of words, found the text 'please'; put it in brackets
                 5 | skip_words: please
                   |             ^~~~~~
                tea.yaml:6:11: error[wrong-type]: expected a mapping, found 'on', which YAML reads as true or false
                 6 | settings: on
                   |           ^~
                """
        ),
        BrokenGrammar(
            "what is below them of wrong types",
            """
            language: en
            intents:
              Brew: brew tea
              Pour: {data: {sentences: [pour]}}
              Drink:
                data:
                  - drink tea
                  - sentences: drink tea
                  - sentences: [yes, 5, null, 2.50, {a: b}]
                    slots: [light]
                    response: [a]
                    requires_context: area
                    excludes_context: 5
                    metadata: x
                    required_keywords: tea
                    lists: {a: }
                    expansion_rules: {b: , c: on}

            """,
            gives: """
                tea.yaml:3:9: error[wrong-type]: expected a mapping with 'data', found the text 'brew tea'
                 3 |   Brew: brew tea
                   |         ^~~~~~~~
                tea.yaml:4:16: error[wrong-type]: expected a list of blocks with 'sentences', found a mapping
                 4 |   Pour: {data: {sentences: [pour]}}
                   |                ^
                tea.yaml:7:9: error[wrong-type]: expected a mapping with 'sentences', found the text 'drink tea'
                 7 |       - drink tea
                   |         ^~~~~~~~~
                tea.yaml:8:20: error[wrong-type]: expected a list of sentences, found the text 'drink tea'; put it in brackets
                 8 |       - sentences: drink tea
                   |                    ^~~~~~~~~
                tea.yaml:9:21: error[wrong-type]: expected a sentence, found 'yes', which YAML reads as true or false; put it in quotes
                 9 |       - sentences: [yes, 5, null, 2.50, {a: b}]
                   |                     ^~~
                tea.yaml:9:29: error[wrong-type]: expected a sentence, found nothing
                 9 |       - sentences: [yes, 5, null, 2.50, {a: b}]
                   |                             ^~~~
                tea.yaml:9:41: error[wrong-type]: expected a sentence, found a mapping; put a text that begins with '{' in quotes
                 9 |       - sentences: [yes, 5, null, 2.50, {a: b}]
                   |                                         ^
                tea.yaml:10:16: error[wrong-type]: expected a mapping, found a list
                 10 |         slots: [light]
                    |                ^
                tea.yaml:11:19: error[wrong-type]: expected the key of a response, found a list; put a text that begins with '[' in quotes
                 11 |         response: [a]
                    |                   ^
                tea.yaml:12:27: error[wrong-type]: expected a mapping, found the text 'area'
                 12 |         requires_context: area
                    |                           ^~~~
                tea.yaml:13:27: error[wrong-type]: expected a mapping, found the number 5
                 13 |         excludes_context: 5
                    |                           ^
                tea.yaml:14:19: error[wrong-type]: expected a mapping, found the text 'x'
                 14 |         metadata: x
                    |                   ^
                tea.yaml:15:28: error[wrong-type]: expected a list of words, found the text 'tea'; put it in brackets
                 15 |         required_keywords: tea
                    |                            ^~~
                tea.yaml:16:17: error[missing-key]: the list 'a' needs the key 'values', 'range', 'type' or 'wildcard: true'
                 16 |         lists: {a: }
                    |                 ^
                tea.yaml:17:30: error[wrong-type]: expected a template, found nothing
                 17 |         expansion_rules: {b: , c: on}
                    |                              ^
                tea.yaml:17:35: error[wrong-type]: expected a template, found 'on', which YAML reads as true or false; put it in quotes
                 17 |         expansion_rules: {b: , c: on}
                    |                                   ^~
                """
        ),
        BrokenGrammar(
            "opposites of wrong types",
            """
            language: en
            intents: {Brew: {data: [{sentences: [brew]}]}}
            opposites:
              - [open]
              - []
              - open
              - [open, "shut down", ""]
              - [on, 5, [a]]
              -

            """,
            gives: """
                tea.yaml:4:5: error[wrong-type]: expected two words or more, found one
                 4 |   - [open]
                   |     ^
                tea.yaml:5:5: error[wrong-type]: expected two words or more, found none
                 5 |   - []
                   |     ^
                tea.yaml:6:5: error[wrong-type]: expected a list of words, found the text 'open'; put it in brackets
                 6 |   - open
                   |     ^~~~
                tea.yaml:7:12: error[wrong-type]: expected a single word, found the text 'shut down'
                 7 |   - [open, "shut down", ""]
                   |            ^~~~~~~~~~~
                tea.yaml:7:25: error[wrong-type]: expected a single word, found the text ''
                 7 |   - [open, "shut down", ""]
                   |                         ^~
                tea.yaml:8:6: error[wrong-type]: expected a single word, found 'on', which YAML reads as true or false; put it in quotes
                 8 |   - [on, 5, [a]]
                   |      ^~
                tea.yaml:8:13: error[wrong-type]: expected a single word, found a list; put a text that begins with '[' in quotes
                 8 |   - [on, 5, [a]]
                   |             ^
                tea.yaml:9:4: error[wrong-type]: expected two words or more, found none
                 9 |   -
                   |    ^
                """
        ),
        BrokenGrammar(
            "opposites that are no list",
            """
            language: en
            intents: {Brew: {data: [{sentences: [brew]}]}}
            opposites: {open: close}

            """,
            gives: """
                tea.yaml:3:12: error[wrong-type]: expected a list of groups of words, found a mapping
                 3 | opposites: {open: close}
                   |            ^
                """
        ),
        BrokenGrammar(
            "a block without sentences",
            """
            language: en
            intents: {Brew: {data: [{slots: {a: b}}]}}

            """,
            gives: """
                tea.yaml:2:25: error[missing-key]: a block needs the key 'sentences'
                 2 | intents: {Brew: {data: [{slots: {a: b}}]}}
                   |                         ^
                """
        ),
    ]
}
