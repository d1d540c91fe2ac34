/// Parts of the path of a file.
package struct FilePath {
    private let text: String

    package init(_ text: String) { self.text = text }

    /// The part behind the last slash.
    package var name: String { String(text[start...]) }

    /// The part before the last slash; empty if there is none.
    package var folder: String {
        start == text.startIndex
            ? "" : start == text.index(after: text.startIndex) ? "/" : String(text[..<start].dropLast())
    }

    /// The extension: the part behind the last dot of the name, in lower case; empty if there is none, or if the name begins with it.
    package var kind: String {
        let name = text[start...]
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return name[dot...].dropFirst().lowercased()
    }

    private var start: String.Index { text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex }
}
