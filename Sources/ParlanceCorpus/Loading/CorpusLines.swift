import Foundation
import Parlance
import ParlanceGrammar
import ParlanceMatching

/// Reads JSON lines as corpora: one test per line.
///
/// A line is an object with `text`, and with `intent` and `slots` or, like the answers of `parlance parse --jsonl`,
/// with `readings`. A slot is a value, or an object with the value under `value`; a slot that occurs several times in
/// `spoken` has all its values from there. A line may name a `home` of the `homes.json` beside the file: its lists and
/// its context apply to the line.
struct CorpusLines {
    private static let keys: Set<String> = [
        "id", "text", "language", "intent", "slots", "spoken", "response", "metadata", "context", "prefer", "match",
        "readings",
        "nearest", "edits", "now", "template", "source", "home", "combination", "context_area_slot", "spans",
        "other_slots", "skip", "fails",
    ]

    private(set) var reader = NodeReader()
    private let text: SourceText
    private var homes: [String: Home] = [:]

    /// The lists and the context of some tests.
    private struct Home {
        var lists: [String: SlotList]
        var context: [String: Value]
    }

    init(_ text: SourceText) {
        self.text = text
    }

    /// The tests, separately for each home.
    ///
    /// - Throws: `GrammarError` if the homes can't be read.
    mutating func corpora() throws(GrammarError) -> [Corpus] {
        try readHomes()
        var order: [Key] = []
        var tests: [Key: [CorpusTest]] = [:]
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in zip(1..., lines) where line.contains(where: { !$0.isWhitespace }) {
            guard let (key, test) = test(line, place: SourcePlace(file: text.name, line: number, column: 1)) else {
                continue
            }
            if tests[key] == nil { order.append(key) }
            tests[key, default: []].append(test)
        }
        return order.map { key in
            Corpus(
                language: key.language ?? usualLanguage,
                tests: tests[key] ?? [],
                lists: key.home.flatMap { homes[$0]?.lists } ?? [:],
                file: text.name,
                grammar: grammar
            )
        }
    }

    /// The properties that all tests of one corpus share.
    private struct Key: Hashable {
        var language: String?
        var home: String?
    }

    /// The grammar beside the file, if there is one.
    private var grammar: String? {
        let path = CorpusFiles.sibling(CorpusFiles.recorded.grammar, of: text.name)
        return CorpusFiles.exists(path) ? path : nil
    }

    /// Recorded languages are in folders named after them.
    private var usualLanguage: String {
        let folder = CorpusFiles.name(of: CorpusFiles.folder(of: text.name))
        return grammar == nil || folder.isEmpty ? Corpus.undetermined : folder
    }
}

// MARK: - Homes

extension CorpusLines {
    private mutating func readHomes() throws(GrammarError) {
        let path = CorpusFiles.sibling(CorpusFiles.recorded.homes, of: text.name)
        guard CorpusFiles.exists(path) else { return }
        let contents = FileContents(paths: [path])
        guard contents.diagnostics.isEmpty, let file = contents.files.first else {
            throw GrammarError(contents.diagnostics)
        }
        do {
            for (name, home) in try JSONReader.object(in: file.data) {
                let members = home.object ?? [:]
                let lists = try SlotList.lists(from: members["lists"]?.object ?? [:])
                homes[name] = Home(lists: lists, context: members["context"]?.object ?? [:])
            }
        } catch let error as BatchError {
            throw wrong(error.message, in: path)
        } catch let error as RunTimeListError {
            throw wrong(error.problems.map(\.description).joined(separator: "; "), in: path)
        } catch {
            throw wrong("\(error)", in: path)
        }
    }

    private func wrong(_ message: String, in path: String) -> GrammarError {
        GrammarError([Diagnostic(.syntax(message), place: SourcePlace(file: path, line: 1, column: 1))])
    }
}

// MARK: - Tests

extension CorpusLines {
    private mutating func test(_ line: Substring, place: SourcePlace) -> (Key, CorpusTest)? {
        do {
            let members = try JSONReader.object(in: Data(line.utf8))
            let line = CorpusLine(members)
            checkKeys(of: members, at: place)
            let home = try line.text("home")
            guard home == nil || homes[home ?? ""] != nil else {
                throw CorpusLine.Wrong("there is no home '\(home ?? "")'")
            }
            let test = try line.test(at: place, context: home.flatMap { homes[$0]?.context } ?? [:])
            return (Key(language: try line.text("language"), home: home), test)
        } catch let error as CorpusLine.Wrong {
            reader.report(Diagnostic(.syntax(error.message), place: place))
        } catch let error as BatchError {
            reader.report(Diagnostic(.syntax(error.message), place: place))
        } catch {
            reader.report(Diagnostic(.syntax("\(error)"), place: place))
        }
        return nil
    }

    private mutating func checkKeys(of members: [String: Value], at place: SourcePlace) {
        for key in members.keys.sorted() where !Self.keys.contains(key) {
            let suggestion = Suggestion.nearest(to: key, among: Self.keys.sorted())
            reader.report(Diagnostic(.unknownKey(key, suggestion: suggestion), severity: .warning, place: place))
        }
    }
}
