import FuzzRunner
import Parlance

/// Any text after a verb is read for values of all built-in slot types, with a deterministic result and slots within the
/// text, on a small stack.
@main
enum Entities: FuzzTarget {
    private static let types = [
        "number", "ordinal", "percent", "temperature", "dimension", "money", "age", "duration", "date", "time",
        "date-time",
        "date-range", "time-range", "date-time-range", "recurrence", "phone", "email", "url", "yes-no",
    ]

    private static let parsers = ["en", "de", "zh"].map { language in
        let intents = types.map {
            "  \($0): {data: [{sentences: ['x {\($0):value}', 'x {\($0):value} {\($0):more}']}]}"
        }
        do {
            return try Parser(yaml: "language: \(language)\nintents:\n\(intents.joined(separator: "\n"))")
        } catch {
            fatalError("\(error)")
        }
    }

    /// 29 February 2028, a Tuesday.
    private static let now = ReferenceTime(year: 2028, month: 2, day: 29, hour: 12)

    private static let stack = SmallStack()

    static func check(_ bytes: [UInt8]) {
        let text = "x " + String(decoding: bytes, as: UTF8.self)
        stack.run {
            for parser in parsers { check(text, parser) }
        }
    }

    private static func check(_ text: String, _ parser: Parser) {
        let options = ParseOptions(limit: 20, now: now)
        do throws(ParseError) {
            let result = try parser.parse(text, options: options)
            for spoken in result.readings.flatMap(\.slots).compactMap(\.spoken) {
                require(!spoken.range.isEmpty, "a slot has a range")
                require(spoken.range.upperBound <= text.endIndex, "a range is in the text")
            }
            require((try? parser.parse(text, options: options))?.json == result.json, "a text is read in one way")
        } catch {
            require(error == .tooManyWays || text.utf8.count > Parser.textLimit, "nothing else is refused")
        }
    }
}
