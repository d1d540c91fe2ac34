import Parlance
import ParlanceMeasuring

extension Workload {
    /// Utterances with invented names, of which a run-time list has `count`. The utterances are the same for every
    /// count.
    public static func names(_ count: Int) throws -> Workload {
        var names = NameGenerator(words: 2...2)
        let said = names.names(100)
        let all = said.prefix(count) + names.names(max(count - said.count, 0))
        let values = all.map { ListValue(input: Template(literal: $0), output: .string($0)) }
        let phrases = [
            "turn on the %", "switch the % off", "turn % off please", "is the % on", "how warm is the %",
            "set the % to 50 percent", "what is the state of %", "open %", "please close the %", "tell me about the %",
        ]
        return Workload(
            name: "names-\(count)",
            grammar: try GrammarLoader(undefinedLists: .known(["name"])).load([
                SourceText(name: "names.yaml", text: namesGrammar)
            ]).grammar,
            lists: [["name": .values(values)]],
            utterances: (0..<200).map { number in
                let name = said[number * 7 % min(said.count, count)]
                return Utterance(phrases[number % phrases.count].replacing("%", with: name), lists: 0)
            }
        )
    }

    /// The utterances of `names` with a letter removed from one word of each; all of them match approximately.
    public static func misspeltNames(_ count: Int) throws -> Workload {
        var workload = try names(count).allowingEdits()
        workload.name = "misspelt-\(count)"
        for number in workload.utterances.indices {
            workload.utterances[number].text = misspelt(workload.utterances[number].text, number)
        }
        let run = ParlanceRun(workload)
        workload.utterances = workload.utterances.indices.filter { run.parse($0) }
            .map { workload.utterances[$0] }
        return workload
    }

    private static func misspelt(_ text: String, _ number: Int) -> String {
        var words = text.split(separator: " ").map(String.init)
        let long = words.indices.filter { words[$0].count > 4 }
        guard !long.isEmpty else { return text }
        let chosen = long[number % long.count]
        let place = 1 + number % (words[chosen].count - 2)
        words[chosen].remove(at: words[chosen].index(words[chosen].startIndex, offsetBy: place))
        return words.joined(separator: " ")
    }

    private static let namesGrammar = """
        language: en
        intents:
          TurnOn:
            data:
              - sentences: ["(turn|switch) on [the] {name}", "(turn|switch) [the] {name} on"]
          TurnOff:
            data:
              - sentences: ["(turn|switch) off [the] {name}", "(turn|switch) [the] {name} off"]
          GetState:
            data:
              - sentences: ["is [the] {name} (on|off|open|closed)", "what is the state of [the] {name}"]
          GetTemperature:
            data:
              - sentences: ["how (warm|cold) is [the] {name}"]
          SetLevel:
            data:
              - sentences: ["(set|dim) [the] {name} to {level}[ ](%|percent)"]
          Open:
            data:
              - sentences: ["open [the] {name}"]
          Close:
            data:
              - sentences: ["(close|shut) [the] {name}"]
          Describe:
            data:
              - sentences: ["(tell me about|describe) [the] {name}"]
        lists:
          level: {range: {from: 0, to: 100}}
        skip_words: ["please"]
        """
}
