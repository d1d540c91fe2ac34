import ParlanceEntities
import ParlanceMatching

extension ReplyReader {
    /// The maximum number of clauses beside which a fragment is looked for.
    private static let mostFragmentClauses = 5

    /// Requests in fragments, which only a program for one domain reads: "home please", "mom fifty, dad thirty". All must
    /// match word for word. Clauses that say nothing about them may stand before and behind them, "the rent to Oleg, 850,
    /// I'm in a hurry", if the user always confirms them.
    ///
    /// - Returns: Nil if the program is for several domains.
    func fragments(in utterance: String, _ isWorking: Bool) -> HeardReply? {
        guard let program else { return nil }
        var (parser, options) = setting(nil, of: nil, isWorking, edits: 0, isDictation: false)
        options.context[ReplyKey.program] = .string(program)
        func requests(in text: some StringProtocol) -> [ModifiedReading]? {
            guard let found = try? parser.parseRequests(String(text), options: options) else { return nil }
            if let readings = found.splitReadings {
                return cutsTime(found, String(text)) ? nil : together(readings.map { ModifiedReading($0) }, found)
            }
            guard case .exact(let reading, _) = found.whole.outcome, !reading.isReply else { return nil }
            return [ModifiedReading(reading)]
        }
        guard let requests = requests(in: utterance) ?? besideRemarks(in: utterance, requests) else { return nil }
        if requests.count == 1 { return HeardReply(.request(requests[0].reading)) }
        return merged(requests.map(\.reading), isOne: isApposition(utterance)) ?? HeardReply(.requests(requests))
    }

    /// The request that a text matches word for word in a program for one domain.
    func exactFragment(in text: String) -> Reading? {
        guard let program else { return nil }
        var (parser, options) = setting(nil, of: nil, false, edits: 0, isDictation: false)
        options.context[ReplyKey.program] = .string(program)
        guard case .exact(let reading, _)? = (try? parser.parse(text, options: options))?.outcome else { return nil }
        return reading.isReply ? nil : reading
    }

    /// Whether requests share a length of time: "an hour and ten minutes" is one.
    func cutsTime(_ found: RequestsResult, _ text: String) -> Bool {
        guard let now, let context = TimeContext(reference: now) else { return false }
        let finder = EntityFinder(EntityLanguages.shipped.language(language))
        return finder.entities(in: text, kinds: [.duration], context: context).contains { entity in
            found.requests.count { $0.range.overlaps(entity.place(in: text)) } > 1
        }
    }

    /// The requests of the most consecutive clauses that have some, if all others are remarks.
    private func besideRemarks(in utterance: String, _ requests: (Substring) -> [ModifiedReading]?)
        -> [ModifiedReading]?
    {
        let clauses = utterance.clauses
        guard (2...Self.mostFragmentClauses).contains(clauses.count) else { return nil }
        let windows = clauses.indices.reversed().flatMap { count in
            (0...(clauses.count - count)).map { $0..<$0 + count }
        }
        return windows.filter { !$0.isEmpty }.firstResult { window in
            let text = utterance[clauses[window.lowerBound].startIndex..<clauses[window.upperBound - 1].endIndex]
            guard let requests = requests(text), case let readings = requests.map(\.reading),
                readings.allSatisfy(isAlwaysConfirmed),
                !String(text).trimmedClauses.contains(where: { clause in
                    readings.contains { isOnlyStranger($0, clause) }
                })
            else { return nil }
            let others = clauses[..<window.lowerBound] + clauses[window.upperBound...]
            let areRemarks = others.allSatisfy { clause in
                readings.allSatisfy { isRemark(String(clause), on: $0.intent) }
            }
            return areRemarks ? requests : nil
        }
    }

    private func isAlwaysConfirmed(_ reading: Reading) -> Bool { catalog[reading.intent]?.confirmation == .always }
}
