import FuzzRunner
import Parlance

/// Any text is a grammar that gives a parser, or it has errors with valid places.
///
/// A form feed, which YAML does not allow, separates several files.
@main
enum GrammarFiles: FuzzTarget {
    private static let names = ["grammar.yaml", "intents.yaml", "sentences/en/Brew/name_only.yaml"]

    private static let utterances = ["please brew me two mugs of green tea", "2.5 か", "tea"]

    private static let stack = SmallStack()

    static func check(_ bytes: [UInt8]) { stack.run { load(bytes) } }

    private static func load(_ bytes: [UInt8]) {
        let files = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(
            separator: "\u{C}",
            maxSplits: names.count - 1,
            omittingEmptySubsequences: false
        )
        let texts = zip(names, files).map { SourceText(name: $0, text: String($1)) }
        do throws(GrammarError) {
            let loaded = try GrammarLoader(undefinedLists: .givenLater([])).load(texts)
            check(loaded.warnings, in: texts)
            checkParsing(Parser(loaded.grammar))
        } catch {
            require(error.diagnostics.contains { $0.severity == .error }, "an error says what is wrong")
            check(error.diagnostics, in: texts)
        }
    }

    private static func checkParsing(_ parser: Parser) {
        for utterance in utterances {
            do throws(ParseError) {
                _ = try parser.parse(utterance)
            } catch {
                require(false, "a short utterance is not refused")
            }
        }
    }

    private static func check(_ diagnostics: [Diagnostic], in texts: [SourceText]) {
        for diagnostic in diagnostics {
            require(!DiagnosticRenderer().render(diagnostic).isEmpty, "a diagnostic says something")
            guard let place = diagnostic.place else { continue }
            guard let text = texts.first(where: { $0.name == place.file }) else {
                require(false, "a place is in one of the files: \(place)")
                continue
            }
            check(diagnostic, at: place, in: Lines(text.text))
        }
    }

    private static func check(_ diagnostic: Diagnostic, at place: SourcePlace, in lines: Lines) {
        require(lines.lengths.indices.contains(place.line - 1), "the line exists: \(place)")
        let length = lines.lengths[place.line - 1]
        require(1...length + 1 ~= place.column, "the column is in the line: \(place)")
        require(diagnostic.length <= max(1, length + 1 - place.column), "what is meant is in the line: \(place)")
    }
}
