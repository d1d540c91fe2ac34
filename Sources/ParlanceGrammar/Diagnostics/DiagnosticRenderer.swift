/// Renders a diagnostic as text: place, severity and code, message, the source line, and a caret under the marked part.
///
/// Files, names and lines can contain anything; terminal control characters are shown as escapes, such as `\u{1B}`.
///
/// ```swift
/// let text = DiagnosticRenderer(width: 80).render(diagnostic)
/// print(text.hasPrefix("grammar.yaml:2:"))  // true
/// ```
public struct DiagnosticRenderer: Sendable {
    /// Whether ANSI colours may be used.
    public var usesColor: Bool
    /// The maximum number of columns of a source line; longer lines are cut around the place.
    public var width: Int

    /// Creates a renderer for plain text, at most `width` columns wide.
    public init(usesColor: Bool = false, width: Int = 100) {
        self.usesColor = usesColor
        self.width = max(width, 20)
    }

    /// The diagnostic on one to three lines, without a newline at the end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let place = self.place(of: diagnostic).map { bold("\(VisibleText.onOneLine($0)):") + " " } ?? ""
        let severity = colored(
            "\(diagnostic.severity.rawValue)[\(diagnostic.problem.code)]:",
            diagnostic.severity == .error ? "31" : "35"
        )
        let head = "\(place)\(severity) \(VisibleText.onOneLine(diagnostic.problem.message))"
        guard let place = diagnostic.place, !diagnostic.sourceLine.isEmpty else { return head }
        return head + "\n" + snippet(of: diagnostic, at: place)
    }

    private func place(of diagnostic: Diagnostic) -> String? {
        guard let place = diagnostic.place, let keyPath = diagnostic.keyPath else {
            return diagnostic.place?.description
        }
        return keyPath.isEmpty ? place.file : "\(place.file): \(keyPath)"
    }

    private func snippet(of diagnostic: Diagnostic, at place: SourcePlace) -> String {
        let number = String(place.line)
        let line = Array(diagnostic.sourceLine.unicodeScalars)
        let caret = min(max(max(place.column, 1) - max(diagnostic.sourceColumn, 1), 0), line.count)
        let shown = visible(line, around: caret)
        let isCut = shown.lowerBound > 0 || diagnostic.sourceColumn > 1
        let text = (isCut ? "…" : "") + string(line[shown]) + (shown.upperBound < line.count ? "…" : "")
        let padding = (isCut ? " " : "") + line[shown.lowerBound..<caret].map(Self.blank).joined()
        let length = min(max(diagnostic.length, 1), line.count)
        let marked = line[caret..<max(min(caret + length, shown.upperBound), caret)]
        let underline = "^" + String(repeating: "~", count: max(marked.map(Self.columns).reduce(0, +) - 1, 0))
        let margin = String(repeating: " ", count: number.count)
        return " \(number) | \(text)\n \(margin) | \(padding)\(colored(underline, "32"))"
    }

    /// The visible part of a long line.
    private func visible(_ line: [Unicode.Scalar], around caret: Int) -> Range<Int> {
        guard line.count > width else { return 0..<line.count }
        let start = max(0, min(caret - width / 3, line.count - width))
        return start..<min(start + width, line.count)
    }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        scalars.map(Self.shown).joined()
    }

    private func bold(_ text: String) -> String { colored(text, "1") }

    private func colored(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension DiagnosticRenderer {
    /// Blanks of the same width as `scalar` on a terminal.
    private static func blank(_ scalar: Unicode.Scalar) -> String {
        scalar == "\t" ? "\t" : String(repeating: " ", count: columns(of: scalar))
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        VisibleText.isControl(scalar) ? shown(scalar).count : TerminalWidth.columns(of: scalar)
    }

    /// The visible form of a scalar; tabs are kept, so that lines look as in an editor.
    private static func shown(_ scalar: Unicode.Scalar) -> String {
        scalar == "\t" ? "\t" : VisibleText.shown(scalar)
    }
}
