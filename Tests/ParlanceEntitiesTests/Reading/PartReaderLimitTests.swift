import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceEntities

@Suite("Texts that ask for much")
struct PartReaderLimitTests {
    private static let phrases = [
        "1", "1 ", "1,", "1/", "1.", "one ", "one", "at ", "monday ", "monday tuesday ", "next ", "the first of ",
        "hundred thousand ", "five and a half ", "an hour and ", "one hour two minutes ", "from 1 to ", "half past ",
        "( ",
        "a@", "a.", "www.", "http://a.bc/", "+1 (2) ", "$", "½", "3 days after ", "may ", "may 5 ", "in ", "5 miles ",
        "-",
        "two point ", "zero one ", "every other ", "the day after ", "between 1 and 2 and ", "am pm ", "2026-11-20t",
    ]

    /// The number of steps for all kinds of entities of a text.
    private static func steps(_ text: String, language: String = "en") -> Int {
        let reader = PartReader(Finding.languages.language(language))
        reader.begin(text, in: TimeContext(now: Finding.now))
        for position in 0..<reader.text.count where reader.text.bytes[position] != 0x20 {
            for type in PartType.allCases { _ = reader.parts(type.number32, at: position) }
        }
        return reader.steps
    }

    @Test(arguments: phrases)
    func `steps grow like the text`(phrase: String) {
        func text(_ length: Int) -> String { String(repeating: phrase, count: length / phrase.utf8.count) }
        let (short, long) = (Self.steps(text(80)), Self.steps(text(320)))
        #expect(long < 6 * short + 1_000, "\(short) steps for 80 bytes, \(long) for 320")
        #expect(long < 320 * 1_000, "\(long)")
    }

    @Test func `mixed phrases`() {
        var generator = SplitMix(seed: 17)
        for length in [100, 400] {
            var text = ""
            while text.utf8.count < length { text += Self.phrases.randomElement(using: &generator)! }
            #expect(Self.steps(text) < text.utf8.count * 1_000, "\(length)")
        }
    }

    @Test(arguments: ["de", "fr", "zh", "ja"])
    func `other languages`(language: String) {
        let phrases = [
            "de": "drei einhalb stunden und halb ", "fr": "le premier lundi de ", "zh": "三百二十一点半的", "ja": "三月五日の午後三時半",
        ]
        func text(_ count: Int) -> String { String(repeating: phrases[language] ?? "", count: count) }
        let (short, long) = (Self.steps(text(3), language: language), Self.steps(text(12), language: language))
        #expect(long < 6 * short + 1_000, "\(short) \(long)")
    }

    @Test func `rows that need some parts to reach their usual cost`() {
        func steps(_ count: Int) -> Int { Self.steps(String(repeating: "one hour two minutes ", count: count)) }
        let counts = [20, 40, 80].map(steps)
        #expect(10 * (counts[2] - counts[1]) < 21 * (counts[1] - counts[0]), "\(counts)")
    }

    // MARK: Depth

    /// Long rows need a stack that a thread has.
    @Test(arguments: [
        "one hour ", "monday ", "3 days after ", "zero one two ", "the first of ", "one hour and two minutes, ", "(",
        "1/", "-",
        "minus ", "half past ", "a quarter of ", "every ", "- ",
    ])
    func `rows of hundreds of parts`(phrase: String) throws {
        let text = String(repeating: phrase, count: 200)
        let found = SmallThread.value {
            Finding.entities(in: text).map(\.range)
        }
        for (one, next) in zip(found, found.dropFirst()) { #expect(one.upperBound <= next.lowerBound) }
        #expect(found.allSatisfy { !$0.isEmpty && $0.upperBound <= text.utf8.count })
    }

    @Test func `a row within the limit is one part`() {
        #expect(
            Finding.texts(of: .number, in: "one two three four five six seven eight nine zero") == [
                "one two three four five six seven eight nine zero"
            ] || Finding.numbers(in: "one two three four five six seven eight nine zero").count == 10
        )
    }

    // MARK: Huge numbers

    @Test(arguments: [
        "1e308 hours", "at 5 pm for 1e30 hours", "at 5 for 1e308 hours", "in 1e30 days", "1e308 years ago",
        "1e308 dollars and 50 cents", "5 feet 1e308 inches", "the 999999999999999th monday of may",
        "next 99999999999999 weeks", "last 99999 centuries", "every 1e300 weeks", "999999999999999 minutes past 5",
        "3 days after 9999-12-31", "from 9999-12-31 to 0001-01-01", "3 days before 0001-01-01", "week 53 of 9999",
        "the weekend before 0001-01-02", "chinese new year 9999", "the 99th century", "1e308 percent", "1e308 ^ 400",
        "1e308 thousand million billion", "between 1e308 and 1e308 dollars", "2147483648 seasons ago",
        "the 999th day of 9999", "from december 9999 to february", "end of 9999",
    ])
    func `numbers beyond all measure`(text: String) {
        for entity in Finding.entities(in: text) {
            #expect(!entity.json(in: text).description.contains("inf"), "\(entity)")
        }
    }

    // MARK: Any text

    @Test func `random texts have entities within them`() {
        var generator = SplitMix(seed: 5)
        let scalars = Array("aemnpoty 0123456789 .,:/-+$%°½月日三十時分é'’()@#\u{300}\u{200D}👍ア١२\n").flatMap(
            \.unicodeScalars
        )
        for _ in 0..<40 {
            var text = ""
            for _ in 0..<Int.random(in: 0...60, using: &generator) {
                if Bool.random(using: &generator) {
                    text += Self.phrases.randomElement(using: &generator)!
                } else {
                    text.unicodeScalars.append(scalars.randomElement(using: &generator)!)
                }
            }
            for language in ["en", "zh"] { check(text, language) }
        }
    }

    private func check(_ text: String, _ language: String) {
        let bytes = Array(text.utf8)
        var last = 0
        for entity in Finding.entities(in: text, language: language) {
            let isInOrder = entity.range.lowerBound >= last && entity.range.upperBound <= bytes.count
            #expect(isInOrder && !entity.range.isEmpty, "\(language) \(text.debugDescription): \(entity.range)")
            #expect(String(validating: bytes[entity.range], as: UTF8.self) != nil, "\(text.debugDescription)")
            #expect(
                !entity.values.isEmpty && Set(entity.values).count == entity.values.count,
                "\(text.debugDescription)"
            )
            last = entity.range.upperBound
        }
    }

    @Test(arguments: ["1 ", "one ", "monday ", "7", "a@b.cd "])
    func `twenty thousand bytes`(phrase: String) {
        let text = String(repeating: phrase, count: 20_000 / phrase.utf8.count)
        let reader = PartReader(Finding.languages.language("en"))
        reader.begin(text, in: nil)
        for position in 0..<reader.text.count where reader.text.bytes[position] != 0x20 {
            _ = reader.parts(PartType.number.number32, at: position)
        }
        #expect(reader.steps < 100 * text.utf8.count)
    }
}

/// A thread with a stack of 512 kB, the size on many systems.
private enum SmallThread {
    static func value<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        let box = Box<Value>()
        let thread = Thread {
            box.value = work()
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return box.value!
    }

    /// `@unchecked Sendable` holds because it is written before the thread signals, and read after that.
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }
}
