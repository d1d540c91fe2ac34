import Foundation
import FuzzRunner
import Parlance

/// Any bytes are a compiled grammar that parses, or they are refused.
///
/// They are tried unchanged, and with a matching header, because random bytes never have a valid checksum.
@main
enum CompiledFiles: FuzzTarget {
    private static let utterances = ["please turn on the lamp", "set it to two point five", "か x y", ""]

    /// The first bytes of the files that this program writes.
    private static let header: Header = {
        guard let parser = try? Parser(yaml: "language: en\nintents: {A: {data: [{sentences: [a]}]}}") else {
            fatalError("a small grammar can be read")
        }
        let file = Array(parser.compiledData())
        let header = Header(of: file)
        require(header.fitted(to: file) == file, "the checksum is known here")
        return header
    }()

    static func check(_ bytes: [UInt8]) {
        load(bytes)
        load(header.fitted(to: bytes))
    }

    private static func load(_ bytes: [UInt8]) {
        do throws(CompiledGrammarError) {
            let parser = try Parser(compiled: Data(bytes))
            checkParsing(parser)
            checkWriting(parser)
        } catch {
            require(!error.message.isEmpty, "an error says something")
        }
    }

    private static func checkParsing(_ parser: Parser) {
        for text in utterances {
            for limit in [1, 3] {
                let context: [String: Value] = ["area": .string("bath")]
                let options = ParseOptions(context: context, preferredSlot: "name", limit: limit)
                guard let result = try? parser.parse(text, options: options) else {
                    require(false, "a short utterance is not refused")
                    continue
                }
                _ = (result.json, result.nearest)
            }
        }
        guard let value = try? Template("[<a>] b [<the>]") else { return }
        let lists = ["name": SlotList.values([ListValue(input: value, output: nil)])]
        _ = try? parser.with(lists: lists).parse("turn on b")
    }

    /// A file that was read can be written and read again, and is then the same.
    private static func checkWriting(_ parser: Parser) {
        let data = parser.compiledData()
        guard let again = try? Parser(compiled: data) else { return require(false, "what is written can be read") }
        require(again.compiledData() == data, "it is written in the same way again")
    }
}
