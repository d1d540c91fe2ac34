import CParlance
import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceC

/// `.ci/programs` builds and runs the programs; these tests compare them with the article.
@Suite("Programs in C")
struct ProgramTests {
    private static let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    private static let article = programs.appending(
        path: "../../../Sources/Parlance/Parlance.docc/FromC.md"
    ).standardized

    @Test("The C code of the article stands in a program that is run")
    func excerpts() throws {
        let sources = try Self.sources()
        let excerpts = try Document(contentsOf: Self.article).texts(in: "c")
        #expect(excerpts.count >= 6)
        for excerpt in excerpts { #expect(sources.contains { $0.contains(excerpt) }, "\(excerpt)") }
    }

    @Test("The grammar of the article is that of the programs")
    func grammar() throws {
        let grammar = try String(contentsOf: Self.programs.appending(path: "kitchen.yaml"), encoding: .utf8)
        #expect(try Document(contentsOf: Self.article).texts(in: "yaml") == ["# kitchen.yaml\n" + grammar])
    }

    @Test("Every function of the header is called by a program")
    func everyFunctionIsCalled() throws {
        let header = try String(
            contentsOf: Self.programs.appending(path: "../../../Sources/CParlance/include/parlance.h"),
            encoding: .utf8
        )
        let code = try Self.sources().joined()
        for match in header.matches(of: #/\b(parlance_[a-z_]+)\(/#) {
            #expect(code.contains("\(match.output.1)("), "\(match.output.1)")
        }
    }

    private static func sources() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: programs.path).filter { $0.hasSuffix(".c") }
            .map { try String(contentsOf: programs.appending(path: $0), encoding: .utf8) }
    }
}
