/// A violation of the syntax of JSON.
package struct JSONSyntaxError: Error, Hashable {
    package enum Problem: Hashable, Sendable {
        case unexpectedEnd
        case invalidValue
        case controlCharacter
        case invalidEscape
        case halfOfPair
        case notUTF8
        case unrepresentable(String)
        case tooDeep(limit: Int)
    }

    package let problem: Problem
    /// The offset of the violation, in bytes.
    package let offset: Int
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The problem with its place.
    package var description: String {
        switch problem {
        case .unexpectedEnd: "Unexpected end of file during JSON parse"
        case .invalidValue: "Invalid value around character \(offset)"
        case .controlCharacter: "Unescaped control character around character \(offset)"
        case .invalidEscape: "Invalid escape sequence around character \(offset)"
        case .halfOfPair: "Escape of half a surrogate pair around character \(offset)"
        case .notUTF8: "Invalid UTF-8 around character \(offset)"
        case .unrepresentable(let number): "Number \(number) is not representable in Swift"
        case .tooDeep: "Too many nested arrays or dictionaries around character \(offset)"
        }
    }
}
