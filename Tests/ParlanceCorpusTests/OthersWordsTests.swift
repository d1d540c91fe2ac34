import Foundation
import ParlanceCorpus
import Testing

/// What shipped grammars understand is measured on utterances that others wrote. They measure only as long as no
/// grammar, corpus or document contains them.
@Suite("Words that others wrote")
struct OthersWordsTests {
    private struct Row: Decodable {
        let id: String
        let text: String
    }

    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    private static let folder = package.appending(path: "../shared/phrasings").standardized
    private static let isPresent = FileManager.default.fileExists(atPath: folder.path)
    /// Shorter utterances are what anybody would say.
    private static let fewestWords = 6

    @Test(
        "No grammar, corpus or document contains a longer one",
        .enabled(if: isPresent, "no utterances of others beside the package: skipped")
    )
    func areNotCopied() throws {
        let known = try Self.utterances()
        #expect(known.count > 1_000)
        for corpus in try CorpusLoader.load(paths: [Self.package.appending(path: "Corpus").path]).corpora {
            for sentence in corpus.tests.flatMap(\.sentences) {
                let copied = known[Self.words(of: sentence.text[...])]
                #expect(copied == nil, "Corpus/\(corpus.language): \(sentence.text)")
            }
        }
        for file in try Self.files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let copied = Self.sentences(in: line).compactMap { known[Self.words(of: $0)] }
                #expect(copied.isEmpty, "\(file.path):\(number + 1): the words of \(copied)")
            }
        }
    }

    @Test("A sentence is found in lists, in quotation marks and in comments")
    func findsSentences() {
        let expected = ["switch", "the", "lamp", "on", "its", "dark"]
        for line in [
            "  - switch the lamp on, it's dark", "- \"Switch the lamp on: it’s dark.\"",
            "# Wishes: \"go\", \"switch the lamp on its dark\".", "  text: Switch the lamp on - its dark!",
        ] {
            #expect(Self.sentences(in: line[...]).contains { Self.words(of: $0) == expected }, "\(line)")
        }
    }

    /// The identifiers of the utterances by their words.
    private static func utterances() throws -> [[String]: String] {
        var known: [[String]: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "jsonl" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
                let words = words(of: row.text[...])
                if words.count >= fewestWords { known[words] = row.id }
            }
        }
        return known
    }

    private static func files() throws -> [URL] {
        let folders = ["Grammars", "Corpus", "Sources/Parlance/Parlance.docc"].map { package.appending(path: $0) }
        let found = folders.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        }
        return (found + [package.appending(path: "README.md")]).filter { ["yaml", "md"].contains($0.pathExtension) }
    }

    /// What may be a sentence in a line: the line without its marker or key, and each text in quotation marks.
    private static func sentences(in line: Substring) -> [Substring] {
        let bare = line.drop { $0 == " " || $0 == "-" || $0 == "#" }
        let value = bare.firstRange(of: ": ").map { bare[$0.upperBound...] } ?? bare
        let quoted = line.matches(of: /"([^"]*)"|“([^”]*)”/).compactMap { $0.output.1 ?? $0.output.2 }
        return [bare, value] + quoted
    }

    /// The words in lower case, without punctuation.
    private static func words(of sentence: Substring) -> [String] {
        let letters = sentence.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
        return letters.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
