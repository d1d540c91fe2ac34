/// A small grammar with all features of templates and lists.
enum Everything {
    static func grammar(language: String) -> String {
        """
        language: \(language)
        intents:
          TurnOn:
            data:
              - sentences:
                  - "<turn> on [the] {name} [in [the] {area}]"
                  - "(on;<the> {name};[in {area}])"
                  - "licht[er] (an|aus|) {area}ban"
                slots: {state: "on"}
                requires_context: {domain: [light, fan]}
                metadata: {favourite: true}
              - sentences: ["<turn> on", "か{name}か"]
                requires_context: {area: {slot: true}}
                excludes_context: {domain: lock}
          SetLevel:
            data:
              - sentences:
                  - "set {name} to {level}[ ]%"
                  - "{level:from} to {level:to} {1..9:times} times"
                  - "({heat}|{half} degrees) [{name:@spoken}]"
                required_keywords: [set, to, times, degrees]
          Say:
            data:
              - sentences:
                  - "say {words}"
                  - "say {words} to {name}"
                  - "{words} l'{area}"
                  - "[please] {words:a} and {words:b} [now]"
                  - "<local> {local}"
                expansion_rules: {local: "(wi-fi|50%|U.S.A.) [is] <the>"}
                lists: {local: {values: ["on/off", {in: "x[y](z|)", out: [1, {a: null}]}]}}
        lists:
          name:
            values:
              - {in: "kitchen light", out: light.kitchen, context: {domain: light}, metadata: {id: 1}}
              - {in: "[big] fan", out: 2, context: {domain: fan}}
              - {in: "front door", context: {domain: lock}}
              - "Dr. Smith's lamp"
              - "(red;green) lamp"
              - "电灯"
              - "<the> straße"
          area: {values: [kitchen, "living room", Küche, "wohn-zimmer"]}
          level: {range: {from: 0, to: 100, step: 5, fractions: tenths}}
          half: {range: {from: -3, to: 12, fractions: halves, multiplier: 2.5}}
          heat: {range: {from: 1000, to: 1010, digits: false}}
          words: {wildcard: true}
        expansion_rules:
          turn: "(turn|switch|put)"
          the: "[the|my|your]"
        skip_words: [please, "could you", eh]
        """
    }
}
