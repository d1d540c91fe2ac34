import ParlanceGrammar
import ParlanceMatching

/// The expected and the actual result of a sentence, side by side.
public struct Comparison: Sendable {
    /// One compared property.
    public struct Row: Sendable, Hashable {
        /// The compared property: `intent`, the name of a slot, …
        public var label: String
        /// Nil if absent.
        public var expected: String?
        public var actual: String?
        /// Whether both agree.
        public var agrees: Bool
    }

    /// The compared properties, in order.
    public private(set) var rows: [Row] = []

    /// Whether all properties agree.
    public var agrees: Bool { rows.allSatisfy(\.agrees) }

    /// - Parameters:
    ///   - actual: The meanings of all readings, best first; more than one only if several were expected.
    init(_ expected: Expectation, _ actual: [Understanding]) {
        switch expected {
        case .noMatch: compare(nil, actual.first)
        case .reading(let expected): compare(expected, actual.first)
        case .ambiguous(let expected):
            for number in 0..<max(expected.count, actual.count) {
                let pair = (expected.dropFirst(number).first, actual.dropFirst(number).first)
                let agrees = Comparison(pair.0, pair.1).agrees
                add("reading \(number + 1)", pair.0?.description, pair.1?.description, agrees: agrees)
            }
        }
    }

    private init(_ expected: Understanding?, _ actual: Understanding?) {
        compare(expected, actual)
    }

    private mutating func compare(_ expected: Understanding?, _ actual: Understanding?) {
        let (wanted, found) = (expected?.intent ?? "no match", actual?.intent ?? "no match")
        add("intent", wanted, found, agrees: expected?.intent == actual?.intent)
        compare(
            expected?.slots ?? [:],
            actual?.slots ?? [:],
            gathered: actual?.gathered ?? [],
            ignoresOthers: expected?.ignoresOtherSlots ?? false,
            label: \.self
        )
        if let response = expected?.response {
            add("response", response, actual?.response, agrees: response == actual?.response)
        }
        compare(expected?.metadata ?? [:], actual?.metadata ?? [:]) { "metadata \($0)" }
    }

    private mutating func compare(
        _ expected: [String: Value],
        _ actual: [String: Value],
        gathered: Set<String> = [],
        ignoresOthers: Bool = false,
        label: (String) -> String
    ) {
        for name in Set(expected.keys).union(actual.keys).sorted() {
            if ignoresOthers, expected[name] == nil {
                add(label(name), "any", actual[name].map(Understanding.describe), agrees: true)
                continue
            }
            let agrees =
                gathered.contains(name)
                ? expected[name] == actual[name]
                : expected[name].flatMap { wanted in actual[name]?.isExpected(by: wanted) } ?? false
            add(
                label(name),
                expected[name].map(Understanding.describe),
                actual[name].map(Understanding.describe),
                agrees: agrees
            )
        }
    }

    mutating func add(_ label: String, _ expected: String?, _ actual: String?, agrees: Bool) {
        rows.append(Row(label: label, expected: expected, actual: actual, agrees: agrees))
    }
}
