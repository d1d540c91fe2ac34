import ParlanceTestSupport
import ParlanceText
import Testing

@testable import ParlanceEntities

@Suite("Numbers")
struct NumberTests {
    @Test(arguments: [
        ("1/2", [0.5]), ("½", [0.5]), ("2½", [2.5]), ("2 ½", [2.5]), ("2 1/2", [2.5]), ("3.14", [3.14]),
        ("3.14.15", [3, 14, 15]), ("1,234,567.89", [1_234_567.89]), ("1,234,56", [1_234, 56]), ("-5", [-5]), ("0", [0]),
        ("007", [7]), (".5", [0.5]), ("5.", [5]), ("5,", [5]), ("1e3", [1_000]), ("2.5e-3", [0.0025]), ("1e400", []),
        ("1/0", [1, 0]), ("0/5", [0]), ("1,000,000", [1_000_000]), ("1 000", [1, 0]), ("12,34", [12.34]),
    ])
    func `in digits`(text: String, numbers: [Double]) {
        #expect(Finding.numbers(in: text) == numbers)
    }

    @Test(arguments: [
        ("de", "1.234.567,89", [1_234_567.89]), ("de", "3,5", [3.5]), ("fr", "1 234 567,89", [1_234_567.89]),
        ("es", "3,5", [3.5]), ("en", "٣", [3]), ("en", "४२", [42]), ("en", "１２３．５", [123.5]), ("ja", "１２３", [123]),
        ("en", "1٢३", [1]), ("zh", "三百二十一", [321]), ("ar", "٣٫٥", [3.5]),
    ])
    func `signs and digits of languages`(language: String, text: String, numbers: [Double]) {
        #expect(Finding.numbers(in: text, language: language) == numbers)
    }

    // MARK: Size

    @Test func `huge and exact numbers keep their digits`() {
        func exact(_ text: String) -> [String?] {
            Finding.entities(in: text, [.number]).map { entity in
                if case .number(_, let exact)? = entity.values.first { exact } else { "none" }
            }
        }
        #expect(exact("12345678901234567890") == ["12345678901234567890"])
        #expect(exact("0.1000000000000000055511151231257827") == ["0.1000000000000000055511151231257827"])
        #expect(exact("1,234,567,890,123,456,789.5") == ["1234567890123456789.5"])
        #expect(exact("123456789012345") == [nil])
        #expect(exact("0.5") == [nil])
        #expect(exact(String(repeating: "9", count: 300)) == [String(repeating: "9", count: 300)])
    }

    @Test func `digits of any length are a number, or none if it is infinite`() {
        #expect(Finding.numbers(in: String(repeating: "0", count: 9_999) + "7") == [7])
        #expect(Finding.numbers(in: String(repeating: "7", count: 10_000)) == [])
        #expect(Finding.numbers(in: "0." + String(repeating: "0", count: 9_999) + "7") == [0])
        #expect(Finding.numbers(in: "1" + String(repeating: ",000", count: 2_000)).allSatisfy { $0 == 0 })
        #expect(Finding.numbers(in: "1e99999999999999999999") == [])
        #expect(Finding.numbers(in: "1/" + String(repeating: "9", count: 10_000)).count <= 1)
    }

    // MARK: Words

    @Test(arguments: ["en", "de", "fr", "es", "zh", "ja"])
    func `words of any number that ICU spells`(language: String) throws {
        var generator = SplitMix(seed: 2_026)
        let numbers = (0..<300).map { index in
            let digits = 1 + index % 12
            let least = digits == 1 ? 0 : (1..<digits).reduce(1) { power, _ in power * 10 }
            return Double(Int.random(in: least...least * 10 + 9, using: &generator))
        }
        let spelled = try #require(SpelledNumbers(language: language)).spellings(of: numbers)
        let finder = Finding.finder(language)
        var wrong: [String] = []
        for (number, spellings) in zip(numbers, spelled) {
            // Not the old signs for twenty and thirty that ICU has beside the usual ones.
            guard let spelling = spellings.first(where: { !$0.contains { "廿卅丗".contains($0) } }) else { continue }
            let found = finder.entities(in: spelling, kinds: [.number], context: nil)
            if found.map(\.values.first) != [.number(number, exact: nil)] {
                wrong.append("\(Int(number)) \(spelling) \(found.map(\.values))")
            }
        }
        #expect(wrong == [], "\(wrong.count)")
    }

    @Test(arguments: [
        ("twenty thousand and one", [20_001.0]), ("one million", [1e6]), ("two hundred thousand", [200_000]),
        ("twelve hundred", [1_200]), ("three point one four", [3.14]), ("minus seven", [-7]),
        ("five and a half", [5.5]), ("a couple of", [2]),
    ])
    func `English words`(text: String, numbers: [Double]) {
        #expect(Finding.numbers(in: text) == numbers)
    }
}
