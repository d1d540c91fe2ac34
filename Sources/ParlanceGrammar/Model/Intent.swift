/// Something that a program can be asked to do, and the sentences that ask for it.
public struct Intent: Sendable {
    public var name: String
    /// In the order of declaration.
    public var blocks: [SentenceBlock]

    public init(name: String, blocks: [SentenceBlock] = []) {
        self.name = name
        self.blocks = blocks
    }
}
