import Foundation
import FuzzRunner
import Parlance

/// Any text is an utterance with a deterministic result and slots within the text; any bytes are lines of a batch, each
/// with one line as answer.
@main
enum Utterances: FuzzTarget {
    /// A language that separates words and one that joins them.
    private static let parsers = ["en", "de"].map { language in
        do {
            return try Parser(yaml: Everything.grammar(language: language))
        } catch {
            fatalError("\(error)")
        }
    }

    /// The options of each; batches also ask the first without options.
    private static let options = [
        ParseOptions(
            context: ["area": .string("kitchen"), "domain": .string("light")],
            preferredMetadata: "favourite",
            preferredSlot: "name",
            limit: 5
        ),
        ParseOptions(),
    ]

    private static let stack = SmallStack()

    private static let exhausting: Parser = {
        do {
            return try Parser(yaml: Exhausting.grammar)
        } catch {
            fatalError("\(error)")
        }
    }()

    /// Many readings with edits, and one exact reading.
    private static let demanding = [
        ParseOptions(limit: 256, edits: 8), ParseOptions(context: ["mood": .string("b")], edits: 0), ParseOptions(),
    ]

    static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        stack.run { exhaust(text) }
        for (parser, options) in zip(parsers, options) {
            guard let result = try? parser.parse(text, options: options) else {
                require(text.utf8.count > Parser.textLimit, "only texts that are too long are refused")
                continue
            }
            check(result, of: text)
            let again = try? parser.parse(text, options: options)
            require(again?.json == result.json, "the same text is read in the same way")
        }
        checkBatch(bytes)
    }

    /// Text with too many readings is refused; no text takes long, or much memory.
    private static func exhaust(_ text: String) {
        for options in demanding {
            do throws(ParseError) {
                let result = try exhausting.parse(text, options: options)
                check(result, of: text)
                require(result.readings.count <= options.limit || result.match == .ambiguous, "no more than asked for")
            } catch {
                require(error == .tooManyWays || text.utf8.count > Parser.textLimit, "nothing else is refused")
            }
        }
        _ = try? exhausting.explanation(of: text, options: demanding[0])
    }

    private static func check(_ result: ParseResult, of text: String) {
        require(result.match == .none || !result.readings.isEmpty, "a match has a reading")
        for spoken in result.readings.flatMap(\.slots).compactMap(\.spoken) { check(spoken, in: text) }
        for miss in result.nearest {
            check(miss.stopped, miss.stoppedScalars, in: text)
            require(miss.unknown?.text != "", "an unknown value has a text")
        }
    }

    private static func check(_ spoken: Slot.Spoken, in text: String) {
        require(!spoken.text.isEmpty, "a slot has a text")
        require(!spoken.range.isEmpty, "a slot has a range")
        check(spoken.range, spoken.scalarRange, in: text)
    }

    /// Both ranges are within the text and equal.
    private static func check(_ range: Range<String.Index>, _ scalarRange: Range<Int>, in text: String) {
        let scalars = text.unicodeScalars
        let isInside = range.lowerBound >= text.startIndex && range.upperBound <= text.endIndex
        require(isInside, "a range is in the text")
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        let end = scalars.distance(from: scalars.startIndex, to: range.upperBound)
        require(scalarRange == start..<end, "both ranges are the same: \(scalarRange)")
    }

    private static func checkBatch(_ bytes: [UInt8]) {
        var session = BatchSession(parsers[0])
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let answer = session.answer(Data(line))
            require(!answer.contains(UInt8(ascii: "\n")), "an answer is one line")
            let members = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
            let kinds = ["match", "lists", "error"].filter { members?[$0] != nil }
            require(kinds.count == 1, "an answer is of one kind")
        }
    }
}
