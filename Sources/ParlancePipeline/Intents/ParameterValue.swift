import ParlanceGrammar
import ParlanceMatching

/// One value of a parameter, from a slot or from a handler.
///
/// ```swift
/// let cake = ParameterValue(Term(identifier: "c7", phrase: "Black Forest"))
/// print(cake.value, cake.name)  // c7 Black Forest
/// ```
public struct ParameterValue: Sendable, Hashable, Codable {
    /// The value for programs.
    public var value: Value
    /// The words of the value; nil if it was not spoken.
    public var spoken: String?
    /// The term that the value names, with its identifier; nil if none is known.
    public var term: Term?

    /// Creates a value with the words that the user spoke for it.
    public init(_ value: Value, spoken: String? = nil, term: Term? = nil) {
        self.value = value
        self.spoken = spoken
        self.term = term
    }

    /// Creates a value from a term: its identifier.
    public init(_ term: Term, spoken: String? = nil) {
        self.init(.string(term.identifier), spoken: spoken, term: term)
    }

    /// Creates the value of a slot.
    public init(_ slot: Slot) {
        let term = slot.term.map { Term(identifier: $0.identifier, phrase: TermPhrase($0.phrase)) }
        self.init(slot.value, spoken: slot.spoken?.text, term: term)
    }

    /// The display name of the value.
    public var name: String { term?.phrase.text ?? spoken ?? value.description }

    /// The value for messages: numbers and dates, which each language formats, otherwise the name. An amount that was
    /// not spoken is the number with its unit: "20 USD".
    var displayValue: Value {
        guard term == nil else { return .string(name) }
        switch value {
        case .integer, .number: return value
        case .object(let members) where members["date"] ?? members["time"] ?? members["dateTime"] != nil: return value
        case .object(let members) where spoken == nil:
            guard let number = members["number"], let unit = members["unit"] else { return .string(name) }
            return .string("\(number) \(unit)")
        default: return .string(name)
        }
    }

    /// Whether both represent the same value, independently of their words.
    func isSame(as other: ParameterValue) -> Bool {
        guard let term, let othersTerm = other.term else { return value == other.value }
        return term.identifier == othersTerm.identifier
    }
}
