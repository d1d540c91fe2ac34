import Foundation

/// Reads a JSON object.
///
/// `JSONSerialization` takes a fifth of the time of a `Decodable` value, which tries one type after the other and
/// throws an error for each.
package enum JSONReader {
    /// The members of the object; the last of those with the same name.
    ///
    /// - Throws: `BatchError` with the position of the syntax error.
    package static func object(in line: Data) throws(BatchError) -> [String: Any] {
        // With zero bytes at the beginning, `JSONSerialization` would read UTF-16.
        guard !line.prefix(4).contains(0) else { throw BatchError("the line is not JSON: it holds zero bytes") }
        do {
            return try JSONSerialization.jsonObject(with: escapingMarks(in: line)) as? [String: Any] ?? [:]
        } catch {
            throw BatchError("the line is not JSON: \(reason(for: error))")
        }
    }

    /// The kind of a JSON value other than an object; nil if the text is not a JSON value.
    ///
    /// - Parameter text: A text without blanks at its ends.
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

    /// Whether a text begins and ends like such a value: this rules out most utterances.
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

    /// Whether the byte is white space in JSON.
    static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

    /// Escapes byte order marks (U+FEFF), which Foundation otherwise drops from texts; offsets would then be wrong.
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
    /// The value of a result of `JSONSerialization`. Integers outside the range of `Int` become the nearest `Double`.
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
    /// Whether it represents `true` or `false`, which only the stored type distinguishes from 1 and 0.
    fileprivate var isBool: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }

    /// Whether it has more digits than `Int` and `Double` hold.
    var isLong: Bool { !isBool && !isDouble && !(self is Int) }

    fileprivate var isDouble: Bool { objCType.pointee == CChar(UInt8(ascii: "d")) && !(self is NSDecimalNumber) }
}
