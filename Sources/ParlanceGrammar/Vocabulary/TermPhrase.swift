/// One way to call a term.
///
/// ```swift
/// let phrase = TermPhrase("iTunes", pronunciations: ["eye toons"])
/// print(phrase.text, phrase.pronunciations[0])  // iTunes eye toons
/// ```
public struct TermPhrase: Sendable, Hashable {
    /// Spelled as the app spells it.
    public var text: String
    /// What it sounds like, written in plain words: further ways to say it ("eye toons").
    public var pronunciations: [String]
    /// Sentences that show its use, for those who read them; nothing is matched against them.
    public var examples: [String]

    /// Creates a phrase that is pronounced as it is written unless there are pronunciations.
    public init(_ text: String, pronunciations: [String] = [], examples: [String] = []) {
        self.text = text
        self.pronunciations = pronunciations
        self.examples = examples
    }

    /// Whether it is nothing but a text.
    package var isPlain: Bool { pronunciations.isEmpty && examples.isEmpty }
}

extension TermPhrase: ExpressibleByStringLiteral {
    /// A literal is a phrase without pronunciations and examples.
    public init(stringLiteral text: String) { self.init(text) }
}
