import ParlanceGrammar

/// Finds valid Swift names, each unique in its scope.
struct SwiftNames {
    /// Types that generated files use, so that no other type may have their name.
    static let types: Set<String> = [
        "Any", "Bool", "CaseIterable", "Codable", "CodingKey", "CurrencyAmount", "Date", "DateComponents",
        "DateComponentsRange", "Double", "Duration", "Hashable", "Int",
        "Measurement",
        "Parlance", "ResponseCode", "ResponseDetails", "Self", "Sendable", "String", "Term", "Type", "TypedIntent",
        "Value",
    ]

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]

    /// Words with another meaning after a dot, even in backticks.
    private static let members: Set<String> = ["Protocol", "Type", "init", "self"]

    private var taken: Set<String>

    init(reserved: Set<String>) { taken = reserved }

    /// The name of a property or case: `drop-off` is `dropOff`.
    mutating func property(_ text: String) -> String {
        let words = Self.words(in: text)
        let name = (words.first.map(Self.lowered) ?? "") + words.dropFirst().map(Self.raised).joined()
        let unique = unique(name.isEmpty ? "unnamed" : Self.members.contains(name) ? name + "_" : name)
        return Self.keywords.contains(unique) ? "`\(unique)`" : unique
    }

    /// The name of a type.
    mutating func type(_ text: String) -> String {
        let name = Self.words(in: text).map(Self.raised).joined()
        return unique(name.isEmpty ? "Unnamed" : name)
    }

    /// The text as a literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where VisibleText.isControl(scalar) || scalar.properties.isWhitespace && scalar != " ":
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private mutating func unique(_ name: String) -> String {
        let name = name.first?.isNumber ?? false ? "_" + name : name
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(name)_\(number)"
            number += 1
        }
        return candidate
    }

    /// Letters and digits, which every Swift identifier may contain.
    private static func words(in text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber && $0.isASCII) }
    }

    private static func raised(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func lowered(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
