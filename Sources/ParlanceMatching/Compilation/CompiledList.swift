import ParlanceGrammar
import ParlanceText

/// A slot list in the form that is matched.
enum CompiledList: Sendable {
    case values(CompiledValues)
    case range(CompiledRange)
    case wildcard
}

/// The values of a list, and a trie of the ways to say them; a blank in it is the edge of a word.
final class CompiledValues: Sendable {
    struct Value: Sendable {
        /// What the slot delivers; nil: the words themselves.
        let output: ParlanceGrammar.Value?
        let context: [String: ParlanceGrammar.Value]
        let metadata: ParlanceGrammar.Value?
        /// The number of the context's entries in `contexts`.
        let entries: Int32
    }

    /// A value that can be said in too many ways to put them all in the trie.
    struct Other: Sendable {
        let number: Int
        let pattern: Pattern
    }

    /// Those that hold something that can be said, in the order of the list.
    let values: [Value]
    let trie: ByteTrie
    let others: [Other]
    /// What values add to the context, each once; the first is nothing.
    let contexts: [[ContextTable.Entry]]
    /// Whether every value delivers text.
    let deliversText: Bool

    init(_ values: [Value], trie: ByteTrie, others: [Other], contexts: [[ContextTable.Entry]]) {
        self.values = values
        self.trie = trie
        self.others = others
        self.contexts = contexts
        deliversText = values.allSatisfy { $0.output == nil || $0.output?.string != nil }
    }

    /// The numbers of the values that an answer stands for, in the order of the list.
    @inline(__always)
    func forEachNumber(of payload: Int32, _ body: (Int32) -> Bool) {
        guard payload >= 0 else {
            _ = body(~payload)
            return
        }
        for number in trie.numbers(at: payload) where !body(number) { return }
    }
}

/// Numbers, in digits and in words.
struct CompiledRange: Sendable {
    let range: NumberRange
    /// The numbers spelled out; nil where they may not be, or the language has no rules for it.
    let words: SpelledRange?

    /// The numbers that may be read at `start`, each with its end.
    func forEachNumber(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ number: Double, _ end: Int, _ isWords: Bool) -> Void
    ) {
        if let digits = Digits(in: bytes, from: start, withFraction: range.fractions != nil) {
            if range.allowsDigits, range.contains(digits.number) { body(digits.number, digits.end, false) }
        } else if let words {
            for (number, end) in words.matches(in: bytes, from: start) { body(number, end, true) }
        }
    }
}
