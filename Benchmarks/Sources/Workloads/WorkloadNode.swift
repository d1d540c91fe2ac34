import Parlance

/// A value in a workload file with its place; access with a wrong type throws an error with the place.
struct WorkloadNode {
    private let value: Value
    private let place: String

    init(_ value: Value, place: String) {
        self.value = value
        self.place = place
    }

    func string() throws(WorkloadError) -> String {
        guard let text = value.string else { throw expected("a string") }
        return text
    }

    func object() throws(WorkloadError) -> [String: Value] {
        guard let members = value.object else { throw expected("an object") }
        return members
    }

    func items() throws(WorkloadError) -> [WorkloadNode] {
        guard case .array(let items) = value else { throw expected("an array") }
        return items.enumerated().map { WorkloadNode($1, place: "\(place)[\($0)]") }
    }

    private func integer() throws(WorkloadError) -> Int {
        guard case .integer(let number) = value else { throw expected("a whole number") }
        return number
    }

    private func expected(_ kind: String) -> WorkloadError {
        WorkloadError("\(place): expected \(kind)")
    }
}

// MARK: - Members

extension WorkloadNode {
    func string(_ key: String) throws(WorkloadError) -> String { try required(key).string() }

    func items(_ key: String) throws(WorkloadError) -> [WorkloadNode] { try required(key).items() }

    func optionalString(_ key: String) throws(WorkloadError) -> String? { try member(key)?.string() }

    func optionalInteger(_ key: String) throws(WorkloadError) -> Int? { try member(key)?.integer() }

    /// Empty if there is none.
    func optionalObject(_ key: String) throws(WorkloadError) -> [String: Value] { try member(key)?.object() ?? [:] }

    /// Empty if there is none.
    func optionalItems(_ key: String) throws(WorkloadError) -> [WorkloadNode] { try member(key)?.items() ?? [] }

    private func required(_ key: String) throws(WorkloadError) -> WorkloadNode {
        guard let member = try member(key) else { throw expected("'\(key)'") }
        return member
    }

    /// Nil if it is absent or null.
    private func member(_ key: String) throws(WorkloadError) -> WorkloadNode? {
        let found = try object()[key] ?? .null
        return found == .null ? nil : WorkloadNode(found, place: "\(place).\(key)")
    }
}
