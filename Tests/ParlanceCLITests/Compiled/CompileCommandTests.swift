import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance compile")
struct CompileCommandTests {
    @Test("A compiled grammar gives the same results as its sources, in any folder")
    func compiles() throws {
        let house = try House()
        let compiled = try house.command("compile", "-g", "house.yaml", "-o", "house.parlance").run()
        #expect(compiled.error == "")
        #expect(
            try compiled.output.wholeMatch(of: Regex("house\\.parlance: 5 templates, \\d+ bytes, in \\d+ ms\\n")) != nil
        )
        #expect(compiled.code == 0)
        let input = "turn on the lamp\nset café to fifty percent\nlights on\nplay something"
        let expected = try house.command("parse", "-g", "house.yaml", input: input).run()
        try FileManager.default.removeItem(atPath: house.grammar)
        #expect(try house.command("parse", "-g", "house.parlance", input: input).run() == expected)
        #expect(try house.command("parse", "-l", "en-GB", "-g", "house.parlance", input: input).run() == expected)
        var command = house.command("parse", input: input)
        command.environment["PARLANCE_GRAMMARS"] = house.folder.path(of: "house.parlance")
        #expect(try command.run() == expected)
    }

    @Test("A grammar with built-in slot types gives the same results compiled, and from the cache")
    func compilesTypes() throws {
        let folder = try TemporaryFolder([
            "g.yaml": "language: en\nintents: {Wait: {data: [{sentences: [\"wait {duration:length}\"]}]}}"
        ])
        let cache = try TemporaryFolder()
        func run(_ arguments: String...) throws -> Command.Outcome {
            var command = Command()
            command.arguments = arguments
            command.folder = folder.path
            command.environment["XDG_CACHE_HOME"] = cache.path
            return try command.run()
        }
        func entry() throws -> [FileAttributeKey: Any] {
            let files = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
            let name = files.first { $0.hasSuffix(".parlance") }
            return try FileManager.default.attributesOfItem(atPath: "\(cache.path)/\(try #require(name))")
        }
        let expected = try run("parse", "--no-cache", "-g", "g.yaml", "wait an hour")
        #expect(expected.output.contains("seconds: 3600"))
        #expect(try run("compile", "-g", "g.yaml", "-o", "g.parlance").code == 0)
        #expect(try run("parse", "-g", "g.parlance", "wait an hour") == expected)
        #expect(try run("parse", "-g", "g.yaml", "wait an hour") == expected)
        let number = try entry()[.systemFileNumber] as? Int
        #expect(try run("parse", "-g", "g.yaml", "wait an hour") == expected)
        #expect(try entry()[.systemFileNumber] as? Int == number)
    }

    @Test("The same grammar gives the same file in every run, over the one that was there")
    func isStable() throws {
        let house = try House()
        let path = house.folder.path(of: "h.parlance")
        var files: [Data] = []
        for _ in 0..<3 {
            #expect(try house.command("compile", "-g", "house.yaml", "-o", "h.parlance").run().code == 0)
            files.append(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        #expect(files.allSatisfy { $0 == files[0] && $0.count > 1_000 })
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: house.folder.path).sorted() == [
                "h.parlance", "house.yaml",
            ]
        )
    }

    @Test("Programs get the result in JSON")
    func tellsPrograms() throws {
        let house = try House()
        let outcome = try house.command("compile", "--format", "json", "-g", "house.yaml", "-o", "h.parlance").run()
        let summary = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        )
        let size = try FileManager.default.attributesOfItem(atPath: house.folder.path(of: "h.parlance"))[.size] as? Int
        #expect(Set(summary.keys) == ["file", "bytes", "templates", "milliseconds"])
        #expect(summary["file"] as? String == "h.parlance")
        #expect(summary["bytes"] as? Int == size)
        #expect(summary["templates"] as? Int == 5)
    }

    @Test("Lists may follow later: warnings are shown when compiling, and not again")
    func warns() throws {
        let folder = try TemporaryFolder([
            "g.yaml": "language: en\nintents: {A: {data: [{sentences: [\"on {name}\"]}]}}",
            "v.yaml": "lists: {name: {values: [lamp]}}",
        ])
        var command = Command("compile", "-g", "g.yaml", "-o", "g.parlance")
        command.folder = folder.path
        let compiled = try command.run()
        #expect(
            compiled.error == """
                g.yaml:2:39: warning[undefined-list]: no list is called 'name'; until one is given at run time, a template can't match; if none is given, add it to 'lists'
                 2 | intents: {A: {data: [{sentences: ["on {name}"]}]}}
                   |                                       ^~~~~~

                """
        )
        #expect(compiled.code == 0)
        command.arguments = ["parse", "-g", "g.parlance", "--vocabulary", "v.yaml", "on lamp"]
        let parsed = try command.run()
        #expect(parsed.output.hasPrefix("A\n  on lamp\n"))
        #expect(parsed.error == "")
        command.arguments = ["parse", "-g", "g.parlance", "--jsonl"]
        command.input = Data("{\"lists\":{\"name\":{\"values\":[\"fan\"]}}}\n{\"text\":\"on fan\"}\n".utf8)
        #expect(try command.run().output.contains("\"match\":\"exact\""))
    }

    @Test("Corpora are run with a compiled grammar too")
    func tests() throws {
        let house = try House()
        try house.folder.write(
            "language: en\ntests: [{sentences: [turn on lamp], intent: {name: TurnOn, slots: {name: lamp, power: true}}}]",
            to: "tests.yaml"
        )
        #expect(try house.command("compile", "-g", "house.yaml", "-o", "h.parlance").run().code == 0)
        let expected = try house.command("test", "-g", "house.yaml", "tests.yaml").run()
        #expect(try house.command("test", "-g", "h.parlance", "tests.yaml").run() == expected)
        #expect(expected.output.hasSuffix("\n1 passed, 0 failed\n"))
    }

    @Test(
        "Errors are reported, and nothing is written",
        arguments: [
            (["-g", "house.yaml", "-o", "folder"], "error: 'folder' is a folder; name a file to write\n"),
            (
                ["-g", "house.yaml", "-o", "house.yaml"],
                "error: 'house.yaml' is no compiled grammar, so it is not overwritten; name another file, or remove it\n"
            ),
            (
                ["-g", "house.yaml", "-o", "/dev/null"],
                "error: '/dev/null' is no compiled grammar, so it is not overwritten; name another file, or remove it\n"
            ),
            (
                ["-g", "house.yaml", "-o", "none/x.parlance"],
                "error: none/x.parlance can't be written: No such file or directory\n"
            ),
            (
                ["-g", "none.yaml", "-o", "x"],
                "none.yaml:1:1: error[no-such-file]: there is no file or folder 'none.yaml'\n"
            ),
            (
                ["-g", "folder/h.parlance", "-o", "x"],
                "error: folder/h.parlance: this grammar is already compiled; pass its sources\n"
            ),
        ]
    )
    func refuses(arguments: [String], error: String) throws {
        let house = try House()
        try house.folder.write("", to: "folder/a")
        #expect(try house.command("compile", "-g", "house.yaml", "-o", "folder/h.parlance").run().code == 0)
        var command = house.command("compile")
        command.arguments += arguments
        #expect(try command.run() == Command.Outcome(output: "", error: error, code: 2))
        #expect(try String(contentsOfFile: house.grammar, encoding: .utf8) == House.text)
        #expect(!FileManager.default.fileExists(atPath: house.folder.path(of: "x")))
    }

    @Test("An unusable compiled grammar is reported with the reason, with exit code 2")
    func refusesWrongFiles() throws {
        let house = try House()
        #expect(try house.command("compile", "-g", "house.yaml", "-o", "h.parlance").run().code == 0)
        let file = try Data(contentsOf: URL(fileURLWithPath: house.folder.path(of: "h.parlance")))
        try house.folder.write(file.prefix(1_000), to: "cut.parlance")
        try house.folder.write(file.prefix(3), to: "stub.parlance")
        try house.folder.write(file.dropLast() + [file[file.count - 1] ^ 1], to: "bent.parlance")
        try house.folder.write(file.prefix(8) + [13] + file.dropFirst(9), to: "new.parlance")
        let remedy = "recompile it with 'parlance compile'"
        let cases: [(arguments: [String], error: String)] = [
            (
                ["-g", "cut.parlance"],
                "cut.parlance: the compiled grammar is truncated (1000 of at least \(file.count) bytes); \(remedy)"
            ),
            (
                ["-g", "stub.parlance"],
                "stub.parlance: the compiled grammar is truncated (3 of at least 48 bytes); \(remedy)"
            ),
            (["-g", "bent.parlance"], "bent.parlance: the compiled grammar is damaged (checksum); \(remedy)"),
            (
                ["-g", "new.parlance"],
                "new.parlance: the compiled grammar has version 13 of the format, this program reads version 12; \(remedy)"
            ),
            (
                ["-g", "house.yaml", "-g", "h.parlance"],
                "h.parlance: a compiled grammar can't be combined with others, because it does not contain its sources; "
                    + "pass it alone, or pass its sources"
            ),
            (
                ["-g", "h.parlance", "-l", "de"],
                "h.parlance: the compiled grammar is for 'en', not for 'de'; give another one, or remove --language"
            ),
        ]
        for (arguments, error) in cases {
            var command = house.command("parse", "lights on")
            command.arguments += arguments
            #expect(try command.run() == Command.Outcome(output: "", error: "error: \(error)\n", code: 2))
        }
    }
}
