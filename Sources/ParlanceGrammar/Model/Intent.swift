/// A request that a program can handle, with the sentences that express it.
public struct Intent: Sendable {
    /// The name, unique in the grammar.
    public var name: String
    /// The blocks in the order of declaration.
    public var blocks: [SentenceBlock]

    /// Creates an intent from the blocks of sentences that express it.
    public init(name: String, blocks: [SentenceBlock] = []) {
        self.name = name
        self.blocks = blocks
    }
}
