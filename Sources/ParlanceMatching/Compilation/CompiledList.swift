import ParlanceGrammar
import ParlanceText

/// A slot list in the form that is matched.
enum CompiledList: Sendable {
    case values(CompiledValues)
    case range(CompiledRange)
    case wildcard
}

/// The values of a list, with an index of how each may begin.
struct CompiledValues: Sendable {
    struct Value: Sendable {
        let pattern: Pattern
        let output: ParlanceGrammar.Value?
        let context: [String: ParlanceGrammar.Value]
        let metadata: ParlanceGrammar.Value?
    }

    /// Those that hold something that can be said.
    let values: [Value]
    /// Where values end.
    private let trie: ValueTrie
    /// For each first byte the values that may begin with it, in the order of the list.
    private let candidates: [[Int32]]

    init(_ values: [Value]) {
        self.values = values
        var candidates = [[Int32]](repeating: [], count: 256)
        for (index, value) in values.enumerated() {
            if let byte = value.pattern.firstByte {
                candidates[Int(byte)].append(Int32(index))
            } else {
                for byte in 0..<256 { candidates[byte].append(Int32(index)) }
            }
        }
        self.candidates = candidates
        trie = ValueTrie(values.lazy.map(\.pattern))
    }

    /// Where the values that begin at `start` end, in no order; some ends may be there twice.
    func ends(in text: NormalizedText, from start: Int) -> [Int] {
        let ends = trie.ends(in: text, from: start)
        guard !trie.others.isEmpty else { return ends }
        return ends + trie.others.flatMap { values[$0].pattern.ends(in: text, from: [start]) }.filter { $0 > start }
    }

    func candidates(startingWith byte: UInt8) -> [Int32] { candidates[Int(byte)] }
}

extension Pattern {
    /// The byte that whatever matches begins with, if there is only one.
    fileprivate var firstByte: UInt8? {
        switch self {
        case .word(let bytes, _): bytes.first
        case .sequence(let items): items.first?.firstByte
        default: nil
        }
    }
}

/// Numbers, in digits and in words.
struct CompiledRange: Sendable {
    let range: NumberRange
    /// The numbers spelled out; nil where they may not be, or the language has no rules for it.
    let words: SpelledRange?
}
