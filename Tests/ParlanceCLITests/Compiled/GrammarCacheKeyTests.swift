import Foundation
import Parlance
import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Keys of grammars that are kept compiled")
struct GrammarCacheKeyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func key(
        _ files: [String: String],
        language: String? = nil,
        languageFiles: [String] = [],
        _ lists: UndefinedLists = .error,
        adding addition: GrammarCache.Key.Addition? = nil
    ) throws -> GrammarCache.Key {
        for (name, text) in files { try folder.write(text, to: name) }
        return GrammarCache.Key(
            FileContents(paths: files.keys.sorted().map(folder.path)),
            language: language,
            languageFiles: FileContents(paths: languageFiles),
            undefinedLists: lists,
            addition: addition
        )
    }

    @Test("The same is named the same, by at most 16 digits")
    func isSteady() throws {
        let key = try key(["a.yaml": "x"])
        #expect(key.name.wholeMatch(of: #/[0-9a-f]{1,16}/#) != nil)
        #expect(try self.key(["a.yaml": "x"]) == key)
    }

    @Test("The key tells the program, which may make something else of a grammar after another build")
    func tellsProgram() throws {
        let program = try #require(GrammarCache.program)
        let inputs = try String(bytes: key(["a.yaml": "x"]).inputs, encoding: .utf8)
        #expect(inputs?.contains(program) == true)
    }

    @Test("The key depends on the boundaries between texts")
    func framesTexts() throws {
        let next = folder.path(of: "b.yaml")
        let keys = [
            try key(["a.yaml": "x", "b.yaml": "y"]), try key(["a.yaml": "x\(next)y"]),
            try key(["a.yaml": "x", "b.yaml": ""]),
            try key(["a.yaml": "x"]), try key(["a.yaml": "xy", "b.yaml": ""]), try key(["a.yaml": "x\0"]),
            try key(["a.yaml": "x"], language: "en"), try key(["a.yaml": "x"], language: ""),
            try key(["a.yaml": "x"], .known([])), try key(["a.yaml": "x"], .known(["a", "b"])),
            try key(["a.yaml": "x"], .known(["ab"])), try key(["a.yaml": "x"], .givenLater(["ab"])),
            try key(["a.yaml": "x"], .known(["a", "b", "en"])),
            try key(["a.yaml": "x"], language: "en", .known(["a", "b"])),
            try key(["a.yaml": "x", "b.yaml": "y"], languageFiles: [next]),
            try key(["a.yaml": "x"], adding: .replies), try key(["a.yaml": "x"], adding: .shortcuts),
        ]
        #expect(Set(keys.map(\.name)).count == keys.count)
        #expect(Set(keys.map(\.inputs)).count == keys.count)
    }
}
