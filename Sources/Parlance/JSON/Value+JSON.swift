import Foundation

extension Value {
    /// The value as JSON in UTF-8, the keys of objects in order.
    ///
    /// - Parameter isSpread: whether each member and item gets a line of its own.
    package func data(isSpread: Bool = false) -> Data { Value.data(of: foundation, isSpread: isSpread) }

    /// The JSON of what `JSONSerialization` can write.
    static func data(of object: Any, isSpread: Bool = false) -> Data {
        var options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        if isSpread { options.insert(.prettyPrinted) }
        // It refuses nothing that `foundation` makes or that it has read itself.
        return (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data("null".utf8)
    }

    /// The value as Foundation has it. JSON has no form for numbers that are not finite: they become null.
    var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let flag): flag
        case .integer(let number): number
        case .number(let number): number.isFinite ? number as Any : NSNull()
        case .string(let text): text
        case .array(let items): items.map(\.foundation)
        case .object(let members): members.mapValues(\.foundation)
        }
    }
}
