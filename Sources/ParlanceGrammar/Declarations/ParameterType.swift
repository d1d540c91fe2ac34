/// The type of a parameter's values.
package enum ParameterType: Sendable, Hashable {
    /// Values of any type.
    case any
    case text, integer, number, boolean
    /// One of these texts, in the order of declaration (SiriKit: an enumeration).
    case option([String])
    /// A number with a unit.
    case measurement(Dimension)
    /// An amount of money in a currency (SiriKit: `INCurrencyAmount`).
    case money
    /// A length of time.
    case duration
    /// A day, a time of day, or both.
    case date
    /// A range of such, or a single one as its start (SiriKit: `INDateComponentsRange`).
    case dateRange
    /// Something with a name and an identifier (SiriKit: `INSpeakable`).
    case term
    /// An object with these members, such as one repetition of a rule.
    case structure([ParameterDeclaration])

    /// The dimension of a measurement, which determines its units.
    package enum Dimension: String, Sendable, Hashable, Codable, CaseIterable {
        case angle, area, data, duration, energy, frequency, length, mass, power, pressure, speed, temperature, volume
    }
}

extension ParameterType {
    /// The names of types in files, without options and structures, which follow from the keys `options` and `slots`.
    package static let names = [
        "any", "text", "integer", "number", "boolean", "measurement", "money", "duration", "date", "date-range", "term",
    ]

    /// The name of the type in files.
    package var name: String {
        switch self {
        case .any: "any"
        case .text: "text"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .option: "option"
        case .measurement: "measurement"
        case .money: "money"
        case .duration: "duration"
        case .date: "date"
        case .dateRange: "date-range"
        case .term: "term"
        case .structure: "structure"
        }
    }

    /// Whether a value of a slot can fill a parameter of the type. Values whose validity depends on their words are
    /// accepted.
    package func accepts(_ value: Value) -> Bool {
        switch (self, value) {
        case (_, .null): false
        case (.any, _), (.term, .string), (.term, .integer), (.term, .number), (.term, .object): true
        case (.text, .string), (.integer, .integer), (.number, .integer), (.number, .number), (.boolean, .bool): true
        case (.option(let options), .string(let text)): options.contains(text)
        case (.measurement, .object), (.money, .integer), (.money, .number): true
        case (.date, .string(let text)), (.dateRange, .string(let text)): text.contains(where: \.isNumber)
        case (.structure, .array(let items)): items.allSatisfy(accepts)
        case (.structure(let known), .object(let members)): Self.accepts(members, known)
        case (_, .object(let members)): accepts(members)
        default: false
        }
    }

    /// Whether the members of an object are known, each with a value of its type.
    private static func accepts(_ members: [String: Value], _ known: [ParameterDeclaration]) -> Bool {
        members.allSatisfy { name, value in
            guard let member = known.first(where: { $0.name == name }) else { return false }
            if member.isArray, case .array(let items) = value { return items.allSatisfy(member.type.accepts) }
            return member.type.accepts(value)
        }
    }

    /// Whether an object of a built-in slot type can fill a parameter of the type.
    private func accepts(_ members: [String: Value]) -> Bool {
        switch self {
        case .integer, .number: members["unit"] == nil && members["number"].map(accepts) ?? false
        case .money: members["unit"] != nil || members["number"] != nil
        case .duration: members["seconds"] != nil || members["unit"] != nil
        case .date: members.keys.contains { ["date", "time", "dateTime"].contains($0) }
        case .dateRange: members.keys.contains { ["start", "end", "date", "time", "dateTime"].contains($0) }
        default: false
        }
    }
}
