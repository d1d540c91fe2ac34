import Foundation

extension BatchRequest {
    /// Reads a line: a JSON object, or the text itself.
    ///
    /// - Parameters:
    ///   - line: UTF-8, without its newline.
    ///   - rules: the grammar's, which the values of lists may mention.
    /// - Throws: `BatchError` saying what is wrong with it.
    package init(line: Data, rules: [String: Rule]) throws(BatchError) {
        var id: BatchIdentifier?
        try self.init(line: line, rules: rules, id: &id)
    }

    /// - Parameter id: set as soon as it is known, so that errors come back with it too.
    init(line: Data, rules: [String: Rule], id: inout BatchIdentifier?) throws(BatchError) {
        guard let text = String(validating: line, as: UTF8.self) else { throw BatchError("the line is not UTF-8") }
        guard let start = Self.startOfObject(in: line) else {
            self = .parse(Parse(text: text.hasSuffix("\r") ? String(text.dropLast()) : text))
            return
        }
        let members = try JSONReader.object(in: line[start...])
        id = members["id"].map { BatchIdentifier(parsed: $0) }
        try self.init(members.mapValues { Value(parsed: $0) }, rules: rules)
    }

    /// Where the brace stands: at the start, or behind the byte order mark with which some programs begin a file.
    private static func startOfObject(in line: Data) -> Data.Index? {
        let mark = JSONReader.byteOrderMark
        let start = line.starts(with: mark) ? line.startIndex + mark.count : line.startIndex
        return line[start...].first == UInt8(ascii: "{") ? start : nil
    }
}
