/// Grammars with invalid lists that repeat a rule, and all messages about them.
extension BrokenGrammar {
    static let repetitions: [BrokenGrammar] = [
        BrokenGrammar(
            "repetitions that may be empty, or have no slot",
            """
            language: en
            expansion_rules: {cup: "[{drink}]"}
            lists:
              drink: {values: [tea]}
              cups: {repeats: "<cup>"}
              words: {repeats: "hot (tea|milk)"}
            intents: {Brew: {data: [{sentences: ['brew {cups} {words}']}]}}

            """,
            gives: """
                tea.yaml:5:19: error[empty-repetition]: what is repeated may be left out altogether, so the number of repetitions is unknown; make a part of it obligatory
                 5 |   cups: {repeats: "<cup>"}
                   |                   ^~~~~~~
                tea.yaml:6:20: error[repetition-without-slots]: what is repeated has no slot, so there is nothing to gather; put a slot into it
                 6 |   words: {repeats: "hot (tea|milk)"}
                   |                    ^~~~~~~~~~~~~~~~
                """
        ),
        BrokenGrammar(
            "a list that repeats itself through a rule",
            """
            language: en
            expansion_rules: {cup: "{drink} and {cups}"}
            lists: {drink: {values: [tea]}, cups: {repeats: "<cup>"}}
            intents: {Brew: {data: [{sentences: ['brew {cups}']}]}}

            """,
            gives: """
                tea.yaml:3:50: error[recursive-rule]: a rule may not contain itself: <cup> → {cups} → <cup>; remove one of these references
                 3 | lists: {drink: {values: [tea]}, cups: {repeats: "<cup>"}}
                   |                                                  ^~~~~
                """
        ),
        BrokenGrammar(
            "repetitions that are nested too deeply",
            """
            language: en
            lists:
              a: {values: [tea]}
              b: {repeats: "{a}"}
              c: {repeats: "x {b}"}
              d: {repeats: "x {c}"}
              e: {repeats: "x {d}"}
              f: {repeats: "x {e}"}
            intents: {Brew: {data: [{sentences: ['brew {f}']}]}}

            """,
            gives: """
                tea.yaml:8:16: error[repetitions-nested-too-deeply]: repeated lists are nested more than 4 deep; gather fewer levels
                 8 |   f: {repeats: "x {e}"}
                   |                ^~~~~~~
                """
        ),
        BrokenGrammar(
            "separators with slots, unknown names, and other keys",
            """
            language: en
            lists:
              drink: {values: [tea]}
              cups: {repeats: "{drink} <now>", separators: ["and {drink}", "<then>"], values: [tea]}
              mugs: {repeats: [tea]}
            intents: {Brew: {data: [{sentences: ['brew {cups} {mugs} {cupps}']}]}}

            """,
            gives: """
                tea.yaml:4:28: error[missing-rule]: no rule is called 'now'; add it to 'expansion_rules'
                 4 |   cups: {repeats: "{drink} <now>", separators: ["and {drink}", "<then>"], values: [tea]}
                   |                            ^~~~~
                tea.yaml:4:54: error[slot-in-value]: a list value can't hold the slot 'drink'; write its values out, or put the slot into the templates
                 4 |   cups: {repeats: "{drink} <now>", separators: ["and {drink}", "<then>"], values: [tea]}
                   |                                                      ^~~~~~~
                tea.yaml:4:65: error[missing-rule]: no rule is called 'then'; add it to 'expansion_rules'
                 4 |   cups: {repeats: "{drink} <now>", separators: ["and {drink}", "<then>"], values: [tea]}
                   |                                                                 ^~~~~~
                tea.yaml:4:75: error[wrong-type]: expected only 'separators', found 'values' beside 'repeats'
                 4 |   cups: {repeats: "{drink} <now>", separators: ["and {drink}", "<then>"], values: [tea]}
                   |                                                                           ^~~~~~
                tea.yaml:5:19: error[wrong-type]: expected a template, such as '<item>', found a list; put a text that begins with '[' in quotes
                 5 |   mugs: {repeats: [tea]}
                   |                   ^
                tea.yaml:6:58: error[missing-list]: no list is called 'cupps'; did you mean 'cups'?
                 6 | intents: {Brew: {data: [{sentences: ['brew {cups} {mugs} {cupps}']}]}}
                   |                                                          ^~~~~~~
                """
        ),
    ]
}
