import ParlanceGrammar
import ParlanceMatching

/// What a sentence means, as far as a corpus says.
public struct Understanding: Sendable, Hashable, CustomStringConvertible {
    public var intent: String
    /// All slots by name: those that are fixed and those from the context too. Where a corpus says what is expected, a list
    /// stands for one of its values. A slot that was said several times has the object `{all: […]}` with its values in the
    /// order of the text.
    public var slots: [String: Value]
    /// Nil where the corpus does not say.
    public var response: String?
    /// As much of the metadata as the corpus says.
    public var metadata: [String: Value]

    public init(
        intent: String,
        slots: [String: Value] = [:],
        response: String? = nil,
        metadata: [String: Value] = [:]
    ) {
        self.intent = intent
        self.slots = slots
        self.response = response
        self.metadata = metadata
    }

    /// On one line; a text that looks like a number or a truth value stands in quotes.
    public var description: String {
        let values = slots.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.describe($0.value))" }
        let rest = metadata.sorted { $0.key < $1.key }.map { " \($0.key) \(Self.describe($0.value))" }
        return "\(intent) {\(values.joined(separator: ", "))}" + (response.map { " response \($0)" } ?? "")
            + rest.joined()
    }

    /// A value as it is shown: a text in quotes where it looks like something else.
    package static func describe(_ value: Value) -> String {
        guard case .string(let text) = value else { return value.description }
        let looksTyped = ["", "true", "false", "null"].contains(text) || Double(text) != nil
        return looksTyped ? "\"\(text)\"" : text
    }
}

extension Understanding {
    /// What a reading means; of response and metadata only what `expected` has.
    ///
    /// - Parameter tacit: slots that are left out where nobody said them and `expected` has none of them.
    init(_ reading: Reading, like expected: Understanding?, tacit: Set<String> = []) {
        let slots = reading.slots.filter { slot in
            slot.spoken != nil || !tacit.contains(slot.name) || expected?.slots[slot.name] != nil
        }
        self.init(
            intent: reading.intent,
            slots: Dictionary(grouping: slots, by: \.name).mapValues { slots in
                slots.count == 1 ? slots[0].value : .all(slots.map(\.value))
            },
            response: expected?.response.map { _ in reading.response },
            metadata: reading.metadata.filter { expected?.metadata[$0.key] != nil }
        )
    }
}
