/// Grammars with wrong types in lists, and all messages about them.
extension BrokenGrammar {
    static let listTypes: [BrokenGrammar] = [
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
                tea.yaml:3:6: error[wrong-type]: expected 'values', 'range', 'type' or 'wildcard', found a list
                 3 |   a: [tea]
                   |      ^
                tea.yaml:4:15: error[wrong-type]: expected a list of values, found the text 'tea'; put it in brackets
                 4 |   b: {values: tea}
                   |               ^~~
                tea.yaml:5:16: error[wrong-type]: expected a value: text, or a mapping with 'in', found 'on', which YAML reads as true or false; put it in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                ^~
                tea.yaml:5:20: error[wrong-type]: expected a value: text, or a mapping with 'in', found a list; put a text that begins with '[' in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                    ^
                tea.yaml:5:25: error[missing-key]: a value needs the key 'in'
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                         ^
                tea.yaml:5:40: error[wrong-type]: expected a value: text, or a mapping with 'in', found 'no', which YAML reads as true or false; put it in quotes
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                        ^~
                tea.yaml:5:45: warning[empty-value]: this value has no speakable characters, so it is ignored; remove it, or write it in letters
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                             ^~
                tea.yaml:5:57: warning[unknown-key]: unknown key 'put'; it is ignored; did you mean 'out'?
                 5 |   c: {values: [on, [x], {out: 5}, {in: no}, '', {in: x, put: y}]}
                   |                                                         ^~~
                tea.yaml:6:3: error[missing-key]: the list 'd' needs the key 'values', 'range', 'type' or 'wildcard: true'
                 6 |   d:
                   |   ^
                tea.yaml:7:3: error[missing-key]: the list 'e' needs the key 'values', 'range', 'type' or 'wildcard: true'
                 7 |   e: {wildcard: false}
                   |   ^
                tea.yaml:8:3: error[missing-key]: the list 'f' needs the key 'values', 'range', 'type' or 'wildcard: true'
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
                tea.yaml:9:42: error[unknown-option]: 'half' is not one of 'halves', 'tenths', 'hundredths', 'cents'
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
                tea.yaml:9:103: error[wrong-type]: expected a language tag, found 'no', which YAML reads as true or false; put it in quotes
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
    ]
}
