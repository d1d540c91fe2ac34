import ParlanceGrammar

/// A parameter as a property of a Swift struct.
struct SwiftProperty {
    let parameter: ParameterDeclaration
    let name: String
    /// The name of the enumeration of its options, or of the struct of its members, if it has some.
    let enumeration: String
    /// The name of the enumeration of its reasons, if it has reasons.
    let reasons: String

    /// Optional, or an array: while an intent is resolved, any value may be missing.
    var type: String { parameter.isArray ? "[\(element)]" : "\(element)?" }

    /// The members of its values; nil unless they are objects.
    var members: [ParameterDeclaration]? {
        if case .structure(let members) = parameter.type { members } else { nil }
    }

    private var element: String {
        switch parameter.type {
        case .any: "Value"
        case .text: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .option: enumeration
        case .measurement(.data): "Measurement<UnitInformationStorage>"
        case .measurement(let dimension):
            "Measurement<Unit\(dimension.rawValue.prefix(1).uppercased() + dimension.rawValue.dropFirst())>"
        case .money: "CurrencyAmount"
        case .duration: "Duration"
        case .date: "DateComponents"
        case .dateRange: "DateComponentsRange"
        case .term: "Term"
        case .structure: enumeration
        }
    }
}
