/// A replacement for a part of a text.
struct TextEdit {
    /// In Unicode scalars.
    var range: Range<Int>
    var text: String

    /// The text with all edits applied; nil if two of them overlap or one is out of range.
    static func apply(_ edits: [TextEdit], to text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for edit in ordered.map(\.element) {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= scalars.count else { return nil }
            result.append(contentsOf: scalars[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.text.unicodeScalars)
            position = edit.range.upperBound
        }
        result.append(contentsOf: scalars[position...])
        return String(result)
    }
}
