import ParlanceMatching
import ParlanceText

/// The result of normalization: words with their source ranges, and the boundaries between them.
public struct TextTokens: Sendable {
    /// A word of the normalized text, or a sign between words.
    public struct Token: Sendable, Hashable {
        /// Normalized.
        public var text: String
        /// The caller's text.
        public var source: String
        /// The range in the caller's text, in Unicode scalars.
        public var scalarRange: Range<Int>
        /// The range in the normalized text, in bytes.
        public var byteRange: Range<Int>
        /// Whether the token belongs to a skip word.
        public var isSkipWord: Bool
        /// The boundaries within the token, in bytes from its start, where a blank of a template matches. A blank
        /// precedes the token only if `followsBlank`.
        public var innerBoundaries: [Int]
        /// Whether a blank precedes the token.
        public var followsBlank: Bool
    }

    /// The caller's text.
    public let source: String
    /// The whole normalized text, with skip words.
    public let normalized: String
    /// The normalized text without skip words; nil if it has none.
    public let withoutSkipWords: String?
    /// The tokens, in order.
    public let tokens: [Token]

    /// - Throws: `ParseError.textTooLong` for a text that is too long for an utterance.
    public init(of text: String, by parser: Parser) throws(ParseError) {
        guard text.utf8.count <= Parser.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Parser.textLimit)
        }
        let full = parser.normalizer.normalize(text)
        let rest = parser.normalizer.removing(parser.skipWords, from: full)
        source = text
        normalized = String(decoding: full.bytes, as: UTF8.self)
        withoutSkipWords = rest.map { String(decoding: $0.bytes, as: UTF8.self) }
        let kept = rest.map { rest in Self.parts(of: rest).map { rest.scalarRange(of: $0) } }
        tokens = Self.parts(of: full).map { Self.token($0, of: full, kept: kept) }
    }

    /// The words, and the signs between them.
    private static func parts(of text: NormalizedText) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for word in text.words + [text.bytes.count..<text.bytes.count] {
            let gap = text.bytes[start..<word.lowerBound].split(separator: UInt8(ascii: " "))
            parts += gap.map { $0.startIndex..<$0.endIndex }
            if !word.isEmpty { parts.append(word) }
            start = word.upperBound
        }
        return parts
    }

    private static func token(_ word: Range<Int>, of text: NormalizedText, kept: [Range<Int>]?) -> Token {
        let range = text.scalarRange(of: word)
        return Token(
            text: String(decoding: text.bytes[word], as: UTF8.self),
            source: String(text.source[text.sourceRange(of: word)]),
            scalarRange: range,
            byteRange: word,
            isSkipWord: kept.map { !$0.contains { $0.overlaps(range) } } ?? false,
            innerBoundaries: word.dropFirst().filter { text.isBoundary(at: $0) }.map { $0 - word.lowerBound },
            followsBlank: word.lowerBound > 0 && text.bytes[word.lowerBound - 1] == UInt8(ascii: " ")
        )
    }
}

extension TextTokens {
    /// The tokens one after the other, below their source text.
    public var graph: DotGraph {
        var graph = DotGraph(title: source, isHorizontal: true)
        for (index, token) in tokens.enumerated() {
            let note = token.isSkipWord ? "\nskip word" : ""
            graph.addNode("t\(index)", "\(token.source)\n\(token.text)\(note)", isEmphasized: token.isSkipWord)
            guard index > 0 else { continue }
            graph.addEdge(
                from: "t\(index - 1)",
                to: "t\(index)",
                token.followsBlank ? "blank" : "",
                isDashed: !token.followsBlank
            )
        }
        return graph
    }
}
