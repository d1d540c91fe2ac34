import ParlanceGrammar

@testable import ParlanceMatching

/// A small grammar with all parts of a compiled grammar.
enum EverythingGrammar {
    static func parser(language: String = "en") throws -> Parser {
        let grammar = SourceText(name: "test.yaml", text: text.replacing("LANGUAGE", with: language))
        return Parser(try GrammarLoader().load([grammar, SourceText(name: "apps.yaml", text: apps)]).grammar)
    }

    static let utterances = [
        "please turn on the kitchen light in the bath", "on the lamp b and so on", "off",
        "set it to minus two point five",
        "warm to 1.5 degrees", "play blue moon on speaker 3", "play the dog", "say hello world", "red green lamp on",
        "green red lamp on", "turn on", "set it to", "nothing of that", "", "heat to three", "in the bath",
        "set it to minus two",
        "ask b n run", "beat to three", "order two bath and three lamp a then light", "order a bath with x and y",
    ]

    private static let text = """
        language: LANGUAGE
        skip_words: [please, "could you"]
        opposites: [[heat, beat], ["on", "off"]]
        intents:
          TurnOn:
            data:
              - sentences: ["<turn> on [<the>] {name} [<in>]", "[<the>] {name} on"]
                slots: {power: true, level: 1.5, tags: [a, {b: null}]}
                requires_context: {domain: [light, fan], area: {slot: true}}
                excludes_context: {mode: [away, 3]}
                metadata: {weight: 2}
              - sentences: [{template: "on [<the>] {name} and (so;on)", weight: -3}]
                response: other
                weight: 7
          Order: {data: [{sentences: ["order {things}"]}]}
          Ask: {data: [{sentences: ["ask {app}"]}]}
          Off: {exact: true, data: [{sentences: ["off"], requires_context: {domain: light}}, {sentences: ["{any} off"]}]}
          Set:
            data:
              - except: ["set it to minus two", "[please] set {any} twice [<in>]"]
                sentences: ["set it to {minus}", "warm to {halves} degrees", "heat to {1..5,2:level}"]
                required_keywords: [it, warm, to]
          Play:
            data:
              - sentences: ["play {song} on speaker {1..5:speaker}", "play {song}", "say {any:@words}"]
                lists: {song: {exact: true, values: ["blue moon", {in: "[the] dog", out: {id: 7}}]}}
                expansion_rules: {x: y}
        lists:
          name:
            values:
              - {in: "[kitchen] light", out: kitchen, context: {domain: light}, metadata: {id: 1}}
              - {in: "lamp (a|b|c|d) (e|f|) (g|h|i) (j|k|l)", out: many, context: {domain: fan, area: hall}}
              - {in: "(red;green) lamp", out: 5, context: {domain: {value: light}}}
              - bath
          minus: {range: {from: -2, to: 3, fractions: halves, multiplier: -1}, exact: true}
          halves: {range: {from: 0, to: 3, fractions: tenths, words: false}}
          any: {wildcard: true}
          things: {repeats: "[{halves}|a] {name} [with {words}]", separators: [and, "[and] then"]}
          words: {repeats: "{any}", separators: [and]}
        expansion_rules:
          turn: "(turn|switch)"
          the: "(the|my)"
          in: "in <the> {name:area}"
        """

    private static let apps = """
        org.example.run:
          display_name: BNRun
          spoken_name: Big Nerd Run
          alternative_names: [Runner, {name: BNR, pronunciation_hint: bee en are}]
          supported_intents: [Ask, Set]
          intents_restricted_while_locked: [Set]
          localizations: {de: {display_name: Läufer, alternative_names: []}, hu: {spoken_name: futó}}
        b: {display_name: B N Run}
        """
}
