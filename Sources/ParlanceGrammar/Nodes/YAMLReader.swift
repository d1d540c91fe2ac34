/// Parses the text of a YAML or JSON file to nodes with places.
///
/// JSON is read without the YAML parser. A build without the package trait `YAML` reads nothing else: it needs less of
/// Foundation, and makes smaller programs.
package struct YAMLReader: Sendable {
    /// The maximum number of nodes that aliases may add to a file.
    static let aliasLimit = 250_000
    /// The maximum nesting depth of lists and mappings.
    static let depthLimit = 200
    /// The maximum number of directives, such as `%TAG` lines: the YAML parser compares each with all before it.
    static let directiveLimit = 100

    private let source: SourceText

    package init(_ source: SourceText) {
        self.source = source
    }

    /// The root of the document; nil if the file is empty.
    ///
    /// - Throws: `GrammarError` for the first error in the file.
    package func read() throws(GrammarError) -> SourceNode? {
        #if YAML
            if let root = try? JSONSourceReader(source).read() { return root }
            return try YAMLDocument(source).read()
        #else
            if isBlank { return nil }
            do throws(GrammarError) {
                return try JSONSourceReader(source).read()
            } catch {
                if seemsJSON { throw error }
                throw GrammarError([Diagnostic(.yamlNotSupported, in: source, from: 0, to: 1)])
            }
        #endif
    }
}

#if !YAML
    extension YAMLReader {
        /// Whether the text has nothing but blanks and comments.
        private var isBlank: Bool {
            source.lines.lazy.map { $0.drop(while: \.isWhitespace) }.allSatisfy { $0.isEmpty || $0.hasPrefix("#") }
        }

        /// Whether the text begins like JSON, so that its error is one of JSON.
        private var seemsJSON: Bool {
            source.text.first { !$0.isWhitespace }.map { "{[\"".contains($0) } ?? false
        }
    }
#endif
