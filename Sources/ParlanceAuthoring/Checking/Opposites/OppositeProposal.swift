/// Two similar words whose confusion changes the action of a sentence.
public struct OppositeProposal: Sendable, Hashable, Encodable {
    /// One use of a word.
    public struct Use: Sendable, Hashable, Encodable {
        public let word: String
        /// A sentence with the word.
        public let sentence: String
        /// The intent of the sentence.
        public let intent: String
    }

    /// In the order of their words.
    public let uses: [Use]

    /// The words, for `opposites`.
    public var words: [String] { uses.map(\.word) }

    init(_ one: Use, _ other: Use) {
        uses = [one, other].sorted { $0.word < $1.word }
    }
}
