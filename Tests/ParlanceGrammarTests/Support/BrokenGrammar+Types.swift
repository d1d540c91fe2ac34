/// Grammars with something wrong in their types, and all that is said about them.
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
                tea.yaml:6:11: error[wrong-type]: expected a mapping, found 'on', which YAML takes for yes or no
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
                tea.yaml:9:21: error[wrong-type]: expected a sentence, found 'yes', which YAML takes for yes or no; put it in quotes
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
                tea.yaml:16:17: error[missing-key]: the list 'a' needs the key 'values', 'range' or 'wildcard: true'
                 16 |         lists: {a: }
                    |                 ^
                tea.yaml:17:30: error[wrong-type]: expected a template, found nothing
                 17 |         expansion_rules: {b: , c: on}
                    |                              ^
                tea.yaml:17:35: error[wrong-type]: expected a template, found 'on', which YAML takes for yes or no; put it in quotes
                 17 |         expansion_rules: {b: , c: on}
                    |                                   ^~
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
        BrokenGrammar(
            "lists of wrong types",
            """
            language: en
            lists:
              a: [tea]
              b: {values: tea}
              c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
              d:
              e: {wildcard: false}
              f: {value: [tea]}
              g: {values: [x], unit: cm}
            intents: {Brew: {data: [{sentences: [tea]}]}}

            """,
            gives: """
                tea.yaml:3:6: error[wrong-type]: expected 'values', 'range' or 'wildcard', found a list
                 3 |   a: [tea]
                   |      ^
                tea.yaml:4:15: error[wrong-type]: expected a list of values, found the text 'tea'; put it in brackets
                 4 |   b: {values: tea}
                   |               ^~~
                tea.yaml:5:16: error[wrong-type]: expected a value: text, or a mapping with 'in', found 'on', which YAML takes for yes or no; put it in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                ^~
                tea.yaml:5:20: error[wrong-type]: expected a value: text, or a mapping with 'in', found a list; put a text that begins with '[' in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                    ^
                tea.yaml:5:25: error[missing-key]: a value needs the key 'in'
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                         ^
                tea.yaml:5:40: error[wrong-type]: expected a value: text, or a mapping with 'in', found 'no', which YAML takes for yes or no; put it in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                        ^~
                tea.yaml:5:45: warning[empty-value]: this value holds nothing that can be said, so it is ignored; remove it, or write it out in letters
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                             ^~
                tea.yaml:5:57: warning[unknown-key]: unknown key 'put'; it is ignored; did you mean 'out'?
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                                         ^~~
                tea.yaml:6:3: error[missing-key]: the list 'd' needs the key 'values', 'range' or 'wildcard: true'
                 6 |   d:
                   |   ^
                tea.yaml:7:3: error[missing-key]: the list 'e' needs the key 'values', 'range' or 'wildcard: true'
                 7 |   e: {wildcard: false}
                   |   ^
                tea.yaml:8:3: error[missing-key]: the list 'f' needs the key 'values', 'range' or 'wildcard: true'
                 8 |   f: {value: [tea]}
                   |   ^
                tea.yaml:8:7: warning[unknown-key]: unknown key 'value'; it is ignored; did you mean 'values'?
                 8 |   f: {value: [tea]}
                   |       ^~~~~
                tea.yaml:9:20: warning[unknown-key]: unknown key 'unit'; it is ignored
                 9 |   g: {values: [x], unit: cm}
                   |                    ^~~~
                """
        ),
        BrokenGrammar(
            "ranges of wrong types",
            """
            language: en
            lists:
              a: {range: [1, 5]}
              b: {range: {from: 1}}
              c: {range: {from: one, to: 5.5}}
              d: {range: {from: 5, to: 1}}
              e: {range: {from: 1, to: 5, step: 0}}
              f: {range: {from: 0, to: 99999999999999999}}
              g: {range: {from: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
              h: {range: }
              i: {range: {from: 0, to: 100000}}
            intents: {Brew: {data: [{sentences: [tea]}]}}

            """,
            gives: """
                tea.yaml:3:14: error[wrong-type]: expected a mapping with 'from' and 'to', found a list
                 3 |   a: {range: [1, 5]}
                   |              ^
                tea.yaml:4:14: error[missing-key]: a range needs the key 'to'
                 4 |   b: {range: {from: 1}}
                   |              ^
                tea.yaml:5:21: error[wrong-type]: expected a whole number, found the text 'one'
                 5 |   c: {range: {from: one, to: 5.5}}
                   |                     ^~~
                tea.yaml:5:30: error[wrong-type]: expected a whole number, found the number 5.5
                 5 |   c: {range: {from: one, to: 5.5}}
                   |                              ^~~
                tea.yaml:6:21: error[empty-range]: the range ends before it begins; put the smaller number first
                 6 |   d: {range: {from: 5, to: 1}}
                   |                     ^
                tea.yaml:7:37: error[range-step]: the step of a range must be 1 or more
                 7 |   e: {range: {from: 1, to: 5, step: 0}}
                   |                                     ^
                tea.yaml:8:28: error[range-out-of-bounds]: the bounds of a range must lie within ±9007199254740992
                 8 |   f: {range: {from: 0, to: 99999999999999999}}
                   |                            ^~~~~~~~~~~~~~~~~
                tea.yaml:9:42: error[unknown-option]: 'half' is none of 'halves', 'tenths'
                 9 | …nge: {from: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, st…
                   |                                   ^~~~
                tea.yaml:9:60: error[wrong-type]: expected a number, found the text 'x'
                 9 | …om: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
                   |                                             ^
                tea.yaml:9:71: error[wrong-type]: expected true or false, found the number 1
                 9 | …om: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
                   |                                                        ^
                tea.yaml:9:81: error[wrong-type]: expected true or false, found the text 'no'
                 9 | …om: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
                   |                                                                  ^~~~
                tea.yaml:9:103: error[wrong-type]: expected a language tag, found 'no', which YAML takes for yes or no; put it in quotes
                 9 | …om: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
                   |                                                                                        ^~
                tea.yaml:9:107: warning[unknown-key]: unknown key 'stepp'; it is ignored; did you mean 'step'?
                 9 | …om: 0, to: 9, fractions: half, multiplier: x, digits: 1, words: 'no', words_language: no, stepp: 1}}
                   |                                                                                            ^~~~~
                tea.yaml:10:6: error[missing-key]: a range needs the key 'from'
                 10 |   h: {range: }
                    |      ^
                tea.yaml:10:6: error[missing-key]: a range needs the key 'to'
                 10 |   h: {range: }
                    |      ^
                tea.yaml:11:14: warning[spelled-numbers-limited]: the range has 100001 whole numbers; only the first 20000 are understood when spelled out in words; make it smaller, or write 'words: false'
                 11 |   i: {range: {from: 0, to: 100000}}
                    |              ^
                """
        ),
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
                tea.yaml:1:1: error[missing-language]: no file says which 'language' its sentences are in; add 'language: en' or the like
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
                error[several-languages]: there are grammars for de, en, fr-CA; say which with --language
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
