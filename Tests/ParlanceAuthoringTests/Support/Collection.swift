import Foundation
import ParlanceGrammar

/// Grammars and homes of a collection, beside the package or at the path in `PARLANCE_COLLECTION`.
struct Collection {
    /// The lists and the context of a home.
    struct Home: Decodable {
        let lists: [String: Value]
        let context: [String: Value]
    }

    private static let folder =
        ProcessInfo.processInfo.environment["PARLANCE_COLLECTION"].map { URL(filePath: $0) }
        ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/home-assistant")
        .standardized

    /// Whether to test all sentences, or many, instead of some of each language.
    static let takesAll = ProcessInfo.processInfo.environment["PARLANCE_ALL_UTTERANCES"] != nil

    static let sentencesPerHome = takesAll ? 200 : 6

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/homes.json").path) }
            .sorted()
    }

    let grammar: Grammar
    /// By the intent and the combination of spoken slots, `Intent/combination`.
    let homes: [String: Home]

    init(language: String) throws {
        let folder = Self.folder.appending(path: language)
        let loader = GrammarLoader(undefinedLists: .givenLater([]))
        grammar = try loader.load(paths: [folder.appending(path: "grammar.json").path]).grammar
        homes = try JSONDecoder().decode(
            [String: Home].self,
            from: Data(contentsOf: folder.appending(path: "homes.json"))
        )
    }

    /// The grammar with the lists of a home, restricted to templates that apply there.
    func grammar(of home: String, lists: [String: SlotList]) -> Grammar {
        var grammar = grammar
        grammar.lists.merge(lists) { _, given in given }
        for intent in grammar.intents.indices {
            let name = grammar.intents[intent].name
            grammar.intents[intent].blocks.removeAll {
                "\(name)/\($0.metadata["slot_combination"]?.string ?? "")" != home
            }
        }
        return grammar
    }
}
