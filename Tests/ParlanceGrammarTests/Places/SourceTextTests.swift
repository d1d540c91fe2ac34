import Testing

@testable import ParlanceGrammar

struct SourceTextTests {
    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    func `offsets and places are two ways to say the same`(lineEnd: String) {
        let lines = ["", "tea", String(repeating: "é👩‍🚀", count: 100), "", "e\u{301}"]
        let source = SourceText(name: "tea.yaml", text: lines.joined(separator: lineEnd))
        var offset = 0
        for (index, line) in lines.enumerated() {
            let scalars = Array(line.unicodeScalars)
            for column in 1...scalars.count + 1 {
                let place = SourcePlace(file: "tea.yaml", line: index + 1, column: column)
                #expect(source.place(at: offset) == place)
                #expect(source.excerpt(around: place).line == line)
                #expect(source.offset(line: place.line, column: column) == offset)
                let rest = source.scalars(from: offset).prefix(scalars.count - column + 1)
                #expect(Array(rest) == Array(scalars[(column - 1)...]))
                offset += 1
            }
            offset += lineEnd.unicodeScalars.count - 1
        }
    }

    @Test func `a byte order mark is not part of the text`() {
        #expect(SourceText(name: "", text: "\u{FEFF}tea").text == "tea")
        #expect(SourceText(name: "", text: "tea\u{FEFF}").text == "tea\u{FEFF}")
    }

    @Test(arguments: [-1, 0, 1, 3, 4, 100])
    func `places beyond the text are its end`(number: Int) {
        let source = SourceText(name: "", text: "a\nb")
        #expect((0...3).contains(source.offset(line: number, column: 5)))
        #expect(source.scalars(from: number).count == 3 - min(max(number, 0), 3))
        #expect(source.offset(line: 1, column: number) <= 3)
    }

    @Test func `the excerpt of a long line is the part around the place`() {
        let source = SourceText(name: "", text: "x\n" + String(repeating: "0123456789", count: 1_000) + "\nx")
        for (column, first, count) in [(1, 1, 500), (400, 1, 899), (5_001, 4_501, 1_000), (10_000, 9_500, 501)] {
            let excerpt = source.excerpt(around: SourcePlace(file: "", line: 2, column: column))
            #expect(excerpt.column == first)
            #expect(excerpt.line.count == count, "\(column)")
            #expect(excerpt.line.first == "\((first - 1) % 10)".first)
        }
    }
}
