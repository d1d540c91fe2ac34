import ParlanceGrammar

/// The members of objects as arguments of texts: `{price: {amount: 5}}` gives `price_amount`. Objects in a list are
/// numbered from 1: `rides_1_name`.
struct MemberArguments {
    /// The arguments by name; those of the message itself are not among them.
    private(set) var all: [String: Value] = [:]

    private static let depth = 8
    /// The number of items of a list that have arguments.
    private static let items = 9

    init(_ arguments: [String: Value]) {
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) { addMembers(of: value, name, depth: 0) }
    }

    private mutating func addMembers(of value: Value, _ name: String, depth: Int) {
        guard depth < Self.depth else { return }
        switch value {
        case .object(let members):
            for (member, value) in members.sorted(by: { $0.key < $1.key }) {
                add(value, "\(name)_\(member)", depth: depth)
            }
        case .array(let items):
            for (index, item) in items.prefix(Self.items).enumerated() where item.object != nil {
                addMembers(of: item, "\(name)_\(index + 1)", depth: depth)
            }
        default: break
        }
    }

    private mutating func add(_ value: Value, _ name: String, depth: Int) {
        all[name] = value
        if case .array(let items) = value { all["\(name)_count"] = .integer(items.count) }
        addMembers(of: value, name, depth: depth + 1)
    }
}

extension Value {
    /// The name of an item in a list: a text itself, or a member of an object that names it.
    var displayName: String {
        let names = ["displayName", "name", "title", "nickname"].lazy
        return string ?? names.compactMap { self.object?[$0]?.string }.first ?? description
    }
}
