import Foundation
import ParlanceGrammar
import Synchronization
import Testing

@testable import ParlanceEntities

@Suite("Languages that are kept compiled")
struct StoredLanguageTests {
    /// Aligned bytes with shared ownership.
    private final class Kept: Sendable {
        nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

        init(_ bytes: [UInt8]) {
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
            copy.copyBytes(from: bytes)
            self.bytes = UnsafeRawBufferPointer(copy)
        }

        deinit { bytes.deallocate() }
    }

    private static func reloaded(_ tag: String, note: String = "here") throws -> EntityLanguage? {
        let kept = Kept(try #require(EntityLanguages.shipped.language(tag).bytes(note: "here")))
        return EntityLanguage(tag: tag, kept.bytes, owner: kept, note: note)
    }

    @Test(arguments: ["en", "de", "es", "fr", "it", "ja", "nl", "zh", "tr", "xx"])
    func `a stored language is the same`(tag: String) throws {
        let shipped = EntityLanguages.shipped.language(tag)
        let stored = try #require(try Self.reloaded(tag))
        #expect(stored.bytes(note: "x") == shipped.bytes(note: "x"))
        #expect(stored.makers.count == shipped.makers.count)
        #expect(stored.ranges == shipped.ranges)
        #expect(stored.builtIn == shipped.builtIn)
    }

    @Test(arguments: ["en", "de", "es", "fr", "it", "ja", "nl", "zh"])
    func `it finds what the shipped one finds`(tag: String) throws {
        let finders = [
            EntityFinder(EntityLanguages.shipped.language(tag)), EntityFinder(try #require(try Self.reloaded(tag))),
        ]
        let context = TimeContext(now: Finding.now)
        let cases = try String(
            contentsOfFile: "\(Finding.root)/Tests/ParlanceEntitiesTests/Cases/\(tag).jsonl",
            encoding: .utf8
        )
        var found = 0
        for line in cases.split(separator: "\n") {
            let members = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            guard let text = members["text"] as? String else { continue }
            let entities = finders.map { $0.entities(in: text, kinds: Set(Entity.Kind.allCases), context: context) }
            #expect(entities[0] == entities[1], "\(text)")
            found += entities[0].count
        }
        #expect(found > 20)
    }

    @Test func `another note, another language and damage are refused`() throws {
        #expect(try Self.reloaded("en", note: "there") == nil)
        let bytes = try #require(EntityLanguages.shipped.language("nl").bytes(note: "here"))
        let kept = Kept(bytes)
        #expect(EntityLanguage(tag: "de", kept.bytes, owner: kept, note: "here") == nil)
        for place in [0, 30, bytes.count / 2, bytes.count - 1] {
            var broken = bytes
            broken[place] ^= 1
            let kept = Kept(broken)
            #expect(EntityLanguage(tag: "nl", kept.bytes, owner: kept, note: "here") == nil)
        }
        let cut = Kept(Array(bytes.prefix(bytes.count / 3)))
        #expect(EntityLanguage(tag: "nl", cut.bytes, owner: cut, note: "here") == nil)
    }

    /// A store in memory.
    private final class Store: EntityLanguageStore {
        private let kept = Mutex<[String: [UInt8]]>([:])

        var count: Int { kept.withLock { $0.count } }

        func language(_ tag: String) -> EntityLanguage? {
            guard let bytes = kept.withLock({ $0[tag] }) else { return nil }
            let owner = Kept(bytes)
            return EntityLanguage(tag: tag, owner.bytes, owner: owner, note: "")
        }

        func store(_ language: EntityLanguage) { kept.withLock { $0[language.tag] = language.bytes(note: "") } }
    }

    @Test func `languages come from a store, if there is one`() {
        let store = Store()
        for _ in 0..<2 {
            let languages = EntityLanguages(files: [:])
            languages.use(store)
            _ = languages.language("nl")
            #expect(languages.language("nl") === languages.language("nl"))
        }
        #expect(store.count == 1)
        let other = EntityLanguages(files: ["de": []])
        other.use(store)
        _ = other.language("de")
        #expect(store.count == 1)
    }
}
