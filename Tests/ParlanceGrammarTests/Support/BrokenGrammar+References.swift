/// Grammars with wrong references, and all messages about them.
extension BrokenGrammar {
    static let references: [BrokenGrammar] = [
        BrokenGrammar(
            "a rule that is missing, and one that is misspelled",
            """
            language: en
            expansion_rules: {brew: make}
            intents: {Brew: {data: [{sentences: ['<brwe> <pour> tea']}]}}

            """,
            gives: """
                tea.yaml:3:39: error[missing-rule]: no rule is called 'brwe'; did you mean 'brew'?
                 3 | intents: {Brew: {data: [{sentences: ['<brwe> <pour> tea']}]}}
                   |                                       ^~~~~~
                tea.yaml:3:46: error[missing-rule]: no rule is called 'pour'; add it to 'expansion_rules'
                 3 | intents: {Brew: {data: [{sentences: ['<brwe> <pour> tea']}]}}
                   |                                              ^~~~~~
                """
        ),
        BrokenGrammar(
            "a list that is missing, and one that is misspelled",
            """
            language: en
            lists: {drink: {values: [tea]}}
            intents: {Brew: {data: [{sentences: ['brew {drnik} {place}']}]}}

            """,
            gives: """
                tea.yaml:3:44: error[missing-list]: no list is called 'drnik'; did you mean 'drink'?
                 3 | intents: {Brew: {data: [{sentences: ['brew {drnik} {place}']}]}}
                   |                                            ^~~~~~~
                tea.yaml:3:52: error[missing-list]: no list is called 'place'; add it to 'lists', or give it at run time
                 3 | intents: {Brew: {data: [{sentences: ['brew {drnik} {place}']}]}}
                   |                                                    ^~~~~~~
                """
        ),
        BrokenGrammar(
            "what only another block defines",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences: ["brew {drink} <now>"]
                  - sentences: ["pour {drink} <now>"]
                    lists: {drink: {values: [tea]}}
                    expansion_rules: {now: right now}

            """,
            gives: """
                tea.yaml:5:27: error[missing-list]: no list is called 'drink'; add it to 'lists', or give it at run time
                 5 |       - sentences: ["brew {drink} <now>"]
                   |                           ^~~~~~~
                tea.yaml:5:35: error[missing-rule]: no rule is called 'now'; add it to 'expansion_rules'
                 5 |       - sentences: ["brew {drink} <now>"]
                   |                                   ^~~~~
                """
        ),
        BrokenGrammar(
            "a rule that contains itself",
            """
            language: en
            expansion_rules:
              tea: "[more] <tea>"
            intents: {Brew: {data: [{sentences: [<tea>]}]}}

            """,
            gives: """
                tea.yaml:3:16: error[recursive-rule]: a rule may not contain itself: <tea> → <tea>; remove one of these references
                 3 |   tea: "[more] <tea>"
                   |                ^~~~~
                """
        ),
        BrokenGrammar(
            "three rules in a ring",
            """
            language: en
            expansion_rules:
              brew: make <drink>
              drink: tea <time>
              time: (now|after you <brew>)
            intents: {Brew: {data: [{sentences: [<brew>]}]}}

            """,
            gives: """
                tea.yaml:5:24: error[recursive-rule]: a rule may not contain itself: <brew> → <drink> → <time> → <brew>; remove one of these references
                 5 |   time: (now|after you <brew>)
                   |                        ^~~~~~
                """
        ),
        BrokenGrammar(
            "a ring through a block's own rule",
            """
            language: en
            expansion_rules: {brew: make <drink>, drink: tea}
            intents:
              Brew:
                data:
                  - sentences: [<brew>]
                    expansion_rules: {drink: tea to <brew>}

            """,
            gives: """
                tea.yaml:2:30: error[recursive-rule]: a rule may not contain itself: <drink> → <brew> → <drink>; remove one of these references
                 2 | expansion_rules: {brew: make <drink>, drink: tea}
                   |                              ^~~~~~~
                """
        ),
        BrokenGrammar(
            "two wildcards side by side",
            """
            language: en
            lists: {any: {wildcard: true}}
            intents:
              Note:
                data:
                  - sentences: ["note {any:title} {any:text}", "note ({any:title}) [for] {any:text}"]
                  - sentences: ["{a} {b}"]
                    lists: {a: {wildcard: true}, b: {wildcard: true}}

            """,
            gives: """
                tea.yaml:6:39: warning[adjacent-wildcards]: the wildcards 'title' and 'text' are adjacent, so nothing separates their values; put a word between them
                 6 |       - sentences: ["note {any:title} {any:text}", "note ({any:title}) [for] {any:text}"]
                   |                                       ^~~~~~~~~~
                tea.yaml:7:26: warning[adjacent-wildcards]: the wildcards 'a' and 'b' are adjacent, so nothing separates their values; put a word between them
                 7 |       - sentences: ["{a} {b}"]
                   |                          ^~~
                """
        ),
        BrokenGrammar(
            "a slot inside a list value, directly and through rules",
            """
            language: en
            lists:
              drink:
                values:
                  - "{kind} tea"
                  - in: a <cup>
                    out: cup
              kind: {values: [green]}
            expansion_rules: {cup: cup of <what>, what: "{kind} tea"}
            intents: {Brew: {data: [{sentences: ['{drink}']}]}}

            """,
            gives: """
                tea.yaml:5:10: error[slot-in-value]: a list value can't hold the slot 'kind'; write its values out, or put the slot into the templates
                 5 |       - "{kind} tea"
                   |          ^~~~~~
                tea.yaml:6:15: error[slot-in-value]: a list value can't hold the slot 'kind'; write its values out, or put the slot into the templates
                 6 |       - in: a <cup>
                   |               ^~~~~
                """
        ),
        BrokenGrammar(
            "errors in several files",
            files: [
                (
                    "b.yaml",
                    """
                    language: en
                    intents:
                      Brew:
                        data:
                          - sentences:
                              - a (b
                              - <c>

                    """
                ),
                (
                    "a.yaml",
                    """
                    language: en
                    lists: {drink: {values: ['(tea'], wildcard: true}}
                    expansion_rules: {pour: 'x] {y}'}
                    skip_word: [please]

                    """
                ),
            ],
            gives: """
                a.yaml:2:27: error[unclosed-group]: '(' is never closed; add ')'
                 2 | lists: {drink: {values: ['(tea'], wildcard: true}}
                   |                           ^
                a.yaml:2:35: warning[mixed-list]: the list 'drink' has 'values' in a.yaml:2:17 already; of both only 'values' counts; keep one of them, or rename one of the lists
                 2 | lists: {drink: {values: ['(tea'], wildcard: true}}
                   |                                   ^~~~~~~~
                a.yaml:3:27: error[unexpected-closer]: ']' closes nothing; remove it, or write '\\]'
                 3 | expansion_rules: {pour: 'x] {y}'}
                   |                           ^
                a.yaml:4:1: warning[unknown-key]: unknown key 'skip_word'; it is ignored; did you mean 'skip_words'?
                 4 | skip_word: [please]
                   | ^~~~~~~~~
                b.yaml:6:15: error[unclosed-group]: '(' is never closed; add ')'
                 6 |           - a (b
                   |               ^
                b.yaml:7:13: error[missing-rule]: no rule is called 'c'; add it to 'expansion_rules'
                 7 |           - <c>
                   |             ^~~
                """
        ),
    ]
}
