#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BatchRequest {
    /// Whether one of these lines may be a request that changes the parser for later lines. This reads bytes only, so it
    /// may be true for other lines, but it is never false for such a request.
    ///
    /// A request has its kind as a key in quotes, whose letters JSON may also escape, such as `\u006cists`: the codes of
    /// all small letters begin with `\u006` and `\u007`.
    package static func mayChangeParser(_ lines: Data) -> Bool {
        lines.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let index = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
                rest = rest[index...]
                if changeMarks.contains(where: rest.starts) { return true }
                rest = rest.dropFirst()
            }
            return false
        }
    }

    private static let changeMarks = [#""lists""#, #""vocabulary""#, #"\u006"#, #"\u007"#].map { Array($0.utf8) }
}
