import ParlanceGrammar
import ParlanceMatching

/// What a sentence means, as far as a corpus says.
public struct Understanding: Sendable, Hashable, CustomStringConvertible {
    public var intent: String
    /// All slots by name: those that are fixed and those from the context too.
    public var slots: [String: Value]
    /// Nil where the corpus does not say.
    public var response: String?

    public init(intent: String, slots: [String: Value] = [:], response: String? = nil) {
        self.intent = intent
        self.slots = slots
        self.response = response
    }

    /// On one line; a text that looks like a number or a truth value stands in quotes.
    public var description: String {
        let values = slots.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.describe($0.value))" }
        return "\(intent) {\(values.joined(separator: ", "))}" + (response.map { " response \($0)" } ?? "")
    }

    private static func describe(_ value: Value) -> String {
        guard case .string(let text) = value else { return value.description }
        let looksTyped = ["", "true", "false", "null"].contains(text) || Double(text) != nil
        return looksTyped ? "\"\(text)\"" : text
    }
}

extension Understanding {
    /// What a reading means; the response only if `expected` has one.
    init(_ reading: Reading, like expected: Understanding?) {
        self.init(
            intent: reading.intent,
            slots: Dictionary(reading.slots.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }),
            response: expected?.response.map { _ in reading.response }
        )
    }
}
