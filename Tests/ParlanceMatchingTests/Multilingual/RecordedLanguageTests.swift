import Foundation
import ParlanceGrammar
import Testing

@testable import ParlanceMatching

/// All languages of the collection in one parser: whether utterances are read in their language, or alike in another.
@Suite("Recorded utterances of all languages together")
struct RecordedLanguageTests {
    /// One utterance in so many is read, unless all are requested.
    private static let step = 61
    /// The share that must be read in its language, or alike.
    private static let share = 0.99

    @Test(
        "At least 99 % are read in their language, or alike in another",
        .enabled(if: Recorded.isPresent, "the collection is not there")
    )
    func findsLanguage() throws {
        var count = Count()
        let collection = try RecordedLanguages()
        for utterance in collection.utterances(everyOther: Recorded.isComplete ? 1 : Self.step) {
            count.add(try collection.outcome(of: utterance), utterance)
        }
        print(count.report)
        #expect(count.total > 200)
        #expect(Double(count.total - count.wrong) >= Self.share * Double(count.total), "\(count.report)")
    }

    private struct Count {
        var total = 0
        var alike = 0
        var pairs: [String: [String]] = [:]

        var wrong: Int { pairs.values.reduce(0) { $0 + $1.count } }

        mutating func add(_ outcome: RecordedLanguages.Outcome, _ utterance: RecordedLanguages.Utterance) {
            total += 1
            switch outcome {
            case .own: break
            case .alike: alike += 1
            case .other(let language): pairs["\(utterance.language) as \(language)", default: []].append(utterance.text)
            }
        }

        var report: String {
            let errors = pairs.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
                .map { "  \($0.key): \($0.value.count), such as “\($0.value[0])”" }
            let right = 100 * Double(total - wrong) / Double(max(total, 1))
            let head =
                "\(total) utterances of all languages together: \(right) % right, \(alike) of them alike in another"
            return ([head] + errors).joined(separator: "\n")
        }
    }
}

/// The grammars of the collection as one parser.
struct RecordedLanguages {
    struct Utterance {
        let language: String
        let text: String
        let home: String
    }

    enum Outcome {
        case own
        /// Another language reads it with the same intent and slots.
        case alike
        /// Another language reads it otherwise, or none.
        case other(String)
    }

    private struct Language {
        let homes: [String: Recorded.Home]
        let utterances: [Utterance]
    }

    private let languages: [String: Language]
    private let parser: MultilingualParser
    private let homes = HomeCache()

    /// The parsers of the home that was used last.
    private final class HomeCache {
        var name = ""
        var parser: MultilingualParser?
    }

    init() throws {
        var languages: [String: Language] = [:]
        var parsers: [Parser] = []
        for name in Recorded.languages {
            let folder = Recorded.folder.appending(path: name)
            let homes = try JSONDecoder().decode(
                [String: Recorded.Home].self,
                from: Data(contentsOf: folder.appending(path: "homes.json"))
            )
            let lines = try String(contentsOf: folder.appending(path: "tests.jsonl"), encoding: .utf8)
            let utterances = try lines.split(separator: "\n").map { line in
                let recorded = try JSONDecoder().decode(Recorded.Utterance.self, from: Data(line.utf8))
                return Utterance(language: name, text: recorded.text, home: recorded.home)
            }
            languages[name] = Language(homes: homes, utterances: utterances)
            let loader = GrammarLoader(undefinedLists: .givenLater([]))
            parsers.append(Parser(try loader.load(paths: [folder.appending(path: "grammar.json").path]).grammar))
        }
        self.languages = languages
        parser = MultilingualParser(parsers[0], Array(parsers.dropFirst()))
    }

    /// Utterances of all languages, in the order of languages and homes.
    func utterances(everyOther step: Int) -> [Utterance] {
        let all = languages.sorted { $0.key < $1.key }.flatMap(\.value.utterances)
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }

    /// The language that reads an utterance in its home, of which all grammars know the names.
    func outcome(of utterance: Utterance) throws -> Outcome {
        let home = languages[utterance.language]?.homes[utterance.home]
        let parser = try parser(in: utterance, home)
        let options = ParseOptions(context: home?.context ?? [:], preferredSlot: "name")
        let result = try parser.parse(utterance.text, options: options)
        guard let language = result.language, let reading = result.best else { return .other("none") }
        if language == utterance.language { return .own }
        let own = parser.parsers.first { $0.language == utterance.language }
        guard let expected = try own?.parse(utterance.text, options: options).best else { return .other(language) }
        return reading.isAlike(expected) ? .alike : .other(language)
    }

    private func parser(in utterance: Utterance, _ home: Recorded.Home?) throws -> MultilingualParser {
        let name = "\(utterance.language)/\(utterance.home)"
        if homes.name == name, let parser = homes.parser { return parser }
        let parser = self.parser.with(lists: try SlotList.lists(from: home?.lists ?? [:]))
        (homes.name, homes.parser) = (name, parser)
        return parser
    }
}

extension Reading {
    /// Whether both have the same intent and the same values of the same slots.
    fileprivate func isAlike(_ other: Reading) -> Bool {
        let own = Dictionary(slots.map { ($0.name, $0.value) }) { $1 }
        return intent == other.intent && own == Dictionary(other.slots.map { ($0.name, $0.value) }) { $1 }
    }
}
