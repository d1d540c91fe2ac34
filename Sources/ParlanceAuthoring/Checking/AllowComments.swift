import ParlanceGrammar

/// The comments in files that suppress warnings.
///
/// `# parlance:allow CODE` at the end of a line or on the line before it applies to that line, `# parlance:allow-file
/// CODE` to the whole file. Several codes are separated by blanks or commas. JSON has no comments.
struct AllowComments {
    private struct Line: Hashable {
        let file: String
        let line: Int
        let code: String
    }

    private var lines: Set<Line> = []
    private var files: Set<Line> = []
    /// Unknown codes.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ texts: [SourceText]) {
        for text in texts where !text.name.lowercased().hasSuffix(".json") { read(text) }
    }

    /// Whether a comment suppresses a warning.
    func allow(_ diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place else { return false }
        return lines.contains(Line(file: place.file, line: place.line, code: diagnostic.code))
            || files.contains(Line(file: place.file, line: 0, code: diagnostic.code))
    }

    private mutating func read(_ text: SourceText) {
        guard text.text.utf8.contains(UInt8(ascii: "#")), text.text.contains("parlance:allow") else { return }
        for (number, line) in text.lines.enumerated() {
            guard let comment = line.firstMatch(of: #/(?:^|\s)#\s*parlance:allow(-file)?\b(.*)$/#) else { continue }
            let isAlone = line[..<comment.range.lowerBound].allSatisfy(\.isWhitespace)
            for code in comment.output.2.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
                let name = String(code)
                report(name, in: text, line: number + 1, column: line.distance(to: code.startIndex))
                if comment.output.1 != nil {
                    files.insert(Line(file: text.name, line: 0, code: name))
                } else {
                    lines.insert(Line(file: text.name, line: isAlone ? number + 2 : number + 1, code: name))
                }
            }
        }
    }

    private mutating func report(_ code: String, in text: SourceText, line: Int, column: Int) {
        guard ProblemExplanation.warning(code) == nil else { return }
        let finding = CheckFinding.unknownCode(code, suggestion: ProblemExplanation.nearestWarning(to: code))
        let place = SourcePlace(file: text.name, line: line, column: column)
        diagnostics.append(
            Diagnostic(.finding(finding), severity: .warning, at: place, length: code.unicodeScalars.count, in: text)
        )
    }
}

extension Substring {
    /// The column of a character, from 1, in Unicode scalars.
    fileprivate func distance(to index: Index) -> Int {
        unicodeScalars.distance(from: startIndex, to: index) + 1
    }
}
