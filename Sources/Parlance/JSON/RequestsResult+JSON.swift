// The JSON form of several requests in one utterance. Offsets count Unicode scalars.

extension RequestsResult {
    /// The form of the batch contract: the members of the utterance as a whole, and `requests`.
    public func json(selectingBy selector: AppSelector) -> Value { .object(members(id: nil, selectingBy: selector)) }

    /// Members are in the order of their names.
    func write(to sink: inout some AnswerSink, id: Value?, selectingBy selector: AppSelector) {
        for (name, value) in members(id: id, selectingBy: selector).sorted(by: { $0.key < $1.key }) {
            sink.member(name, value)
        }
    }

    private func members(id: Value?, selectingBy selector: AppSelector) -> [String: Value] {
        var members = whole.json(selectingBy: selector).object ?? [:]
        members["id"] = id
        members["requests"] = .array(requests.map { $0.json(selectingBy: selector) })
        return members
    }
}

extension RequestsResult.Request {
    /// The offsets of the readings refer to `text`, `start` and `end` to the utterance.
    fileprivate func json(selectingBy selector: AppSelector) -> Value {
        var members = result.json(selectingBy: selector).object ?? [:]
        members["start"] = .integer(scalarRange.lowerBound)
        members["end"] = .integer(scalarRange.upperBound)
        members["completed"] = .bool(isCompleted)
        return .object(members)
    }
}
