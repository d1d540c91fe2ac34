import ParlanceGrammar
import ParlanceText

/// A slot type in compiled form.
final class CompiledType: Sendable {
    /// The maximum number of values per position.
    private static let mostRecognitions = 16

    let list: TypedList
    /// For each byte, 1 if a value can begin with it; used as the roots of a trie.
    let roots: Table<UInt32>
    let lexicon: Deferred<Lexicon>? = Deferred()
    private let recognizer: any SlotRecognizer
    private let normalizer: Normalizer
    private let knownWords = Deferred<[[UInt8]]>()

    init(_ list: TypedList, normalizer: Normalizer) {
        let recognizer = list.type.recognizer(for: normalizer.language)
        let first = recognizer.firstBytes.subtracting([0, 0x20])
        self.list = list
        self.recognizer = recognizer
        self.normalizer = normalizer
        roots = Table((0..<256).map { first.contains(UInt8($0)) ? 1 : 0 })
    }

    /// The normalized words of values, for approximate matching.
    var words: [[UInt8]] {
        knownWords.value {
            recognizer.vocabulary.flatMap { normalizer.normalize($0).bytes.split(separator: 0x20).map(Array.init) }
        }
    }

    /// The words of spelled numbers among those of values.
    var numberWords: ByteTrie? {
        let words = recognizer.numberWords
        guard !words.isEmpty else { return nil }
        var set = WordSet()
        for word in words { set.insert(normalizer.normalize(word).bytes) }
        return set.trie()
    }

    /// Returns the values that begin at a position, without those that end outside the text or within a character.
    func recognitions(
        in text: MatchedText,
        from start: Int,
        source: SlotSource? = nil,
        now: ReferenceTime? = nil
    ) -> [SlotRecognition] {
        guard start < text.count else { return [] }
        let found = recognizer.recognitions(in: text.slotText(source, now: now), from: start)
        return found.prefix(Self.mostRecognitions).filter {
            $0.end > start && $0.end <= text.count && text.beginsScalar(at: $0.end)
        }
    }

    /// Whether the type recognizes a normalized text as a whole.
    func reads(_ words: [UInt8]) -> Bool {
        let buffer = TextBuffer()
        normalizer.normalize(String(decoding: words, as: UTF8.self), into: buffer)
        let now = list.type.sampleTime
        return recognitions(in: MatchedText(buffer), from: 0, now: now).contains { $0.end == buffer.count }
    }

    /// The normalized samples of the type that it recognizes as a whole.
    func sampleWords() -> [[UInt8]] {
        list.type.samples(for: normalizer.language).map { normalizer.normalize($0.words).bytes }.filter(reads)
    }
}
