import ParlanceGrammar
import ParlanceMatching

/// One value of a parameter: what a slot delivered, or what a handler made of it.
public struct ParameterValue: Sendable, Hashable, Codable {
    /// What a program works with.
    public var value: Value
    /// The words that said it; nil if nobody did.
    public var spoken: String?
    /// What the value is a name of, with its identifier; nil if nobody knows.
    public var term: Term?

    public init(_ value: Value, spoken: String? = nil, term: Term? = nil) {
        self.value = value
        self.spoken = spoken
        self.term = term
    }

    /// The value that is called by a name: its identifier.
    public init(_ term: Term, spoken: String? = nil) {
        self.init(.string(term.identifier), spoken: spoken, term: term)
    }

    /// What the slot of a reading says.
    public init(_ slot: Slot) {
        let term = slot.term.map { Term(identifier: $0.identifier, phrase: TermPhrase($0.phrase)) }
        self.init(slot.value, spoken: slot.spoken?.text, term: term)
    }

    /// What people call the value.
    public var name: String { term?.phrase.text ?? spoken ?? value.description }

    /// What is told of the value: numbers and dates as such, so that a language may write them as it does, else the name.
    var displayValue: Value {
        guard term == nil else { return .string(name) }
        switch value {
        case .integer, .number: return value
        case .object(let members) where members["date"] ?? members["time"] ?? members["dateTime"] != nil: return value
        default: return .string(name)
        }
    }

    /// Whether both stand for the same, however it was said.
    func isSame(as other: ParameterValue) -> Bool {
        guard let term, let othersTerm = other.term else { return value == other.value }
        return term.identifier == othersTerm.identifier
    }
}
