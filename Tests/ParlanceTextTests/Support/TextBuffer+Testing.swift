import ParlanceTestSupport
import Testing

@testable import ParlanceText

/// All properties of a buffer's text.
struct TextFacts: Equatable {
    var bytes: [UInt8]
    var marks: [UInt8]
    var spans: [SourceSpan]
    var removed: [SourceSpan]
    var words: [Range<Int>]
}

extension TextBuffer {
    var facts: TextFacts {
        TextFacts(
            bytes: Array(UnsafeBufferPointer(start: bytes, count: count)),
            marks: (0...count).map { marks[$0].rawValue },
            spans: (0...count).map { view.spans[$0] },
            removed: Array(view.removed),
            words: words
        )
    }

    var string: String { String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) }
}

extension Normalizer {
    func buffer(_ text: String, by way: Way = .shortCut) -> TextBuffer {
        let buffer = TextBuffer()
        normalize(text, into: buffer, by: way)
        return buffer
    }
}

extension SplitMix {
    /// A range of positions, sometimes slightly out of bounds.
    mutating func range(in count: Int) -> Range<Int> {
        let lower = Int.random(in: -1...count, using: &self)
        return lower..<Int.random(in: lower...count + 1, using: &self)
    }
}
