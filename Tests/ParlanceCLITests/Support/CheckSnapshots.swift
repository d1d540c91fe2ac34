/// What `parlance check` says of the broken grammar in `CheckCommandTests`.
enum CheckSnapshots {
    /// As text.
    static let text = #"""
        tea.yaml:8:34: warning[skip-word-in-literal]: 'right now' is a skip word, and needed here: 'please brew tea right now' is not understood; make it optional, or take it off 'skip_words'
         8 |           - "brew [some] {drink} right now"
           |                                  ^~~~~~~~~
        tea.yaml:9:13: warning[duplicate-template]: the same template stands at tea.yaml:7:14 already; remove one of them
         9 |           - "make {drink}"
           |             ^~~~~~~~~~~~~~
        tea.yaml:10:9: warning[unknown-key]: unknown key 'slot'; it is ignored; did you mean 'slots'?
         10 |         slot: {hot: true}
            |         ^~~~
        tea.yaml:14:13: warning[ambiguous-templates]: 'make tea' is Cook here, and Brew by 'make {drink}' (tea.yaml:7:14): nothing but the names of the intents decides; make one of them say more, or require a context
         14 |           - "make {dish}"
            |             ^~~~~~~~~~~~~
        tea.yaml:15:25: warning[unmatchable-punctuation]: '!' can't be matched here: no utterance keeps it in this place; remove it
         15 |           - "cook {dish}!<when>"
            |                         ^
        tea.yaml:18:26: warning[adjacent-wildcards]: the wildcards 'song' and 'film' stand side by side: nothing says where one ends and the other begins; put a word between them
         18 |           - "play {song} {film}"
            |                          ^~~~~~
        tea.yaml:19:13: warning[million-sentences]: the template says 2,097,152 sentences, slots not counted; split it, or leave out what nobody says
         19 |           - "<many> <many> <many> <many> <many> <many> <many>"
            |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        tea.yaml:23:3: warning[unused-rule]: no sentence makes use of the rule 'unused'; remove it, or mention it as <unused>
         23 |   unused: "never"
            |   ^~~~~~
        tea.yaml:25:31: warning[duplicate-value]: the list says 'tea' already, for the same value; remove one of them
         25 |   drink: {values: [tea, soup, Tea, "…"]}
            |                               ^~~
        tea.yaml:25:36: warning[empty-value]: this value holds nothing that can be said; it is ignored
         25 |   drink: {values: [tea, soup, Tea, "…"]}
            |                                    ^~~
        tea.yaml:26:55: warning[equal-values]: 'stew' says '1', which comes first, so it never says '2'; take it out of one of them
         26 |   dish: {values: [{in: (soup|stew|tea), out: 1}, {in: (stew|rice), out: 2}, {in: rice, out: 3}]}
            |                                                       ^~~~~~~~~~~
        tea.yaml:26:82: warning[shadowed-value]: the value '3' is never chosen: whatever says it says '2', which comes first; remove one of them, or say it otherwise
         26 |   dish: {values: [{in: (soup|stew|tea), out: 1}, {in: (stew|rice), out: 2}, {in: rice, out: 3}]}
            |                                                                                  ^~~~
        tea.yaml:29:3: warning[unused-list]: no sentence makes use of the list 'rest'; remove it, or mention it as {rest}
         29 |   rest: {values: [milk]}
            |   ^~~~
        9 templates in en: 13 warnings

        """#

    /// As JSON.
    static let json = #"""
        [
          {
            "code" : "skip-word-in-literal",
            "column" : 34,
            "file" : "tea.yaml",
            "length" : 9,
            "line" : 8,
            "message" : "'right now' is a skip word, and needed here: 'please brew tea right now' is not understood; make it optional, or take it off 'skip_words'",
            "severity" : "warning"
          },
          {
            "code" : "duplicate-template",
            "column" : 13,
            "file" : "tea.yaml",
            "length" : 14,
            "line" : 9,
            "message" : "the same template stands at tea.yaml:7:14 already; remove one of them",
            "severity" : "warning"
          },
          {
            "code" : "unknown-key",
            "column" : 9,
            "file" : "tea.yaml",
            "length" : 4,
            "line" : 10,
            "message" : "unknown key 'slot'; it is ignored; did you mean 'slots'?",
            "severity" : "warning"
          },
          {
            "code" : "ambiguous-templates",
            "column" : 13,
            "file" : "tea.yaml",
            "length" : 13,
            "line" : 14,
            "message" : "'make tea' is Cook here, and Brew by 'make {drink}' (tea.yaml:7:14): nothing but the names of the intents decides; make one of them say more, or require a context",
            "severity" : "warning"
          },
          {
            "code" : "unmatchable-punctuation",
            "column" : 25,
            "file" : "tea.yaml",
            "length" : 1,
            "line" : 15,
            "message" : "'!' can't be matched here: no utterance keeps it in this place; remove it",
            "severity" : "warning"
          },
          {
            "code" : "adjacent-wildcards",
            "column" : 26,
            "file" : "tea.yaml",
            "length" : 6,
            "line" : 18,
            "message" : "the wildcards 'song' and 'film' stand side by side: nothing says where one ends and the other begins; put a word between them",
            "severity" : "warning"
          },
          {
            "code" : "million-sentences",
            "column" : 13,
            "file" : "tea.yaml",
            "length" : 50,
            "line" : 19,
            "message" : "the template says 2,097,152 sentences, slots not counted; split it, or leave out what nobody says",
            "severity" : "warning"
          },
          {
            "code" : "unused-rule",
            "column" : 3,
            "file" : "tea.yaml",
            "length" : 6,
            "line" : 23,
            "message" : "no sentence makes use of the rule 'unused'; remove it, or mention it as <unused>",
            "severity" : "warning"
          },
          {
            "code" : "duplicate-value",
            "column" : 31,
            "file" : "tea.yaml",
            "length" : 3,
            "line" : 25,
            "message" : "the list says 'tea' already, for the same value; remove one of them",
            "severity" : "warning"
          },
          {
            "code" : "empty-value",
            "column" : 36,
            "file" : "tea.yaml",
            "length" : 3,
            "line" : 25,
            "message" : "this value holds nothing that can be said; it is ignored",
            "severity" : "warning"
          },
          {
            "code" : "equal-values",
            "column" : 55,
            "file" : "tea.yaml",
            "length" : 11,
            "line" : 26,
            "message" : "'stew' says '1', which comes first, so it never says '2'; take it out of one of them",
            "severity" : "warning"
          },
          {
            "code" : "shadowed-value",
            "column" : 82,
            "file" : "tea.yaml",
            "length" : 4,
            "line" : 26,
            "message" : "the value '3' is never chosen: whatever says it says '2', which comes first; remove one of them, or say it otherwise",
            "severity" : "warning"
          },
          {
            "code" : "unused-list",
            "column" : 3,
            "file" : "tea.yaml",
            "length" : 4,
            "line" : 29,
            "message" : "no sentence makes use of the list 'rest'; remove it, or mention it as {rest}",
            "severity" : "warning"
          }
        ]

        """#
}
