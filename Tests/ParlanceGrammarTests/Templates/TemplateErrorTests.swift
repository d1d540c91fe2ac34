import Testing

@testable import ParlanceGrammar

struct TemplateErrorTests {
    @Test(arguments: errors)
    func `every problem has its exact place`(text: String, problem: TemplateError.Problem, range: Range<Int>) {
        #expect(throws: TemplateError(problem: problem, range: range)) { try Template(text) }
    }

    static let errors: [(String, TemplateError.Problem, Range<Int>)] = [
        ("", .empty, 0..<0),
        (" \t\r\n", .empty, 0..<4),
        ("a (b", .unclosed("("), 2..<3),
        ("a [b (c)", .unclosed("["), 2..<3),
        ("a (b [c", .unclosed("["), 5..<6),
        ("a {b", .unclosed("{"), 2..<3),
        ("a {b {c}", .unclosed("{"), 2..<3),
        ("é👩‍🚀 <b", .unclosed("<"), 5..<6),
        (#"a (b\)"#, .unclosed("("), 2..<3),
        (#"{a\}"#, .unclosed("{"), 0..<1),
        ("a) b", .unexpectedCloser(")", open: nil), 1..<2),
        ("a] b", .unexpectedCloser("]", open: nil), 1..<2),
        ("a} b", .unexpectedCloser("}", open: nil), 1..<2),
        ("a> b", .unexpectedCloser(">", open: nil), 1..<2),
        ("a (b] c", .unexpectedCloser("]", open: "("), 4..<5),
        ("a [b) c", .unexpectedCloser(")", open: "["), 4..<5),
        ("a [b} c", .unexpectedCloser("}", open: "["), 4..<5),
        ("  a () b", .emptyGroup("("), 4..<6),
        ("a [] b", .emptyGroup("["), 2..<4),
        ("a {} b", .emptyGroup("{"), 2..<4),
        ("a <> b", .emptyGroup("<"), 2..<4),
        ("(a|b;c)", .mixedSeparators, 4..<5),
        ("(a;b|c)", .mixedSeparators, 4..<5),
        ("a|b;c", .mixedSeparators, 3..<4),
        ("[a;(b|c);d|e]", .mixedSeparators, 10..<11),
        ("a\\", .danglingEscape, 1..<2),
        (#"a\\\"#, .danglingEscape, 3..<4),
        ("{a\\", .danglingEscape, 2..<3),
        ("a {:x}", .missingName, 2..<6),
        ("a {x:}", .missingName, 2..<6),
        ("a {@}", .missingName, 2..<5),
        ("a {x:@}", .missingName, 2..<7),
        ("a {:}", .missingName, 2..<5),
        ("{5..1:n}", .badRange(.empty), 0..<8),
        ("{1..5,0:n}", .badRange(.step), 0..<10),
        ("{0..9007199254740993:n}", .badRange(.outOfBounds), 0..<23),
        ("{0..99999999999999999999:n}", .badRange(.outOfBounds), 0..<27),
    ]

    @Test(arguments: [("(", ")"), ("[", "]")])
    func `groups nest as deeply as anyone needs, and an error tells when they nest deeper`(open: String, close: String)
    {
        func nested(_ depth: Int) -> String {
            String(repeating: open, count: depth) + "a" + String(repeating: close, count: depth)
        }
        let limit = TemplateParser.depthLimit
        #expect(throws: Never.self) { try Template(nested(1_000)) }
        #expect(throws: Never.self) { try Template(nested(limit)) }
        for depth in [limit + 1, 1_000_000] {
            #expect(throws: TemplateError(problem: .nestedTooDeeply(limit: limit), range: limit..<limit + 1)) {
                try Template(nested(depth))
            }
        }
    }

    @Test(arguments: ["{", "<"])
    func `a million open braces are one error`(open: Character) {
        #expect(throws: TemplateError(problem: .unclosed(open), range: 0..<1)) {
            try Template(String(repeating: open, count: 1_000_000))
        }
    }

    @Test(arguments: [("[(", ")]"), ("([", "|b]|c)"), ("(a;[|", "])")])
    func `a deep tree is printed, compared, hashed, searched and freed on a small stack`(open: String, close: String) {
        let count = TemplateParser.depthLimit / 2
        let text = String(repeating: open, count: count) + "{a}" + String(repeating: close, count: count)
        let isSound = onSmallStack {
            guard let one = try? Template(text), let other = try? Template(text) else { return false }
            return one == other && one.hashValue == other.hashValue && one.expression.references.count == 1
                && Template(printing: one.expression).text == text
        }
        #expect(isSound)
    }
}
