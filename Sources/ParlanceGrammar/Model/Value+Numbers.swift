extension Value {
    /// The number, also of an object `{number: 20}` without a unit; nil for other values.
    package var plainNumber: Value? {
        switch self {
        case .integer, .number: self
        case .object(let members) where members["unit"] == nil && members["number"]?.object == nil:
            members["number"]?.plainNumber
        default: nil
        }
    }

    /// The number, also of an amount with a unit; nil for other values.
    package var numericPart: Value? { plainNumber ?? object?["number"]?.plainNumber }
}
