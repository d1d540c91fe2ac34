/// Grammars with wrong or missing keys, and all messages about them.
extension BrokenGrammar {
    static let keys: [BrokenGrammar] = [
        BrokenGrammar(
            "keys that are no names",
            """
            language: en
            expansion_rules: {[a, b]: c, ~: d}
            intents: {Brew: {data: [{sentences: [tea]}]}}

            """,
            gives: """
                tea.yaml:2:19: error[wrong-type]: expected a name, found a list
                 2 | expansion_rules: {[a, b]: c, ~: d}
                   |                   ^
                tea.yaml:2:30: error[wrong-type]: expected a name, found nothing
                 2 | expansion_rules: {[a, b]: c, ~: d}
                   |                              ^
                """
        ),
        BrokenGrammar(
            "keys that are unknown",
            """
            languages: en
            language: en
            intent: {}
            intents: {Brew: {data: [{sentences: [tea], slot: {}, comment: x}], dta: []}}
            lists: {a: {values: [{in: x, ouput: y}]}}

            """,
            gives: """
                tea.yaml:1:1: warning[unknown-key]: unknown key 'languages'; it is ignored; did you mean 'language'?
                 1 | languages: en
                   | ^~~~~~~~~
                tea.yaml:3:1: warning[unknown-key]: unknown key 'intent'; it is ignored; did you mean 'intents'?
                 3 | intent: {}
                   | ^~~~~~
                tea.yaml:4:44: warning[unknown-key]: unknown key 'slot'; it is ignored; did you mean 'slots'?
                 4 | intents: {Brew: {data: [{sentences: [tea], slot: {}, comment: x}], dta: []}}
                   |                                            ^~~~
                tea.yaml:4:54: warning[unknown-key]: unknown key 'comment'; it is ignored
                 4 | intents: {Brew: {data: [{sentences: [tea], slot: {}, comment: x}], dta: []}}
                   |                                                      ^~~~~~~
                tea.yaml:4:68: warning[unknown-key]: unknown key 'dta'; it is ignored; did you mean 'data'?
                 4 | intents: {Brew: {data: [{sentences: [tea], slot: {}, comment: x}], dta: []}}
                   |                                                                    ^~~
                tea.yaml:5:30: warning[unknown-key]: unknown key 'ouput'; it is ignored
                 5 | lists: {a: {values: [{in: x, ouput: y}]}}
                   |                              ^~~~~
                """
        ),
        BrokenGrammar(
            "no language",
            """
            intents: {Brew: {data: [{sentences: [tea]}]}}

            """,
            gives: """
                tea.yaml:1:1: error[missing-language]: no file declares its 'language'; add one, such as 'language: en'
                """
        ),
        BrokenGrammar(
            "no sentence",
            """
            language: en
            lists: {a: {values: [x]}}

            """,
            gives: """
                tea.yaml:1:1: warning[no-sentences]: there is no sentence under 'intents', so nothing can match; add some, or name more files
                """
        ),
        BrokenGrammar(
            "several languages",
            files: [
                (
                    "a.yaml",
                    """
                    language: en

                    """
                ),
                (
                    "b.yaml",
                    """
                    language: de

                    """
                ),
                (
                    "c.yaml",
                    """
                    language: fr-CA

                    """
                ),
            ],
            gives: """
                error[several-languages]: there are grammars for de, en, fr-CA; choose one with --language
                """
        ),
        BrokenGrammar(
            "data without a declaration",
            files: [
                (
                    "sentences/en/Brew/plain.yaml",
                    """
                    language: en
                    data: [{sentences: [tea]}]

                    """
                )
            ],
            gives: """
                sentences/en/Brew/plain.yaml:2:1: error[undeclared-intent]: a file with 'data' at the top belongs to the intent that its folder names, and no intents.yaml declares 'Brew'; declare it there, or put 'data' under 'intents' and a name
                 2 | data: [{sentences: [tea]}]
                   | ^~~~
                """
        ),
        BrokenGrammar(
            "a declaration alone",
            files: [
                (
                    "intents.yaml",
                    """
                    Brew: {supported: true}

                    """
                )
            ],
            gives: """
                error[no-sentences]: there is no sentence under 'intents', so nothing can match; add some, or name more files
                """
        ),
    ]
}
