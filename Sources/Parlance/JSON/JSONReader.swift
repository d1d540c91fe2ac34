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
        // Zero bytes at the beginning would make `JSONSerialization` read UTF-16.
        guard !line.prefix(4).contains(0) else { throw BatchError("the line is not JSON: it holds zero bytes") }
        do {
            return try JSONSerialization.jsonObject(with: escapingMarks(in: line)) as? [String: Any] ?? [:]
        } catch {
            throw BatchError("the line is not JSON: \(reason(for: error))")
        }
    }

    /// The kind of a JSON value other than an object; nil if the text is not one.
    ///
    /// - Parameter text: without blanks at its ends.
    static func kind(ofValue text: Data) -> String? {
        guard mayBeValue(text), !text.contains(0),
            let value = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
        else { return nil }
        switch Value(parsed: value) {
        case .array: return "a JSON list"
        case .string: return "a JSON string"
        case .integer, .number: return "a JSON number"
        case .bool, .null: return "the JSON value \(String(decoding: text, as: UTF8.self))"
        case .object: return nil
        }
    }

    /// Whether a text begins and ends as such a value: most utterances are told from one by that.
    private static func mayBeValue(_ text: Data) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        switch first {
        case UInt8(ascii: "["): return last == UInt8(ascii: "]")
        case UInt8(ascii: "\""): return last == first && text.count > 1
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return text.allSatisfy(isOfNumber)
        default: return words.contains(text)
        }
    }

    private static let words = ["true", "false", "null"].map { Data($0.utf8) }

    private static func isOfNumber(_ byte: UInt8) -> Bool { "+-.eE0123456789".utf8.contains(byte) }

    /// Whether JSON takes a byte for a blank.
    static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

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
