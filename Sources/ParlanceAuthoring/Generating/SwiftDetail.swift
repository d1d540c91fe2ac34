import ParlanceGrammar

/// A detail of responses as a property of a Swift struct.
struct SwiftDetail {
    let detail: DetailDeclaration
    let name: String
    /// The name of the enumeration of its options, if it has options.
    let enumeration: String

    /// The details of an intent with valid Swift names.
    static func all(of intent: IntentDeclaration) -> [SwiftDetail] {
        var names = SwiftNames(reserved: [])
        var types = SwiftNames(reserved: SwiftNames.types.union(["CodingKeys", "ResponseDetails"]))
        return (intent.responseDetails ?? []).map { detail in
            SwiftDetail(detail: detail, name: names.property(detail.name), enumeration: types.type(detail.name))
        }
    }

    /// Optional, because any detail may be missing.
    var type: String { detail.isArray ? "[\(element)]?" : "\(element)?" }

    /// Structures are qualified: an app may have types with the same names.
    private var element: String {
        switch detail.type {
        case .any: "Value"
        case .text: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .option: enumeration
        case .money: "CurrencyAmount"
        case .date: "Date"
        case .structure(let name): "Parlance.\(DetailType.swiftName(of: name))"
        }
    }
}
