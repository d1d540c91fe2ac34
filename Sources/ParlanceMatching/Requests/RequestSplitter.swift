import ParlanceGrammar

/// Splits an utterance into requests.
///
/// A request is a run of segments that matches word for word, or one that does so with words of the segments beside it
/// (`RequestSplitter+Completion`). Of all ways to split, the one with the fewest requests wins, then the one in which the
/// fewest requests alone mean another intent than with the words of those before ("turn off the lamp and the fan": "the
/// fan" alone turns it on), then the one with the fewest completed requests, then the one with the fewest requests that only
/// a sign separates from the one before; if two are equal, nothing is split.
struct RequestSplitter {
    typealias Request = RequestsResult.Request

    /// A way to split the text before a segment.
    private struct Plan {
        var requests: [Request] = []
        /// The segments of each request that is not completed.
        var runs: [Range<Int>] = []
        /// The number of requests that read a fragment of the one before, which alone means another intent.
        var fragments = 0
        var completed = 0
        var signs = 0
        var isTied = false

        func precedes(_ other: Plan) -> Bool { cost < other.cost }

        var cost: (Int, Int, Int, Int) { (requests.count, fragments, completed, signs) }
    }

    /// The maximum number of texts that are parsed for an utterance; what needs more is not split.
    private static let parseLimit = 256

    let text: String
    let segments: [[Range<String.Index>]]
    private let joinedByWord: Set<Int>
    private let parse: (String) -> ParseResult?
    /// The requests in runs of segments; each run is parsed once.
    private var known: [Range<Int>: Request?] = [:]
    /// The segments that mean another intent alone than with words of those before: "the fan" of "turn off the lamp and the
    /// fan".
    private var fragments: Set<Int> = []
    /// The results of texts that were parsed.
    private var results: [String: ParseResult?] = [:]

    /// - Parameter parse: Returns the result for a text if it matches word for word.
    init(_ text: String, _ segments: RequestSegments, parse: @escaping (String) -> ParseResult?) {
        self.text = text
        self.segments = segments.segments
        joinedByWord = segments.joinedByWord
        self.parse = parse
        // The utterance as a whole is not one of its parts.
        known[0..<self.segments.count] = .some(nil)
    }

    /// The requests of the utterance; nil if it is not to be split.
    mutating func split() -> [Request]? {
        var best = [Plan?](repeating: nil, count: segments.count + 1)
        best[0] = Plan()
        for end in 1...segments.count {
            for start in 0..<end {
                guard let before = best[start], let plan = plan(before, then: start..<end) else { continue }
                guard let other = best[end], !plan.precedes(other) else {
                    best[end] = plan
                    continue
                }
                if !other.precedes(plan) { best[end]?.isTied = true }
            }
        }
        guard let plan = best[segments.count], plan.requests.count > 1, !plan.isTied else { return nil }
        for run in plan.runs where swallowsRequest(run) { return nil }
        return plan.requests
    }

    private mutating func plan(_ before: Plan, then run: Range<Int>) -> Plan? {
        var plan = before
        if let request = request(run) {
            plan.requests.append(request)
            plan.runs.append(run)
            // The runs that end here and are longer have been looked at.
            if run.count == 1, fragments.contains(run.lowerBound) { plan.fragments += 1 }
        } else if run.count > 1, let completed = completed(run) {
            plan.requests += completed
            plan.completed += run.count - 1
            noteFragment(run.upperBound - 1, completed.last)
        } else {
            return nil
        }
        if run.lowerBound > 0, !joinedByWord.contains(run.lowerBound) { plan.signs += 1 }
        return plan
    }

    /// Remembers a segment if it means another intent alone.
    ///
    /// - Parameter completed: The request of the segment with words of those before.
    private mutating func noteFragment(_ segment: Int, _ completed: Request?) {
        let alone = request(segment..<segment + 1)?.result.best?.intent
        if let alone, alone != completed?.result.best?.intent { fragments.insert(segment) }
    }

    /// The request in a run of segments, if it matches word for word.
    mutating func request(_ run: Range<Int>) -> Request? {
        if let request = known[run] { return request }
        let range = range(of: run)
        let request = request(in: range, as: String(text[range]), isCompleted: false)
        known[run] = .some(request)
        return request
    }

    /// - Parameter words: The words to be read.
    mutating func request(in range: Range<String.Index>, as words: String, isCompleted: Bool) -> Request? {
        guard let result = result(for: words) else { return nil }
        let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        let count = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
        return Request(
            text: words,
            range: range,
            scalarRange: start..<start + count,
            isCompleted: isCompleted,
            result: result
        )
    }

    private mutating func result(for words: String) -> ParseResult? {
        if let known = results[words] { return known }
        guard results.count < Self.parseLimit else { return nil }
        let result = parse(words)
        results[words] = .some(result)
        return result
    }

    func range(of run: Range<Int>) -> Range<String.Index> {
        let last = segments[run.upperBound - 1]
        return segments[run.lowerBound][0].lowerBound..<last[last.count - 1].upperBound
    }

    /// Whether free text of a request contains a joining word with a request behind it: "that I'm out and close the
    /// blinds". Nobody knows where the text ends.
    private mutating func swallowsRequest(_ run: Range<Int>) -> Bool {
        guard run.count > 1, let request = request(run), let reading = request.result.best else { return false }
        let free = reading.slots.filter { $0.kind == .wildcard }.compactMap(\.spoken?.scalarRange)
        for start in run.dropFirst() where self.request(start..<run.upperBound) != nil {
            let scalars = text.unicodeScalars
            let cut = scalars.distance(from: request.range.lowerBound, to: segments[start][0].lowerBound)
            if free.contains(where: { $0.contains(cut) }) { return true }
        }
        return false
    }
}
