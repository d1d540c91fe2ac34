/// Something that a program can be asked to do, and the sentences that ask for it.
public struct Intent: Sendable {
    /// The name, unique in the grammar.
    public var name: String
    /// In the order of declaration.
    public var blocks: [SentenceBlock]

    /// Creates an intent from the blocks of sentences that express it.
    public init(name: String, blocks: [SentenceBlock] = []) {
        self.name = name
        self.blocks = blocks
    }
}
