/// The type of a parameter's values.
package enum ParameterType: Sendable, Hashable {
    /// Values of any type.
    case any
    case text, integer, number, boolean
    /// One of these texts, in the order of declaration (SiriKit: an enumeration).
    case option([String])
    /// A number with a unit.
    case measurement(Dimension)
    /// A day, a time of day, or both.
    case date
    /// Something with a name and an identifier (SiriKit: `INSpeakable`).
    case term

    /// The dimension of a measurement, which determines its units.
    package enum Dimension: String, Sendable, Hashable, Codable, CaseIterable {
        case angle, area, duration, energy, length, mass, power, pressure, speed, temperature, volume
    }
}

extension ParameterType {
    /// The names of types in files, without options, which follow from the key `options`.
    package static let names = ["any", "text", "integer", "number", "boolean", "measurement", "date", "term"]

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
        case .date: "date"
        case .term: "term"
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
        case (.measurement, .object), (.date, .object): true
        case (.date, .string(let text)): text.contains(where: \.isNumber)
        default: false
        }
    }
}
