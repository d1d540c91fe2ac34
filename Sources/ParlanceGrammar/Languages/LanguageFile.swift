/// A language file with the word lists beside it.
package struct LanguageFile: Sendable {
    /// The profile that the file describes.
    package let profile: LanguageProfile
    /// The root node of the file.
    package let root: SourceNode
    /// The name of the file without folder and extension, usually the tag.
    let name: String

    private static let endings = (words: ".words.txt", names: ".names.txt")

    /// Nil if the text describes no language; the reason is added to the diagnostics.
    ///
    /// - Parameter lists: texts by path, including those beside the file.
    init?(_ text: SourceText, lists: [String: SourceText], _ diagnostics: inout [Diagnostic]) {
        do throws(GrammarError) {
            guard let root = try YAMLReader(text).read(), !root.isNull else {
                diagnostics.append(Diagnostic(.emptyFile, place: SourcePlace(file: text.name, line: 1, column: 1)))
                return nil
            }
            let stem = Self.stem(of: text.name)
            var reader = LanguageReader()
            let profile = reader.profile(
                root,
                words: Self.words(in: lists[stem + Self.endings.words]),
                names: Self.words(in: lists[stem + Self.endings.names])
            )
            diagnostics += reader.diagnostics
            guard let profile else { return nil }
            (self.profile, self.root) = (profile, root)
            name = stem.split(separator: "/").last.map(String.init) ?? stem
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }

    /// The paths of the optional word lists beside a language file.
    static func listNames(of path: String) -> [String] {
        [endings.words, endings.names].map { stem(of: path) + $0 }
    }

    /// Whether a path names a word list.
    static func isList(_ path: String) -> Bool { path.hasSuffix(endings.words) || path.hasSuffix(endings.names) }

    private static func stem(of path: String) -> String {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
        return String(path[..<dot])
    }

    /// The lines of a list without empty lines and comments, which begin with `#`.
    private static func words(in list: SourceText?) -> [String] {
        (list?.text ?? "").split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(String.init)
    }

    /// The keys of the replies as JSON, with the line number of the first.
    package var replies: (line: Int, text: String)? {
        guard profile.replies != nil else { return nil }
        let entries = root.entries.filter { ReplyGrammar.keys.contains($0.key.text) }
        guard let line = entries.map(\.key.line).min() else { return nil }
        return (line, LineKeepingJSON.text(of: root.replacing(.mapping(entries)), from: line))
    }
}
