extension VocabularyReport.Entry: Encodable {
    /// The entry: a term that is left out or likely a mistake.
    public var json: Value {
        var members: [String: Value] = [
            "name": .string(name.text), "tier": .string(tier.rawValue), "code": .string(problem.code),
            "message": .string(problem.message),
        ]
        if index != nil {
            members["identifier"] = .string(identifier)
            members["phrase"] = .string(phrase)
        }
        return .object(members)
    }

    /// Encodes the value of `json`.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
