import ParlanceMatching

// Copies for threads: threads that count references to the same memory contend, unlike a program's threads, each with
// its own utterances.

extension String {
    /// A copy of the text in memory of its own.
    public var unshared: String { String(decoding: Array(utf8), as: UTF8.self) }
}

extension ParseOptions {
    /// A copy of the options with a context in memory of its own.
    public var unshared: ParseOptions {
        var own = self
        own.context = Dictionary(uniqueKeysWithValues: context.map { ($0, $1) })
        return own
    }
}
