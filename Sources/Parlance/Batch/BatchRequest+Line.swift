#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BatchRequest {
    /// Reads a line: a JSON object, or plain text.
    ///
    /// Blanks may precede the object. A line with another kind of JSON value is an error: it is more likely a mistake
    /// than an utterance. A text that only begins like JSON, such as `[hello`, is an utterance.
    ///
    /// - Parameter line: UTF-8, without its newline.
    /// - Throws: `BatchError` with the problem.
    package init(line: Data) throws(BatchError) {
        var id: BatchIdentifier?
        try self.init(line: line, id: &id)
    }

    /// - Parameter id: Set as soon as it is known, so that errors contain it too.
    init(line: Data, id: inout BatchIdentifier?) throws(BatchError) {
        guard let text = String(validating: line, as: UTF8.self) else { throw BatchError("the line is not UTF-8") }
        let json = Self.trimmed(line)
        guard json.first == UInt8(ascii: "{") else {
            if let kind = JSONReader.kind(ofValue: json) {
                throw BatchError(
                    "the line is \(kind), and a request is a JSON object with the utterance under 'text'"
                )
            }
            self = .parse(Parse(text: text.hasSuffix("\r") ? String(text.dropLast()) : text))
            return
        }
        let members = try JSONReader.members(in: json)
        id = members["id"].map { BatchIdentifier($0) }
        try self.init(members.mapValues(\.value))
    }

    /// The line without blanks at its ends, and without the byte order mark that some programs write at the start of a
    /// file.
    private static func trimmed(_ line: Data) -> Data {
        let mark = JSONReader.byteOrderMark
        let rest = line.starts(with: mark) ? line.dropFirst(mark.count) : line
        let start = rest.firstIndex { !JSONParser.isBlank($0) } ?? rest.endIndex
        let end = rest.lastIndex { !JSONParser.isBlank($0) }.map { $0 + 1 } ?? start
        return rest[start..<end]
    }
}
