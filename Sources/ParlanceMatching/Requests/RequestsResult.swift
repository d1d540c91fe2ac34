/// The result of reading an utterance that may contain several requests.
///
/// ```swift
/// let result = try parser.parseRequests("order a plum cake, then order a lemon cake")
/// print(result.requests.map(\.text))  // ["order a plum cake", "order a lemon cake"]
/// ```
public struct RequestsResult: Sendable {
    /// A request of an utterance.
    public struct Request: Sendable {
        /// The words that were read: those of the utterance, and words of the requests beside it if it left them out.
        /// The ranges of the readings are in this text.
        public let text: String
        /// The range of the request's own words in the utterance.
        public let range: Range<String.Index>
        /// The same range in Unicode scalars.
        public let scalarRange: Range<Int>
        /// Whether words of the requests beside it complete the request.
        public let isCompleted: Bool
        /// The result for `text`.
        public internal(set) var result: ParseResult
    }

    /// The result for the utterance as a whole.
    public let whole: ParseResult
    /// The requests, in the order of the utterance: one if the utterance has a reading as a whole, none if it is not
    /// understood or ambiguous.
    public let requests: [Request]

    /// Whether the utterance has several requests.
    public var isSplit: Bool { requests.count > 1 }

    init(_ whole: ParseResult, split requests: [Request]) {
        self.whole = whole
        self.requests = requests
    }

    init(_ whole: ParseResult) {
        let text = whole.text
        let request = Request(
            text: text,
            range: text.startIndex..<text.endIndex,
            scalarRange: 0..<text.unicodeScalars.count,
            isCompleted: false,
            result: whole
        )
        self.init(whole, split: whole.best == nil ? [] : [request])
    }
}
