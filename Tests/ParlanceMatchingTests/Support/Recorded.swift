import Foundation
import ParlanceGrammar

@testable import ParlanceMatching

/// Grammars, homes and utterances of a collection, if it is beside the package.
struct Recorded {
    struct Home: Decodable {
        let lists: [String: Value]
        let context: [String: Value]
    }

    struct Utterance: Decodable {
        let text: String
        let home: String
        /// The change to the utterance; nil if it is original.
        let kind: String?
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/home-assistant").standardized

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// Whether to test all utterances, instead of some of each language.
    static let isComplete = ProcessInfo.processInfo.environment["PARLANCE_ALL_UTTERANCES"] != nil

    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/tests.jsonl").path) }
            .sorted()
    }

    let homes: [String: Home]
    let utterances: [Utterance]
    private let grammar: Readers

    init(language: String) throws {
        let folder = Self.folder.appending(path: language)
        homes = try JSONDecoder().decode(
            [String: Home].self,
            from: Data(contentsOf: folder.appending(path: "homes.json"))
        )
        utterances = try ["tests.jsonl", "perturbed.jsonl"].flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return try text.split(separator: "\n").map { try JSONDecoder().decode(Utterance.self, from: Data($0.utf8)) }
        }
        let loader = GrammarLoader(undefinedLists: .givenLater([]))
        grammar = Readers(try loader.load(paths: [folder.appending(path: "grammar.json").path]).grammar)
    }

    func readers(for home: String) throws -> Readers {
        guard let lists = homes[home]?.lists else { return grammar }
        return grammar.with(lists: try SlotList.lists(from: lists))
    }
}

extension Recorded {
    /// An utterance with the parsers and the context of its home.
    struct Situation {
        let text: String
        let readers: Readers
        let options: ParseOptions
        /// Whether the utterance is original.
        let isOriginal: Bool
    }

    /// Approximately this many utterances, distributed over the language; all of them if all are requested.
    func situations(about count: Int) throws -> [Situation] {
        let step = Self.isComplete ? 1 : max(1, utterances.count / count)
        var readers: [String: Readers] = [:]
        return try stride(from: 0, to: utterances.count, by: step).map { index in
            let utterance = utterances[index]
            let known = try readers[utterance.home] ?? self.readers(for: utterance.home)
            readers[utterance.home] = known
            let context = homes[utterance.home]?.context ?? [:]
            let options = ParseOptions(context: context, preferredSlot: "name")
            return Situation(
                text: utterance.text,
                readers: known,
                options: options,
                isOriginal: utterance.kind == nil
            )
        }
    }
}

/// A parser and its reference matcher.
struct Readers {
    let parser: Parser
    let judge: ReferenceMatcher

    init(_ grammar: Grammar) {
        parser = Parser(grammar)
        judge = ReferenceMatcher(grammar)
    }

    private init(_ parser: Parser, _ judge: ReferenceMatcher) {
        self.parser = parser
        self.judge = judge
    }

    func with(lists: [String: SlotList]) -> Readers {
        Readers(parser.with(lists: lists), judge.with(lists: lists))
    }
}
