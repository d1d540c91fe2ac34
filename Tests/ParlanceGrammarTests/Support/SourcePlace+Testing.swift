import ParlanceGrammar

extension SourcePlace {
    /// The first place of `part` in a text with line feeds only.
    init(of part: String, in text: String, file: String = "tea.yaml") {
        let index = text.firstRange(of: part)!.lowerBound
        let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
        self.init(file: file, line: lines.count, column: lines.last!.unicodeScalars.count + 1)
    }
}
