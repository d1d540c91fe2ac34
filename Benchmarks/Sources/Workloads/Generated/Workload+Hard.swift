import Parlance

extension Workload {
    /// Inputs that make backtracking explode: small grammars, with utterances that almost match, or match in
    /// exponentially many ways.
    public static func hard() throws -> [Workload] {
        try [
            hard("nested", "a", template: nested(depth: 24), counts: [12, 24, 25, 60]),
            hard(
                "optionals",
                "a",
                template: Array(repeating: "[a]", count: 60).joined(separator: " "),
                counts: [30, 60, 61]
            ),
            hard("wildcards", "a", template: wildcards(8), counts: [30, 100, 200]),
            hard("alternatives", "a", template: alternatives(20), counts: [20, 40, 41]),
            hard("permutations", "b", template: "(a;b;c;d;e;f;g;h) end", counts: [7, 8, 40]),
        ]
    }

    /// Utterances of `word`, repeated, with an end that matches and one that does not.
    private static func hard(_ name: String, _ word: String, template: String, counts: [Int]) throws -> Workload {
        let grammar = """
            language: en
            intents:
              Hard: {data: [{sentences: ["\(template)"]}]}
            lists:
              any: {wildcard: true}
              one: {values: ["a", "a a"]}
            """
        let texts = counts.map { Array(repeating: word, count: $0).joined(separator: " ") }
        return Workload(
            name: "hard-\(name)",
            grammar: try GrammarLoader().load([SourceText(name: "\(name).yaml", text: grammar)]).grammar,
            utterances: texts.flatMap { [Utterance($0), Utterance($0 + " c end")] }
        )
    }

    /// `[[[a] a] a] …`, nested to a depth.
    private static func nested(depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "a] ", count: depth) + "a"
    }

    private static func wildcards(_ count: Int) -> String {
        (0..<count).map { "{any:s\($0)}" }.joined(separator: " [a] ")
    }

    private static func alternatives(_ count: Int) -> String {
        Array(repeating: "(a|a a|{one})", count: count).joined(separator: " ")
    }
}
