import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceEntities

@Suite("The same text has the same entities")
struct DeterminismTests {
    private static let texts = [
        "wake me at 7 tomorrow", "three point five miles", "the first monday in may", "$12.50 on friday the 13th",
        "every other tuesday at 9", "call +49 30 901820", "from 10 pm to 2 am", "½ cup", "", "monday tuesday monday",
        "between 3 and 5 degrees", "next weekend", "2026-02-29", "an hour and a half ago",
    ]

    private static func answers(_ finder: EntityFinder, _ texts: [String]) -> [String: [Entity]] {
        let kinds = Set(Entity.Kind.allCases)
        let context = TimeContext(now: Finding.now)
        return Dictionary(
            uniqueKeysWithValues: texts.map { ($0, finder.entities(in: $0, kinds: kinds, context: context)) }
        )
    }

    @Test func `twice, in another order, and with a new finder`() {
        let finder = Finding.finder("en")
        let first = Self.answers(finder, Self.texts)
        #expect(Self.answers(finder, Self.texts.reversed()) == first)
        for text in Self.texts { #expect(Self.answers(Finding.finder("en"), [text])[text] == first[text], "\(text)") }
    }

    @Test func `on several threads`() throws {
        let first = Self.answers(Finding.finder("en"), Self.texts)
        let work = (0..<4).map { _ in ThreadWork { Self.answers(Finding.finder("en"), Self.texts) } }
        for thread in work { #expect(try thread.value() == first) }
    }

    /// The clock, the time zone and the locale of the process are no input of the library.
    @Test func `nothing reads the process's surroundings`() throws {
        let folder = URL(fileURLWithPath: "\(Finding.root)/Sources/ParlanceEntities")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let readers = [
            "Date()", "TimeZone.", "TimeZone(", "Locale.", "Calendar(", "Calendar.current", "ProcessInfo", "getenv",
            "localtime", "ContinuousClock",
        ]
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            let found = readers.filter { source.contains($0) }
            #expect(found == [], "\(file.lastPathComponent)")
        }
    }
}
