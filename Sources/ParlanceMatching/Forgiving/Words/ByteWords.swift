/// A few words, looked up for each word of an utterance. Their first bytes and lengths decide for most words, without a
/// copy or a hash.
struct ByteWords: Sendable {
    let all: Set<[UInt8]>
    /// The first bytes and lengths of the words, modulo 64, as bits.
    private let shapes: UInt64

    init(_ words: some Sequence<[UInt8]>) {
        all = Set(words)
        shapes = all.reduce(0) { shapes, word in
            shapes | word.withUnsafeBufferPointer { Self.shape(of: $0) }
        }
    }

    func contains(_ word: some Collection<UInt8>) -> Bool {
        word.withContiguousStorageIfAvailable { contains($0) } ?? all.contains(Array(word))
    }

    func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        shapes & Self.shape(of: word) != 0 && all.contains(Array(word))
    }

    /// A bit for the first byte and the length of a word.
    private static func shape(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        1 << ((UInt64(word.first ?? 0) &* 7 &+ UInt64(word.count)) % 64)
    }
}
