/// The user's decisions about a parameter, so that no question is repeated.
struct ParameterMemory: Sendable, Hashable, Codable {
    /// Values that the user chose or confirmed.
    var accepted: [ParameterValue] = []
    /// Values that the user denied.
    var rejected: [ParameterValue] = []
    /// Whether the user asked for another value than the one to be confirmed: "the other one".
    var wantsOther = false
    /// The number of questions so far.
    var questions = 0
    /// The values that were said, with what each was resolved to.
    private(set) var resolved: [Meaning] = []

    /// A value that was said, and the values that it stands for.
    struct Meaning: Sendable, Hashable, Codable {
        let said: ParameterValue
        let meant: [ParameterValue]
    }

    /// The maximum number of meanings.
    private static let meaningLimit = 64

    /// Remembers what a value was resolved to.
    mutating func resolve(_ said: ParameterValue, to meant: [ParameterValue]) {
        if meant == [said] || resolved.count >= Self.meaningLimit { return }
        let meaning = Meaning(said: said, meant: meant)
        if !resolved.contains(meaning) { resolved.append(meaning) }
    }

    /// Whether words mean a value: they name it, a part of its name, or were resolved to it before.
    func means(_ said: ParameterValue, _ value: ParameterValue) -> Bool {
        if said.isSame(as: value) || Self.words(of: value).isSuperset(of: Self.words(of: said)) { return true }
        return resolved.contains { $0.said.isSame(as: said) && $0.meant.contains { $0.isSame(as: value) } }
    }

    private static func words(of value: ParameterValue) -> Set<Substring> {
        Set(value.name.lowercased().split(whereSeparator: \.isWhitespace))
    }

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
        wantsOther = false
    }

    mutating func reject(_ value: ParameterValue) {
        accepted.removeAll { $0.isSame(as: value) }
        rejected.append(value)
    }
}
