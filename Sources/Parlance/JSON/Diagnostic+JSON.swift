extension Diagnostic {
    /// The diagnostic as `parlance check --format json` writes it: `code`, `severity`, `message`, and its place as far as
    /// it has one, `file`, `line`, `column` and `length`, or `key_path` in a property list.
    public var json: Value {
        var members: [String: Value] = [
            "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
        ]
        members["file"] = (place?.file).map(Value.string)
        if let keyPath {
            members["key_path"] = .string(keyPath)
        } else if let place {
            members["line"] = .integer(place.line)
            members["column"] = .integer(place.column)
            members["length"] = .integer(length)
        }
        return .object(members)
    }
}
