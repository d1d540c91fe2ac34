import ParlanceGrammar

/// What a request says about when it is to be carried out, beside its parameters: "in ten minutes", "every day at nine",
/// "for half an hour", "when I get home".
public struct RequestModifier: Sendable, Hashable, Codable {
    /// The kinds of modifiers.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A date, a date with a time, or a span of these: `{dateTime: 2026-11-20T21:00:00}`, `{date: 2026-11-21}`,
        /// `{start: …, end: …}`; local times of the pipeline's time zone.
        case time
        /// A repetition: `{every: 1, unit: day, time: 09:00:00}`.
        case recurrence
        /// How long the effect lasts: `{seconds: 1800, parts: [{number: 0.5, unit: hour}]}`.
        case duration
        /// Words that the app must understand: "I get home".
        case condition
    }

    /// The kind of modifier.
    public var kind: Kind
    /// The value, as a slot of the type would have it; the words of a condition.
    public var value: Value
    /// The words in the utterance.
    public var spoken: String

    /// Creates a modifier.
    public init(_ kind: Kind, _ value: Value, spoken: String) {
        self.kind = kind
        self.value = value
        self.spoken = spoken
    }
}
