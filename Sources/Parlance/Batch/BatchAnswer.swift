#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The answer to a line of a batch.
package enum BatchAnswer: Sendable {
    /// The result, with the selector of the app for each reading.
    case parse(ParseResult, AppSelector)
    /// The requests of the utterance, with the selector of the app for each reading.
    case requests(RequestsResult, AppSelector)
    /// The number of values in each list.
    case lists([String: Int])
    /// The number of the user's terms by name, and the terms that were left out.
    case vocabulary([VocabularyName: Int], leftOut: [VocabularyReport.Entry])
    case error(BatchError)
}

/// An answer with an `id` that is no `Value`.
private struct IdentifiedAnswer: Encodable {
    let answer: BatchAnswer
    let id: BatchIdentifier

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: Key(stringValue: "id"))
        for (key, value) in answer.json.object ?? [:] { try container.encode(value, forKey: Key(stringValue: key)) }
    }
}

extension BatchAnswer {
    /// The answer to a line without an `id`.
    package var json: Value { ValueBuilder.object { write(to: &$0, id: nil) } }

    /// The answer as JSON, with the `id` of its request.
    package func jsonData(id: BatchIdentifier? = nil) -> Data {
        if let id, id.value == nil, let json = try? AnswerEncoder().encode(IdentifiedAnswer(answer: self, id: id)) {
            return json
        }
        return JSONWriter.object { write(to: &$0, id: id?.value) }
    }

    /// Members are in the order of their names.
    private func write(to sink: inout some AnswerSink, id: Value?) {
        switch self {
        case .parse(let result, let selector): result.write(to: &sink, id: id, selectingBy: selector)
        case .requests(let result, let selector): result.write(to: &sink, id: id, selectingBy: selector)
        case .lists(let counts):
            if let id { sink.member("id", id) }
            sink.member("lists", .object(counts.mapValues(Value.integer)))
        case .vocabulary(let counts, let leftOut):
            if let id { sink.member("id", id) }
            if !leftOut.isEmpty { sink.member("left_out", .array(leftOut.map(\.json))) }
            let named = counts.map { ($0.text, Value.integer($1)) }
            sink.member("vocabulary", .object(Dictionary(named) { first, _ in first }))
        case .error(let error):
            sink.member(object: "error") { sink in
                sink.member("kind", "invalid-request")
                sink.member("message", error.message)
            }
            if let id { sink.member("id", id) }
        }
    }
}

extension SlotList {
    /// The number of values in the list; 0 for a wildcard or a type.
    package var valueCount: Int {
        switch self {
        case .values(let values): values.count
        case .range(let range): range.count
        case .wildcard, .words, .typed: 0
        }
    }
}
