/// A text with arguments, in the notation of ICU's MessageFormat: plurals, choices, numbers and dates follow the
/// language.
///
/// For example, `{count, plural, one {# parcel} other {# parcels}}` with a `count` of 2 gives `2 parcels`.
///
/// The initializer checks the pattern. Each text parses it anew: ICU's formats cache results and cannot be shared by
/// threads.
package struct MessageFormat: Sendable, Hashable {
    /// The pattern as written.
    package let pattern: String
    /// The arguments of the pattern, each once.
    package let argumentNames: [String]
    private let locale: String

    /// The maximum length of a pattern, in bytes of UTF-8.
    package static let lengthLimit = 8_192
    /// The maximum number of open braces: ICU parses recursively.
    package static let braceLimit = 200
    /// A private-use character that replaces missing arguments.
    private static let gap = "\u{10FFFD}"

    /// - Parameter language: A BCP 47 tag.
    package init(_ pattern: String, language: String) throws(MessagePatternError) {
        try Self.checkSize(of: pattern)
        self.pattern = pattern
        locale = ICULocale(language: language).identifier
        do {
            argumentNames = try MessageHandle(pattern, locale: locale).names
        } catch {
            throw Self.unmatchedBrace(in: pattern).map { MessagePatternError(problem: .unmatchedBraces, offset: $0) }
                ?? error
        }
    }

    /// The text with its arguments inserted. Arguments that the pattern does not use are ignored.
    ///
    /// A `select` uses its branch `other` if its argument is missing. A date without a format, `{when}`, is in words: "Friday,
    /// November 20 at 8:00 PM".
    package func text(_ arguments: [String: MessageArgument]) throws(MessageArgumentError) -> String {
        guard let handle = try? MessageHandle(pattern(with: arguments), locale: locale) else { throw .wrongKind }
        let missing = argumentNames.filter { arguments[$0] == nil }
        for name in argumentNames {
            guard handle.add(arguments[name] ?? .text(Self.gap), as: name) else { throw .wrongKind }
        }
        let text = handle.text
        guard let text, missing.isEmpty || !text.contains(Self.gap) else {
            throw missing.isEmpty ? .wrongKind : .missing(missing)
        }
        return text
    }

    /// The pattern with a format in words for each date that has none.
    private func pattern(with arguments: [String: MessageArgument]) -> String {
        argumentNames.reduce(into: pattern) { pattern, name in
            guard case .date(let date)? = arguments[name] else { return }
            pattern = pattern.split(separator: "{\(name)}", omittingEmptySubsequences: false)
                .joined(separator: "{\(name), date, ::\(date.skeleton)}")
        }
    }

    /// The offset, in scalars, of a brace without its partner. For most of these, ICU reports another error at a later
    /// place. Braces between apostrophes do not count.
    private static func unmatchedBrace(in pattern: String) -> Int? {
        var open: [Int] = []
        var isQuoted = false
        let scalars = Array(pattern.unicodeScalars)
        for (offset, scalar) in scalars.enumerated() {
            switch scalar {
            case "'":
                isQuoted =
                    isQuoted ? false : offset + 1 < scalars.count && "{}".unicodeScalars.contains(scalars[offset + 1])
            case "{" where !isQuoted: open.append(offset)
            case "}" where !isQuoted: if open.popLast() == nil { return offset }
            default: break
            }
        }
        return open.last
    }

    private static func checkSize(of pattern: String) throws(MessagePatternError) {
        guard pattern.utf8.count <= lengthLimit else {
            throw MessagePatternError(problem: .tooLong(limit: lengthLimit), offset: 0)
        }
        guard pattern.utf8.count(where: { $0 == UInt8(ascii: "{") }) <= braceLimit else {
            throw MessagePatternError(problem: .tooManyArguments(limit: braceLimit), offset: 0)
        }
    }
}
