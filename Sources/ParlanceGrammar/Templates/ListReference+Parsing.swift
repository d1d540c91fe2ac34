extension ListReference {
    /// Parses the text between the braces.
    init(body: String, at range: Range<Int>) throws(TemplateError) {
        guard !body.isEmpty else { throw TemplateError(problem: .emptyGroup("{"), range: range) }
        // Split by scalars: a combining mark after a colon forms one `Character` with it.
        let parts = body.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[parts.count - 1]
        let isCapture = target.first == "@"
        let slot = String(isCapture ? target.dropFirst() : target)
        let name = parts.count == 2 ? String(parts[0]) : slot
        guard !name.isEmpty, !slot.isEmpty else { throw TemplateError(problem: .missingName, range: range) }
        let source = parts.count == 2 ? try Self.inlineRange(name, at: range) : nil
        self.init(source: source ?? .named(name), slot: slot, isCapture: isCapture, range: range)
    }

    /// Parses `0..100` or `0..100,5`; nil if the text is a list's name.
    private static func inlineRange(_ text: String, at range: Range<Int>) throws(TemplateError) -> Source? {
        // Most names are no ranges, and creating a regular expression is expensive.
        guard text.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true,
            let match = text.wholeMatch(of: #/([0-9]+)\.\.([0-9]+)(?:,([0-9]+))?/#)
        else { return nil }
        let (_, first, last, stride) = match.output
        guard let from = Int(first), let to = Int(last), let step = Int(stride ?? "1") else {
            throw TemplateError(problem: .badRange(.outOfBounds), range: range)
        }
        let numbers = NumberRange(from: from, to: to, step: step)
        if let problem = numbers.problem { throw TemplateError(problem: .badRange(problem), range: range) }
        return .range(numbers)
    }
}
