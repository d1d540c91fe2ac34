/// Grammars with errors in templates, and all messages about them.
extension BrokenGrammar {
    static let templates: [BrokenGrammar] = [
        BrokenGrammar(
            "a parenthesis is never closed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew (tea|mate now

            """,
            gives: """
                tea.yaml:6:18: error[unclosed-group]: '(' is never closed; add ')'
                 6 |           - brew (tea|mate now
                   |                  ^
                """
        ),
        BrokenGrammar(
            "a bracket is never closed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew [some tea

            """,
            gives: """
                tea.yaml:6:18: error[unclosed-group]: '[' is never closed; add ']'
                 6 |           - brew [some tea
                   |                  ^
                """
        ),
        BrokenGrammar(
            "a brace is never closed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew {drink now

            """,
            gives: """
                tea.yaml:6:18: error[unclosed-group]: '{' is never closed; add '}'
                 6 |           - brew {drink now
                   |                  ^
                """
        ),
        BrokenGrammar(
            "a rule is never closed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew <drink now

            """,
            gives: """
                tea.yaml:6:18: error[unclosed-group]: '<' is never closed; add '>'
                 6 |           - brew <drink now
                   |                  ^
                """
        ),
        BrokenGrammar(
            "one kind of bracket is closed by another",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew (tea|mate] now

            """,
            gives: """
                tea.yaml:6:27: error[unexpected-closer]: ']' stands where ')' must close the '(' before it
                 6 |           - brew (tea|mate] now
                   |                           ^
                """
        ),
        BrokenGrammar(
            "a bracket closes nothing",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew tea] now

            """,
            gives: """
                tea.yaml:6:21: error[unexpected-closer]: ']' closes nothing; remove it, or write '\\]'
                 6 |           - brew tea] now
                   |                     ^
                """
        ),
        BrokenGrammar(
            "a parenthesis closes nothing, in a folded block",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - >
                        brew
                        some tea)

            """,
            gives: """
                tea.yaml:8:21: error[unexpected-closer]: ')' closes nothing; remove it, or write '\\)'
                 8 |             some tea)
                   |                     ^
                """
        ),
        BrokenGrammar(
            "groups that are empty",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew () tea
                      - brew [] tea
                      - "brew {} tea"
                      - brew <> tea

            """,
            gives: """
                tea.yaml:6:18: error[empty-group]: '()' is empty; put something in it or remove it
                 6 |           - brew () tea
                   |                  ^~
                tea.yaml:7:18: error[empty-group]: '[]' is empty; put something in it or remove it
                 7 |           - brew [] tea
                   |                  ^~
                tea.yaml:8:19: error[empty-group]: '{}' is empty; put something in it or remove it
                 8 |           - "brew {} tea"
                   |                   ^~
                tea.yaml:9:18: error[empty-group]: '<>' is empty; put something in it or remove it
                 9 |           - brew <> tea
                   |                  ^~
                """
        ),
        BrokenGrammar(
            "separators are mixed",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew (tea|mate;now)

            """,
            gives: """
                tea.yaml:6:27: error[mixed-separators]: '|' and ';' in the same group; put parentheses around one of them
                 6 |           - brew (tea|mate;now)
                   |                           ^
                """
        ),
        BrokenGrammar(
            "a backslash at the end",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew tea \\

            """,
            gives: """
                tea.yaml:6:22: error[dangling-escape]: nothing follows the backslash; write '\\\\' for a backslash
                 6 |           - brew tea \\
                   |                      ^
                """
        ),
        BrokenGrammar(
            "a sentence of nothing",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - ''
                      - '  '

            """,
            gives: """
                tea.yaml:6:14: error[empty-template]: the template is empty; write something in it, or remove it
                 6 |           - ''
                   |              ^
                tea.yaml:7:14: error[empty-template]: the template is empty; write something in it, or remove it
                 7 |           - '  '
                   |              ^~
                """
        ),
        BrokenGrammar(
            "a slot without a name",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "brew {drink:} {:x} {@}"

            """,
            gives: """
                tea.yaml:6:19: error[missing-name]: a list and a slot need a name each: '{list}' or '{list:slot}'
                 6 |           - "brew {drink:} {:x} {@}"
                   |                   ^~~~~~~~
                """
        ),
        BrokenGrammar(
            "bad ranges in templates",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew {9..1:cups} cups
                      - brew {1..9,0:cups} cups
                      - brew {1..99999999999999999999:cups} cups

            """,
            gives: """
                tea.yaml:6:18: error[empty-range]: the range ends before it begins; put the smaller number first
                 6 |           - brew {9..1:cups} cups
                   |                  ^~~~~~~~~~~
                tea.yaml:7:18: error[range-step]: the step of a range must be 1 or more
                 7 |           - brew {1..9,0:cups} cups
                   |                  ^~~~~~~~~~~~~
                tea.yaml:8:18: error[range-out-of-bounds]: the bounds of a range must lie within ±9007199254740992
                 8 |           - brew {1..99999999999999999999:cups} cups
                   |                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                """
        ),
        BrokenGrammar(
            "groups nested too deeply",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - \(String(repeating: "(", count: 1100))a\(String(repeating: ")", count: 1100))

            """,
            gives: """
                tea.yaml:6:1037: error[template-nested-too-deeply]: groups are nested more than 1024 deep; put some of them into a rule
                 6 | …((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((…
                   |                                   ^
                """
        ),
        BrokenGrammar(
            "a very long line is cut around the place",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew \(String(repeating: "very ", count: 80))(good tea \(String(repeating: "now ", count: 80))

            """,
            gives: """
                tea.yaml:6:418: error[unclosed-group]: '(' is never closed; add ')'
                 6 | …ry very very very very very very (good tea now now now now now now now now now now now now now now n…
                   |                                   ^
                """
        ),
        BrokenGrammar(
            "tabs and wide characters stand before the place",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - brew\ta\ttea)
                      - お茶を入れて五杯) ください
                      - Ｔｅａ é ) now

            """,
            gives: """
                tea.yaml:6:23: error[unexpected-closer]: ')' closes nothing; remove it, or write '\\)'
                 6 |           - brew\ta\ttea)
                   |                 \t \t   ^
                tea.yaml:7:21: error[unexpected-closer]: ')' closes nothing; remove it, or write '\\)'
                 7 |           - お茶を入れて五杯) ください
                   |                             ^
                tea.yaml:8:20: error[unexpected-closer]: ')' closes nothing; remove it, or write '\\)'
                 8 |           - Ｔｅａ é ) now
                   |                      ^
                """
        ),
        BrokenGrammar(
            "an error behind an escape",
            """
            language: en
            intents:
              Brew:
                data:
                  - sentences:
                      - "caf\\u00e9 \\"{drink\\" now"

            """,
            gives: """
                tea.yaml:6:26: error[unclosed-group]: '{' is never closed; add '}'
                 6 |           - "caf\\u00e9 \\"{drink\\" now"
                   |                          ^
                """
        ),
    ]
}
