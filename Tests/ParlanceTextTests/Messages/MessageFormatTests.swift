import Testing

@testable import ParlanceText

@Suite("Message formats")
struct MessageFormatTests {
    private static let parcels = "{count, plural, =0 {no parcels} one {# parcel} other {# parcels}}"
    private static let pakete = "{count, plural, one {# Paket} other {# Pakete}}"
    private static let posylki = "{count, plural, one {# посылка} few {# посылки} many {# посылок} other {# посылки}}"

    @Test(arguments: [
        ("en", parcels, 0, "no parcels"), ("en", parcels, 1, "1 parcel"), ("en", parcels, 2000, "2,000 parcels"),
        ("de", pakete, 1, "1 Paket"), ("de", pakete, 2000, "2.000 Pakete"),
        ("ru", posylki, 1, "1 посылка"), ("ru", posylki, 3, "3 посылки"), ("ru", posylki, 5, "5 посылок"),
        ("en", "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", 22, "22nd"),
    ])
    func `plurals are those of the language`(language: String, pattern: String, count: Int, expected: String) throws {
        #expect(try MessageFormat(pattern, language: language).text(["count": .integer(count)]) == expected)
    }

    @Test(arguments: [
        ("en", "{n}", "1,234.5"), ("de", "{n}", "1.234,5"), ("fr", "{n, number}", "1\u{202F}234,5"),
        ("en", "{n, number, percent}", "123,450%"), ("en", "{n, number, ::currency/EUR}", "€1,234.50"),
        ("de", "{n, number, ::currency/EUR}", "1.234,50\u{A0}€"), ("de", "{n, number, integer}", "1.234"),
        ("no such language", "{n}", "1,234.5"),
    ])
    func `numbers are written as the language writes them`(language: String, pattern: String, expected: String) throws {
        #expect(try MessageFormat(pattern, language: language).text(["n": .number(1_234.5)]) == expected)
    }

    @Test(arguments: [
        ("en", "{when, date, ::dMMMM}", "May 3"), ("de", "{when, date, ::dMMMM}", "3. Mai"),
        ("de", "{when, time, short}", "18:30"), ("en", "{when, date, ::yMMMd}", "May 3, 2026"),
        ("de", "{n, select, other {am {when, date, ::EEEE}}}", "am Sonntag"),
    ])
    func `dates are what calendar and clock show`(language: String, pattern: String, expected: String) throws {
        let date = MessageDate(year: 2026, month: 5, day: 3, hour: 18, minute: 30)
        #expect(
            try MessageFormat(pattern, language: language).text(["when": .date(date), "n": .text("x")]) == expected
        )
    }

    @Test(arguments: [
        ("en", false, "Ann, Bob, and Zoë"), ("en", true, "Ann, Bob, or Zoë"), ("de", false, "Ann, Bob und Zoë"),
        ("de", true, "Ann, Bob oder Zoë"),
    ])
    func `lists are said as the language does`(language: String, isChoice: Bool, expected: String) throws {
        let names = MessageArgument.list(["Ann", "Bob", "Zoë"], isChoice: isChoice)
        #expect(try MessageFormat("{names}", language: language).text(["names": names]) == expected)
    }

    @Test func `a list may hold nothing, or one`() throws {
        let format = try MessageFormat("<{names}>", language: "en")
        #expect(try format.text(["names": .list([], isChoice: false)]) == "<>")
        #expect(try format.text(["names": .list(["Ann"], isChoice: false)]) == "<Ann>")
    }

    @Test func `select takes the branch of the word`() throws {
        let format = try MessageFormat("{who, select, office {to the office} other {to {who}}}", language: "en")
        #expect(try format.text(["who": .text("office")]) == "to the office")
        #expect(try format.text(["who": .text("Mary {'}")]) == "to Mary {'}")
    }

    @Test func `what is missing is told, unless it does not matter`() throws {
        let format = try MessageFormat("{who, select, office {there} other {{a} to {b}}}", language: "en")
        #expect(format.argumentNames == ["who", "a", "b"])
        #expect(throws: MessageArgumentError.missing(["who", "b"])) { try format.text(["a": .integer(1)]) }
        #expect(try format.text(["who": .text("office"), "c": .integer(1)]) == "there")
    }

    @Test func `a missing number is missing, and a text is none`() throws {
        let format = try MessageFormat(Self.parcels, language: "en")
        #expect(throws: MessageArgumentError.missing(["count"])) { try format.text([:]) }
        #expect(throws: MessageArgumentError.wrongKind) { try format.text(["count": .text("two")]) }
        #expect(throws: MessageArgumentError.wrongKind) {
            try MessageFormat("{when, date}", language: "en").text(["when": .text("today")])
        }
    }

    @Test(arguments: [
        ("Send {amount", MessagePatternError.Problem.unmatchedBraces, 5),
        ("{n, plural, one {a}", .unmatchedBraces, 0),
        ("Send {the amount", .unmatchedBraces, 5),
        ("'{' {n", .unmatchedBraces, 4),
        ("Send {the amount}", .syntax, 6),
        ("é😀 {}", .syntax, 4),
        ("{n, plural, one {a}}", .missingOther, 0),
        ("{n, plural, other}", .syntax, 12),
        ("Pay {n, money}", .unknownType, 8),
        ("Pay {n, number, ::dollars}", .unknownStyle, 15),
    ])
    func `a bad pattern is an error that knows its place`(
        pattern: String,
        problem: MessagePatternError.Problem,
        offset: Int
    ) {
        let error = #expect(throws: MessagePatternError.self) { try MessageFormat(pattern, language: "en") }
        #expect(error?.problem == problem)
        #expect(error?.offset == offset, "\(pattern)")
    }

    @Test func `patterns that would take too much are refused`() {
        let deep = String(repeating: "{a, select, other {", count: 50_000)
        #expect(throws: MessagePatternError(problem: .tooLong(limit: 8_192), offset: 0)) {
            try MessageFormat(deep, language: "en")
        }
        let flat = String(repeating: "{a}", count: 201)
        #expect(throws: MessagePatternError(problem: .tooManyArguments(limit: 200), offset: 0)) {
            try MessageFormat(flat, language: "en")
        }
        let nested =
            String(repeating: "{a, select, other {", count: 100) + "x" + String(repeating: "}}", count: 100)
        #expect(try! MessageFormat(nested, language: "en").text(["a": .text("b")]) == "x")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e-308, 9.3e18])
    func `every number is written, or refused where ICU has no form for it`(number: Double) throws {
        #expect(try !MessageFormat("{n}", language: "en").text(["n": .number(number)]).isEmpty)
        for pattern in ["{n, spellout}", "{n, duration}", "{n, plural, one {#} other {# x}}", "{n, date}"] {
            let format = try MessageFormat(pattern, language: "en")
            do {
                #expect(try !format.text(["n": .number(number)]).isEmpty, "\(pattern)")
            } catch {
                #expect(error == .wrongKind)
            }
        }
    }

    @Test func `texts hold what they are given, also long and odd ones`() throws {
        let format = try MessageFormat("it''s '{'{text}'}'", language: "en")
        for text in ["", "\0", "{", "'", "e\u{301}😀", String(repeating: "ab ", count: 5_000)] {
            #expect(try format.text(["text": .text(text)]) == "it's {\(text)}")
        }
    }

    @Test func `random patterns never trap`() {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "{", "}", "'", "#", ",", " ", "n", "plural", "select", "other", "one", "=1", "number", "::", "date", "0",
            "offset:1", "|", "é",
        ]
        for _ in 0..<3_000 {
            let pattern = (0..<Int.random(in: 1...14, using: &random)).map { _ in pieces.randomElement(using: &random)!
            }.joined()
            guard let format = try? MessageFormat(pattern, language: "de") else { continue }
            _ = try? format.text(["n": .integer(3)])
            _ = try? format.text([:])
        }
    }
}
