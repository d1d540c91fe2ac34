import CParlance
import Foundation
import Parlance
import Testing

@testable import ParlanceC

@Suite("Functions of the C interface")
struct InterfaceTests {
    private static let grammar = """
        language: en
        intents: {Brew: {data: [{sentences: ["brew {drink}"]}]}}
        lists: {drink: {values: [tea, coffee]}}
        """

    /// A parser for `body`, which is freed after it.
    private func withParser(_ body: (OpaquePointer) throws -> Void) throws {
        var parser: OpaquePointer?
        let status = parlanceParserLoadText(Self.grammar, Self.grammar.utf8.count, nil, nil, &parser, nil)
        #expect(status == PARLANCE_OK)
        defer { parlanceParserFree(parser) }
        try body(try #require(parser))
    }

    @Test("JSON is that of the batch contract", arguments: ["brew tea", "brew coffe", "brew cocoa", "", "brew\0tea 👍🏽"])
    func batchContract(text: String) throws {
        try withParser { parser in
            var json: UnsafeMutablePointer<CChar>?
            let status = parlanceParseJSON(parser, text, text.utf8.count, nil, &json, nil)
            #expect(status == PARLANCE_OK)
            defer { parlanceStringFree(json) }
            var session = BatchSession(try Parser(yaml: Self.grammar))
            let line = try JSONEncoder().encode(["text": text])
            #expect(String(cString: try #require(json)) == String(decoding: session.answer(line), as: UTF8.self))
        }
    }

    @Test(
        "Options name the intents, the apps and the language of an utterance",
        arguments: [
            (#"{"intents": ["Brew"]}"#, PARLANCE_OK), (#"{"language": "en-GB"}"#, PARLANCE_OK),
            (#"{"intents": ["Brw"]}"#, PARLANCE_INVALID_REQUEST), (#"{"language": "de"}"#, PARLANCE_INVALID_REQUEST),
            (#"{"apps": ["a"]}"#, PARLANCE_INVALID_REQUEST),
        ]
    )
    func restrictions(options: String, expected: parlance_status) throws {
        try withParser { parser in
            var json: UnsafeMutablePointer<CChar>?
            let status = parlanceParseJSON(parser, "brew tea", 8, options, &json, nil)
            defer { parlanceStringFree(json) }
            #expect(status == expected)
            guard let json else { return }
            let answer = String(cString: json)
            #expect(answer.contains(#""intent":"Brew""#))
            #expect(answer.contains(#""language":"en""#) == options.contains("language"))
        }
    }

    @Test("Results for several texts are those of each one, for any number of threads", arguments: [0, 1, 2, 7, 4_000])
    func manyTexts(threads: UInt32) throws {
        let texts = (0..<500).map { ["brew tea", "brew cofee", "no", "\u{1}"][$0 % 4] }
        try withParser { parser in
            var (lines, length): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
            let copies = texts.map { strdup($0) }
            defer { for copy in copies { free(copy) } }
            let status = parlanceParseMany(
                parser,
                copies.map { UnsafePointer($0) },
                texts.map(\.utf8.count),
                texts.count,
                nil,
                threads,
                &lines,
                &length,
                nil
            )
            defer { parlanceStringFree(lines) }
            #expect(status == PARLANCE_OK)
            let found = String(cString: try #require(lines))
            var session = BatchSession(try Parser(yaml: Self.grammar))
            let expected = try texts.map {
                String(decoding: session.answer(try JSONEncoder().encode(["text": $0])), as: UTF8.self) + "\n"
            }
            #expect(found == expected.joined() && found.utf8.count == length)
        }
    }

    @Test("The version of the interface is that of the header")
    func version() {
        #expect(parlanceABIVersion() == PARLANCE_ABI_VERSION)
        #expect(String(cString: parlanceVersion()) == ParlanceVersion.current)
    }

    @Test("A result outlives its parser")
    func lifetimes() throws {
        var result: OpaquePointer?
        try withParser { parser in
            let status = parlanceParse(parser, "brew tea", -1, nil, &result, nil)
            #expect(status == PARLANCE_OK)
        }
        var intent: UnsafeMutablePointer<CChar>?
        #expect(parlanceResultIntent(result, 0, &intent, nil) == PARLANCE_OK)
        #expect(String(cString: try #require(intent)) == "Brew")
        parlanceStringFree(intent)
        parlanceResultFree(result)
    }
}
