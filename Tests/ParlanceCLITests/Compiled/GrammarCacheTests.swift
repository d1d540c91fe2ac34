import Foundation
import ParlanceTestSupport
import Testing

@Suite("Grammars that are kept compiled")
struct GrammarCacheTests {
    /// A house whose commands use a cache.
    private struct Home {
        let house = try? House()
        let cache = try? TemporaryFolder()

        var folder: String { (cache?.path ?? "") + "/parlance" }

        func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Command.Outcome {
            try run(["parse", "-g", "house.yaml"] + arguments, environment: environment)
        }

        func chat(_ input: String) throws -> Command.Outcome { try run(["chat", "-g", "house.yaml"], input: input) }

        private func run(
            _ arguments: [String],
            input: String = "",
            environment: [String: String] = [:]
        ) throws -> Command.Outcome {
            var command = try #require(house).command()
            command.arguments = arguments
            command.input = Data(input.utf8)
            command.environment = ["XDG_CACHE_HOME": cache?.path ?? ""].merging(environment) { _, new in new }
            return try command.run()
        }

        /// The cached grammars, in order.
        func entries() -> [String] { files().filter { $0.hasSuffix(".parlance") } }

        /// All files of the cache, in order.
        func files() -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }

        func content(of entry: String) throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(entry)"))
        }

        /// The identity of each file, which changes with every write.
        func fileNumber(of entry: String) throws -> UInt64? {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(entry)")
            return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
        }

        func write(_ data: Data, to entry: String) throws {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(entry)"))
        }
    }

    @Test("The second time the grammar is not compiled")
    func hits() throws {
        let home = Home()
        let first = try home.run("turn on the lamp")
        #expect(first.output.hasPrefix("TurnOn\n"))
        let entry = try #require(home.entries().first)
        #expect(home.entries() == [entry])
        #expect(entry.wholeMatch(of: #/[0-9a-f]{1,16}\.parlance/#) != nil)
        #expect(try home.run("turn on the lamp") == first)
        // Verifies that the entry is read: it is not written again, and its content gives the answer.
        let number = try home.fileNumber(of: entry)
        #expect(try home.run("turn on the lamp") == first)
        #expect(try home.fileNumber(of: entry) == number)
        #expect(try home.run("--no-cache", "turn on the lamp") == first)
        #expect(home.entries() == [entry])
    }

    @Test func `the second conversation compiles nothing, and is the same`() throws {
        let home = Home()
        let input = "turn on the lamp\nnonsense\n"
        let first = try home.chat(input)
        #expect(first.output.hasPrefix("> turn on the lamp\nTurnOn: success\n"))
        let entry = try #require(home.entries().first)
        let number = try home.fileNumber(of: entry)
        #expect(try home.chat(input) == first)
        #expect(try home.fileNumber(of: entry) == number)
        // Answers are part of the grammar then, so requests alone have another entry.
        #expect(try home.run("turn on the lamp").code == 0)
        #expect(home.entries().count == 2)
    }

    @Test("A difference in content, name, language or known lists causes a compilation")
    func misses() throws {
        let home = Home()
        let house = try #require(home.house)
        let first = try home.run("turn on the lamp")
        #expect(home.entries().count == 1)
        try house.folder.write(House.text.replacing("TurnOn:", with: "Light:"), to: "house.yaml")
        #expect(try home.run("turn on the lamp").output.hasPrefix("Light\n"))
        #expect(home.entries().count == 2)
        try house.folder.write(House.text, to: "house.yaml")
        #expect(try home.run("turn on the lamp") == first)
        #expect(home.entries().count == 2)
        #expect(try home.run("--language", "en", "turn on the lamp") == first)
        #expect(home.entries().count == 3)
        #expect(try home.run("-g", "./house.yaml", "turn on the lamp").code == 0)
        #expect(home.entries().count == 4)
        try house.folder.write("lists: {extra: {values: [x]}}", to: "v.yaml")
        #expect(try home.run("--vocabulary", "v.yaml", "turn on the lamp") == first)
        #expect(home.entries().count == 5)
    }

    @Test("Damaged entries are compiled anew, and replaced", arguments: [0, 3, 40, 1_000])
    func rebuilds(length: Int) throws {
        let home = Home()
        let first = try home.run("turn on the lamp")
        let entry = try #require(home.entries().first)
        let content = try home.content(of: entry)
        for broken in [content.prefix(length), content.dropLast() + [content[content.count - 1] ^ 1], Data("x".utf8)] {
            try home.write(broken, to: entry)
            #expect(try home.run("turn on the lamp") == first)
            #expect(try home.content(of: entry) == content)
        }
        #expect(home.entries() == [entry])
    }

    @Test("The state of an entry whose checksum was right is known until the entry changes")
    func knowsIntactEntries() throws {
        let home = Home()
        let first = try home.run("turn on the lamp")
        let entry = try #require(home.entries().first)
        let mark = entry.replacing(".parlance", with: ".checked")
        let state = try home.content(of: mark)
        let content = try home.content(of: entry)
        // Without a state, and with a wrong one, the checksum is computed, and the state is noted.
        try FileManager.default.removeItem(atPath: "\(home.folder)/\(mark)")
        #expect(try home.run("turn on the lamp") == first)
        #expect(try home.content(of: mark) == state)
        try home.write(Data("1 2 3 4.5\n".utf8), to: mark)
        #expect(try home.run("turn on the lamp") == first)
        #expect(try home.content(of: mark) == state)
        // The same content in another file has another state.
        try home.write(content, to: entry)
        #expect(try home.run("turn on the lamp") == first)
        let other = try home.content(of: mark)
        #expect(other != state)
        #expect(try home.run("turn on the lamp") == first)
        #expect(try home.content(of: mark) == other)
        #expect(try home.content(of: entry) == content)
    }

    @Test("Where nothing can be kept all is well")
    func doesWithout() throws {
        let home = Home()
        let house = try #require(home.house)
        let first = try home.run("turn on the lamp")
        try house.folder.write("", to: "file")
        let locked = house.folder.path(of: "locked")
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o500]
        try FileManager.default.createDirectory(
            atPath: locked,
            withIntermediateDirectories: false,
            attributes: attributes
        )
        for folder in ["/dev/null", house.folder.path(of: "file"), locked, "/proc/none", "relative"] {
            let environment = ["XDG_CACHE_HOME": folder, "HOME": "/dev/null"]
            #expect(try home.run("turn on the lamp", environment: environment) == first)
        }
        #expect(!FileManager.default.fileExists(atPath: house.folder.path(of: "relative")))
        // An entry that is a folder can be neither read nor replaced.
        let entry = try #require(home.entries().first)
        try FileManager.default.removeItem(atPath: "\(home.folder)/\(entry)")
        try FileManager.default.createDirectory(atPath: "\(home.folder)/\(entry)", withIntermediateDirectories: false)
        #expect(try home.run("turn on the lamp") == first)
        #expect(home.entries() == [entry])
    }

    @Test("Without a folder for caches it is .cache in the home")
    func livesAtHome() throws {
        let home = Home()
        let folder = try TemporaryFolder()
        #expect(try home.run("lights on", environment: ["XDG_CACHE_HOME": "", "HOME": folder.path]).code == 1)
        #expect(home.entries() == [])
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: ".cache/parlance"))
        #expect(kept.filter { $0.hasSuffix(".parlance") }.count == 1)
    }

    @Test("Warnings of language files are shown with those of the grammar")
    func warnsOfLanguages() throws {
        let home = Home()
        try #require(home.house).folder.write("language: fr\nfiller: euh", to: "languages/fr.yaml")
        let warning = """
            languages/fr.yaml:2:1: warning[unknown-key]: unknown key 'filler'; it is ignored; did you mean 'fillers'?
             2 | filler: euh
               | ^~~~~~

            """
        #expect(try home.run("--languages", "languages", "turn on the lamp").error == warning)
        #expect(try home.run("--languages", "languages", "turn on the lamp").error == "")
        #expect(try home.run("--no-cache", "--languages", "languages", "turn on the lamp").error == warning)
    }

    @Test("Warnings are shown when a grammar is compiled, and no more as long as it is kept")
    func warns() throws {
        let home = Home()
        let text = "language: en\nintents: {A: {data: [{sentences: [\"on {name}\", hi], sentence: x}]}}"
        try #require(home.house).folder.write(text, to: "house.yaml")
        let expected = """
            house.yaml:2:39: warning[undefined-list]: no list is called 'name'; until one is given at run time, a template can't match; if none is given, add it to 'lists'
             2 | intents: {A: {data: [{sentences: ["on {name}", hi], sentence: x}]}}
               |                                       ^~~~~~
            house.yaml:2:53: warning[unknown-key]: unknown key 'sentence'; it is ignored; did you mean 'sentences'?
             2 | intents: {A: {data: [{sentences: ["on {name}", hi], sentence: x}]}}
               |                                                     ^~~~~~~~

            """
        #expect(try home.run("--jsonl").error == expected)
        for _ in 0..<2 { #expect(try home.run("--jsonl").error == "") }
        #expect(try home.run("--jsonl", "--no-cache").error == expected)
        #expect(home.entries().count == 1)
        // Unknown, and therefore an error, which is not cached.
        #expect(try home.run("hi").code == 2)
        #expect(home.entries().count == 1)
    }

    @Test("Only so many are kept, the newest")
    func makesRoom() throws {
        let home = Home()
        let first = try home.run("turn on the lamp")
        let entry = try #require(home.entries().first)
        let old = Date(timeIntervalSinceNow: -100_000)
        for number in 0..<70 { try home.write(Data(), to: "\(number).parlance") }
        for name in [".a.tmp", "0.parlance", "0.checked", "1.parlance"] {
            try home.write(Data(), to: name)
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(home.folder)/\(name)")
        }
        try home.write(Data(), to: ".b.tmp")
        try home.write(Data(), to: entry)
        #expect(try home.run("turn on the lamp") == first)
        let kept = home.files()
        #expect(kept.filter { $0.hasSuffix(".parlance") }.count == 64)
        #expect(kept.contains(entry) && kept.contains(".b.tmp"))
        #expect(!kept.contains("0.parlance") && !kept.contains("1.parlance") && !kept.contains(".a.tmp"))
        // What is known of an entry is removed with it.
        #expect(kept.filter { $0.hasSuffix(".checked") } == [entry.replacing(".parlance", with: ".checked")])
    }

    @Test("Several at once don't get in each other's way")
    func runsAtOnce() async throws {
        let home = Home()
        let house = try #require(home.house)
        let expected = try home.run("--no-cache", "turn on the lamp")
        var command = house.command("parse", "-g", "house.yaml", "turn on the lamp")
        command.environment["XDG_CACHE_HOME"] = home.cache?.path
        let (arguments, environment, folder) = (command.arguments, command.environment, command.folder)
        let outcomes = try await withThrowingTaskGroup(of: Command.Outcome.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var command = Command()
                    (command.arguments, command.environment, command.folder) = (arguments, environment, folder)
                    return try command.run()
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0 == expected })
        #expect(home.entries().count == 1)
    }
}
