import Foundation
import Parlance
import ParlanceTestSupport
import Testing

@Suite("Compiled grammars in files")
struct ParserCompiledTests {
    private static let yaml = "language: en\nintents: {Greet: {data: [{sentences: ['hello [there]']}]}}"

    @Test("They are read from data, at any alignment, and from files")
    func load() throws {
        let data = try Parser(yaml: Self.yaml).compiledData()
        let shifted = (Data([0, 0, 0]) + data).dropFirst(3)
        let folder = try TemporaryFolder()
        let path = try folder.write(data, to: "greet.parlance")
        let parsers = try [Parser(compiled: data), Parser(compiled: shifted), Parser(compiledGrammarAt: path)]
        try FileManager.default.removeItem(atPath: path)
        for parser in parsers {
            #expect(try parser.parse("Hello there!").readings.first?.source.description == "grammar.yaml:2:40")
            #expect(parser.compiledData() == data)
        }
    }

    @Test(
        "Later changes of the file do not affect the parser",
        arguments: [Data(), Data("x".utf8), Data(repeating: 0xFF, count: 100_000)]
    )
    func outliveChanges(contents: Data) throws {
        let folder = try TemporaryFolder()
        let data = try Parser(yaml: Self.yaml).compiledData()
        let path = try folder.write(data, to: "greet.parlance")
        let parser = try Parser(compiledGrammarAt: path)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: contents)
        #expect(try parser.parse("Hello there!").readings.first?.intent == "Greet")
        #expect(parser.compiledData() == data)
        #expect(throws: CompiledGrammarError.self) { try Parser(compiledGrammarAt: path) }
    }

    @Test("Unreadable files are reported")
    func refuse() throws {
        let folder = try TemporaryFolder()
        let text = try folder.write(Self.yaml, to: "greet.yaml")
        let empty = try folder.write("", to: "empty")
        #expect(throws: CompiledGrammarError.notCompiled) { try Parser(compiledGrammarAt: text) }
        #expect(throws: CompiledGrammarError.notCompiled) { try Parser(compiledGrammarAt: empty) }
        #expect(throws: CompiledGrammarError.notCompiled) { try Parser(compiled: Data()) }
        #expect(throws: CompiledGrammarError.unreadable(reason: "No such file or directory")) {
            try Parser(compiledGrammarAt: folder.path(of: "none"))
        }
        #expect(throws: CompiledGrammarError.unreadable(reason: "it is no file")) {
            try Parser(compiledGrammarAt: folder.path)
        }
    }
}
