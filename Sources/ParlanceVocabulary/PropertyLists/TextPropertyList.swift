import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads property lists in XML, or in the old style of `.strings` files.
enum TextPropertyList {
    /// The maximum nesting depth of arrays and dictionaries.
    private static let depthLimit = BinaryPropertyList.depthLimit

    /// The value of a file, in the types of `PropertyListSerialization`.
    static func read(_ data: Data) throws -> Any {
        guard !isTooDeep(data) else { throw BinaryPropertyListError.tooMuch }
        return try DeepStack.run { Result { try PropertyListDecoder().decode(TextPropertyListValue.self, from: data) } }
            .get().value
    }

    /// Foundation's reason for an error, without a full stop.
    static func reason(of error: any Error) -> String {
        var cause = error
        if case .dataCorrupted(let context)? = error as? DecodingError { cause = context.underlyingError ?? error }
        let text = (cause as? CocoaError)?.userInfo["NSDebugDescription"] as? String ?? "\(cause)"
        return String(text.reversed().drop { ". \n".contains($0) }.reversed())
    }

    /// Whether brackets are nested more deeply than the limit. Those in texts count too, but there they are closed.
    ///
    /// Zero bytes are skipped, so that this holds for UTF-16.
    private static func isTooDeep(_ data: Data) -> Bool {
        var (depth, previous, beforePrevious) = (0, UInt8(0), UInt8(0))
        for byte in data where byte != 0 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "a"), UInt8(ascii: "d"):
                if previous == UInt8(ascii: "<") { depth += 1 }
                if previous == UInt8(ascii: "/"), beforePrevious == UInt8(ascii: "<") { depth = max(0, depth - 1) }
            default: break
            }
            if depth > depthLimit { return true }
            (beforePrevious, previous) = (previous, byte)
        }
        return false
    }
}
