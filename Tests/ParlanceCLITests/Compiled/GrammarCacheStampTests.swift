import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Grammars whose files have not changed")
struct GrammarCacheStampTests {
    private let files: TemporaryFolder
    private let home: TemporaryFolder
    private let cache: GrammarCache

    init() throws {
        files = try TemporaryFolder(["house.yaml": House.text, "more/room.yaml": "language: en\n"])
        home = try TemporaryFolder()
        cache = GrammarCache(folder: home.path(of: "parlance"))
    }

    private var key: GrammarCache.Key {
        GrammarCache.Key(
            FileContents(paths: [files.path]),
            language: nil,
            languageFiles: FileContents(paths: []),
            undefinedLists: .error
        )
    }

    /// - Parameter age: the time in seconds since the last change of a file.
    private func stamp(age: Int = 60, lists: UndefinedLists = .error) throws -> GrammarCache.Stamp {
        let changes = try (FileContents.names(at: [files.path]) ?? []).map { file in
            let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
            return Int(try #require(date).timeIntervalSince1970)
        }
        let now = try #require(changes.max()) + age
        return try #require(GrammarCache.Stamp([files.path], language: nil, undefinedLists: lists, now: now))
    }

    private func find(_ stamp: GrammarCache.Stamp) -> Parser? {
        cache.parser(for: stamp, slotTypes: EntityTypes.all, languages: .shipped)
    }

    private func store() throws {
        let loaded = try GrammarLoader(languages: .shipped).load(FileContents(paths: [files.path]))
        cache.store(Parser(loaded.grammar), for: key)
    }

    @Test func `their parser is found without their contents`() throws {
        try store()
        #expect(find(try stamp()) == nil)
        cache.note(try stamp(), of: key)
        let parser = try #require(find(try stamp()))
        #expect(try parser.parse("turn on the lamp").readings.first?.intent == "TurnOn")
        #expect(find(try stamp(lists: .known(["extra"]))) == nil)
    }

    @Test func `a changed, added, removed or replaced file is noticed`() throws {
        try store()
        let changes: [() throws -> Void] = [
            { try files.write(House.text, to: "house.yaml") },
            { try files.write("language: en\n", to: "another.yaml") },
            {
                try FileManager.default.moveItem(
                    atPath: files.path(of: "more/room.yaml"),
                    toPath: files.path(of: "more/bath.yaml")
                )
            },
            { try FileManager.default.removeItem(atPath: files.path(of: "another.yaml")) },
        ]
        for change in changes {
            cache.note(try stamp(), of: key)
            #expect(try stamp().name == stamp().name)
            let before = try stamp().name
            try change()
            #expect(try stamp().name != before)
            #expect(find(try stamp()) == nil)
        }
    }

    @Test func `files that have changed just now may change again without a trace`() throws {
        try store()
        cache.note(try stamp(age: 1), of: key)
        #expect(find(try stamp()) == nil)
        cache.note(try stamp(age: 3), of: key)
        #expect(find(try stamp()) != nil)
    }

    @Test func `an entry that was exchanged is not used unseen`() throws {
        try store()
        cache.note(try stamp(), of: key)
        let entry = "\(cache.path)/\(key.name).parlance"
        try Data("x".utf8).write(to: URL(fileURLWithPath: entry))
        #expect(find(try stamp()) == nil)
        try FileManager.default.removeItem(atPath: entry)
        #expect(find(try stamp()) == nil)
    }

    @Test func `there is none for files that cannot be read`() throws {
        #expect(GrammarCache.Stamp([files.path(of: "none")], language: nil, undefinedLists: .error) == nil)
        let empty = try TemporaryFolder()
        #expect(GrammarCache.Stamp([empty.path], language: nil, undefinedLists: .error) == nil)
    }
}
