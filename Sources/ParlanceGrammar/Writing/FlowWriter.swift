#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes values as YAML on one line, or as JSON.
package struct FlowWriter {
    /// Whether the output is JSON instead of YAML.
    package let isJSON: Bool

    package init(isJSON: Bool) {
        self.isJSON = isJSON
    }

    /// The text of a value, on one line.
    package func text(of value: Value) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .number(let number): number.isFinite ? "\(number)" : "null"
        case .string(let text): self.text(text)
        case .array(let items): "[" + items.map { self.text(of: $0) }.joined(separator: ", ") + "]"
        case .object(let members): text(of: members)
        }
    }

    /// The text of a mapping, sorted by key.
    package func text(of members: [String: Value]) -> String {
        mapping(members.sorted { $0.key < $1.key }.map { ($0.key, text(of: $0.value)) })
    }

    /// A mapping of values that are already formatted.
    package func mapping(_ entries: [(key: String, value: String)]) -> String {
        "{" + entries.map { entry($0.key, $0.value) }.joined(separator: ", ") + "}"
    }

    /// The text of an entry whose value is already formatted.
    package func entry(_ key: String, _ value: String) -> String { "\(text(key)): \(value)" }

    /// A text: plain if every YAML reader reads it as that text, otherwise quoted.
    package func text(_ text: String) -> String {
        !isJSON && Self.isPlain(text) ? text : Self.quoted(text)
    }

    private static func isPlain(_ text: String) -> Bool {
        guard text.wholeMatch(of: #/\p{L}[\p{L}\p{M}\p{N}_.'/ -]*/#) != nil, !text.hasSuffix(" ") else { return false }
        let words: Set<String> = ["yes", "no", "on", "off", "true", "false", "null"]
        return !words.contains(text.lowercased())
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self).withYAMLEscapes } ?? "\"\""
    }
}

extension String {
    /// JSON with escapes for characters that YAML readers reject or treat as line ends, and for terminal controls.
    package var withYAMLEscapes: String {
        guard utf8.contains(where: { $0 >= 0x7F }) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if Self.mayStand(scalar) { text.append(scalar) } else { text += Self.escape(scalar).unicodeScalars }
        }
        return String(text)
    }

    /// Whether a scalar needs no escape in YAML 1.1. Blanks and line ends here are those between the members of
    /// objects.
    private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20: true
        case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: !VisibleText.isControl(scalar)
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
