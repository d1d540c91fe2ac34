/// One name of a term.
///
/// ```swift
/// let phrase = TermPhrase("iTunes", pronunciations: ["eye toons"])
/// print(phrase.text, phrase.pronunciations[0])  // iTunes eye toons
/// ```
public struct TermPhrase: Sendable, Hashable {
    /// The name in the app's spelling.
    public var text: String
    /// Pronunciations in plain words, which match too ("eye toons").
    public var pronunciations: [String]
    /// Example sentences for readers; they take no part in matching.
    public var examples: [String]

    /// Creates a phrase; without pronunciations, it is pronounced as written.
    public init(_ text: String, pronunciations: [String] = [], examples: [String] = []) {
        self.text = text
        self.pronunciations = pronunciations
        self.examples = examples
    }

    /// Whether the phrase has only a text.
    package var isPlain: Bool { pronunciations.isEmpty && examples.isEmpty }
}

extension TermPhrase: ExpressibleByStringLiteral {
    /// A literal is a phrase without pronunciations and examples.
    public init(stringLiteral text: String) { self.init(text) }
}
