/// The user's decisions about a parameter, so that no question is repeated.
struct ParameterMemory: Sendable, Hashable, Codable {
    /// Values that the user chose or confirmed.
    var accepted: [ParameterValue] = []
    /// Values that the user denied.
    var rejected: [ParameterValue] = []
    /// The number of questions so far.
    var questions = 0

    func accepts(_ value: ParameterValue) -> Bool { accepted.contains { $0.isSame(as: value) } }

    func rejects(_ value: ParameterValue) -> Bool { rejected.contains { $0.isSame(as: value) } }

    mutating func accept(_ value: ParameterValue) {
        rejected.removeAll { $0.isSame(as: value) }
        accepted.append(value)
    }

    /// Forgets the decisions: the user gave another value without being asked, so they no longer apply.
    mutating func forget() {
        accepted = []
        rejected = []
    }

    mutating func reject(_ value: ParameterValue) {
        accepted.removeAll { $0.isSame(as: value) }
        rejected.append(value)
    }
}
