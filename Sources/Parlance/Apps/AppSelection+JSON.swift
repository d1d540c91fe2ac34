// The JSON form of selections.

extension AppSelection {
    /// The name of the outcome in JSON; for a selected app, the reason.
    public var name: String {
        switch self {
        case .selected(_, let reason): reason.rawValue
        case .unsupported: "unsupported"
        case .ambiguous: "ambiguous"
        case .restrictedWhileLocked: "restricted"
        case .unavailable: "none"
        }
    }

    /// The selection in the form of the batch contract.
    public var json: Value {
        var members: [String: Value] = ["selection": .string(name)]
        switch self {
        case .selected(let app, _): members.merge(app.members) { $1 }
        case .restrictedWhileLocked(let app, let reason):
            members.merge(app.members) { $1 }
            members["because"] = .string(reason.rawValue)
        case .unsupported(let named, let instead):
            if let app = named.first { members.merge(app.members) { $1 } }
            members["candidates"] = .array(instead.map { .object($0.members) })
        case .ambiguous(let apps, let reason):
            members["because"] = .string(reason.rawValue)
            members["candidates"] = .array(apps.map { .object($0.members) })
        case .unavailable(let reason): members["because"] = .string(reason.rawValue)
        }
        return .object(members)
    }
}

extension AppDescription {
    /// The members of the app in answers.
    var members: [String: Value] { ["identifier": .string(identifier), "name": .string(displayName)] }
}
