/// The user's decisions about a parameter, so that no question comes twice.
struct ParameterMemory: Sendable, Hashable, Codable {
    /// Chosen, or confirmed.
    var accepted: [ParameterValue] = []
    /// Neither.
    var rejected: [ParameterValue] = []
    /// How many questions it has taken so far.
    var questions = 0

    func accepts(_ value: ParameterValue) -> Bool { accepted.contains { $0.isSame(as: value) } }

    func rejects(_ value: ParameterValue) -> Bool { rejected.contains { $0.isSame(as: value) } }

    mutating func accept(_ value: ParameterValue) {
        rejected.removeAll { $0.isSame(as: value) }
        accepted.append(value)
    }

    /// The user has said another value unasked, so what was decided before was about something else.
    mutating func forget() {
        accepted = []
        rejected = []
    }

    mutating func reject(_ value: ParameterValue) {
        accepted.removeAll { $0.isSame(as: value) }
        rejected.append(value)
    }
}
