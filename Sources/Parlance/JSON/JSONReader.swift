import Foundation

/// Reads an object of JSON.
///
/// `JSONSerialization` does it in a fifth of the time that a `Decodable` value takes, which has to try one type after the
/// other and to throw an error each time.
package enum JSONReader {
    /// The members of the object; of those with the same name the last.
    ///
    /// - Throws: `BatchError` saying where the text stops being JSON.
    package static func object(in line: Data) throws(BatchError) -> [String: Any] {
        // What begins with a zero byte after the brace would be taken for UTF-16.
        guard !line.prefix(4).contains(0) else { throw BatchError("the line is not JSON: it holds zero bytes") }
        do {
            return try JSONSerialization.jsonObject(with: escapingMarks(in: line)) as? [String: Any] ?? [:]
        } catch {
            throw BatchError("the line is not JSON: \(reason(for: error))")
        }
    }

    /// Foundation drops the byte order marks in texts (U+FEFF) that are not escaped; then offsets would be wrong.
    private static func escapingMarks(in line: Data) -> Data {
        var escaped = Data()
        var rest = line
        while let mark = rest.range(of: byteOrderMark) {
            escaped += rest[..<mark.lowerBound] + Data(#"\ufeff"#.utf8)
            rest = rest[mark.upperBound...]
        }
        return escaped.isEmpty ? line : escaped + rest
    }

    static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

    private static func reason(for error: any Error) -> String {
        let description = (error as NSError).userInfo["NSDebugDescription"] as? String
        return (description ?? "\(error)").trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
}

extension Value {
    /// The value of what `JSONSerialization` read. Whole numbers that no `Int` can hold become the nearest `Double`.
    public init(parsed: Any) {
        switch parsed {
        case let text as String: self = .string(text)
        case let items as [Any]: self = .array(items.map { Value(parsed: $0) })
        case let members as [String: Any]: self = .object(members.mapValues { Value(parsed: $0) })
        case let number as NSNumber: self = Value(number)
        default: self = .null
        }
    }

    private init(_ number: NSNumber) {
        if number.isBool {
            self = .bool(number.boolValue)
        } else if number.isDouble {
            self = .number(number.doubleValue)
        } else if let integer = number as? Int {
            self = .integer(integer)
        } else {
            self = .number(Double(number.description) ?? number.doubleValue)
        }
    }
}

extension NSNumber {
    /// Whether it stands for `true` or `false`, which only the type that it was made of tells from 1 and 0.
    fileprivate var isBool: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }

    /// Whether it holds digits that neither `Int` nor `Double` does.
    var isLong: Bool { !isBool && !isDouble && !(self is Int) }

    fileprivate var isDouble: Bool { objCType.pointee == CChar(UInt8(ascii: "d")) && !(self is NSDecimalNumber) }
}
