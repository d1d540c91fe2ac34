import ParlanceGrammar
import ParlanceMatching

/// The meaning of a sentence, as far as a corpus describes it.
public struct Understanding: Sendable, Hashable, CustomStringConvertible {
    public var intent: String
    /// All slots by name, including fixed ones and those from the context. In an expectation, a list means any one of
    /// its values. A slot that occurs several times has the object `{all: […]}` with its values in the order of the
    /// text.
    public var slots: [String: Value]
    /// Nil if the corpus does not contain it.
    public var response: String?
    /// The part of the metadata that the corpus contains.
    public var metadata: [String: Value]
    /// Whether an expectation allows slots that it does not name.
    public var ignoresOtherSlots: Bool
    /// The slots that gather repetitions: their arrays are compared item by item.
    var gathered: Set<String> = []

    /// Creates an expected or actual meaning.
    public init(
        intent: String,
        slots: [String: Value] = [:],
        response: String? = nil,
        metadata: [String: Value] = [:],
        ignoresOtherSlots: Bool = false
    ) {
        self.intent = intent
        self.slots = slots
        self.response = response
        self.metadata = metadata
        self.ignoresOtherSlots = ignoresOtherSlots
    }

    /// On one line; a text that looks like a number or a boolean is in quotes, and `…` stands for
    /// any other slots.
    public var description: String {
        let values =
            slots.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.describe($0.value))" }
            + (ignoresOtherSlots ? ["…"] : [])
        let rest = metadata.sorted { $0.key < $1.key }.map { " \($0.key) \(Self.describe($0.value))" }
        return "\(intent) {\(values.joined(separator: ", "))}" + (response.map { " response \($0)" } ?? "")
            + rest.joined()
    }

    /// A value for display: a text is in quotes if it looks like another type.
    package static func describe(_ value: Value) -> String {
        guard case .string(let text) = value else { return value.description }
        let looksTyped = ["", "true", "false", "null"].contains(text) || Double(text) != nil
        return looksTyped ? "\"\(text)\"" : text
    }
}

extension Understanding {
    /// The meaning of a reading; of response and metadata only the parts that `expected` has.
    ///
    /// - Parameter tacit: Slots that are left out if the utterance does not contain them and `expected` does not have
    ///   them.
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
        gathered = Set(slots.filter { $0.kind == .repeated }.map(\.name))
    }
}
