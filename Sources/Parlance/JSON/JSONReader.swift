import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a JSON object.
package enum JSONReader {
    /// The members of the object; the last of those with the same name.
    ///
    /// - Throws: `BatchError` with the position of the syntax error.
    package static func object(in line: Data) throws(BatchError) -> [String: Value] {
        try members(in: line).mapValues(\.value)
    }

    /// The members of the object, with the digits of numbers; the last of those with the same name.
    ///
    /// - Throws: `BatchError` with the position of the syntax error.
    static func members(in line: Data) throws(BatchError) -> [String: JSONNode] {
        guard !line.prefix(4).contains(0) else { throw BatchError("the line is not JSON: it holds zero bytes") }
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(line).members ?? [:]
        } catch {
            throw BatchError("the line is not JSON: \(error)")
        }
    }

    /// The kind of a JSON value other than an object; nil if the text is not a JSON value.
    ///
    /// - Parameter text: A text without blanks at its ends.
    static func kind(ofValue text: Data) -> String? {
        guard mayBeValue(text), let node = try? JSONParser.parse(text) else { return nil }
        switch node.content {
        case .array: return "a JSON list"
        case .string: return "a JSON string"
        case .number: return "a JSON number"
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

    static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
}
