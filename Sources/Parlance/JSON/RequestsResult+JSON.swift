// The JSON form of several requests in one utterance. Offsets count Unicode scalars.

extension RequestsResult {
    /// The form of the batch contract: the members of the utterance as a whole, and `requests`.
    public func json(selectingBy selector: AppSelector) -> Value { .object(members(selectingBy: selector)) }

    func members(selectingBy selector: AppSelector) -> [String: Value] {
        var members = whole.members(selectingBy: selector)
        members["requests"] = .array(requests.map { $0.json(selectingBy: selector) })
        return members
    }
}

extension RequestsResult.Request {
    /// The offsets of the readings refer to `text`, `start` and `end` to the utterance.
    fileprivate func json(selectingBy selector: AppSelector) -> Value {
        var members = result.members(selectingBy: selector)
        members["start"] = .integer(scalarRange.lowerBound)
        members["end"] = .integer(scalarRange.upperBound)
        members["completed"] = .bool(isCompleted)
        return .object(members)
    }
}
