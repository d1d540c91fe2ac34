import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct GrammarFilesTests {
    @Test func `a folder's files come in the order of their paths, whatever order the file system has`() throws {
        let names = ["b.yaml", "a/z.yml", "a.json", "a/B.YAML", "é.yaml", "a-b.yaml", "c/d/e.yaml"]
        let other = ["notes.txt", ".hidden.yaml", ".git/x.yaml", "c/.d.yaml", "yaml"]
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: (names + other).map { ($0, "language: en\n") })
        )
        try FileManager.default.createDirectory(
            atPath: folder.path(of: "folder.yaml"),
            withIntermediateDirectories: true
        )
        for path in [folder.path, folder.path + "/"] {
            let files = GrammarFiles(paths: [path])
            #expect(files.diagnostics.isEmpty)
            #expect(
                files.texts.map { $0.name.dropFirst(folder.path.count + 1) } == [
                    "a-b.yaml", "a.json", "a/B.YAML", "a/z.yml", "b.yaml", "c/d/e.yaml", "é.yaml",
                ]
            )
        }
    }

    @Test func `files that are named come in the order in which they are named`() throws {
        let folder = try TemporaryFolder(["b.yaml": "b", "a.txt": "a"])
        let files = GrammarFiles(paths: [folder.path(of: "b.yaml"), folder.path(of: "a.txt")])
        #expect(files.texts.map(\.text) == ["b", "a"])
    }

    @Test func `what can't be read is said, all of it`() throws {
        let folder = try TemporaryFolder(["notes.txt": "x"])
        try folder.write(Data("a: é\nb".utf8) + [0xC3, 0x28, 0xFF], to: "latin.yaml")
        let missing = folder.path(of: "nope.yaml")
        try FileManager.default.createDirectory(atPath: folder.path(of: "empty"), withIntermediateDirectories: true)
        let paths = [missing, folder.path(of: "empty"), folder.path(of: "latin.yaml")]
        let error = #expect(throws: GrammarError.self) { try GrammarLoader().load(paths: paths) }
        #expect(
            error?.description == """
                \(folder.path(of: "empty")):1:1: error[folder-without-grammars]: the folder '\(folder.path(of: "empty"))' holds no grammar; a grammar is a \
                .yaml, .yml or .json file with 'intents', 'lists' or 'expansion_rules'
                \(folder.path(of: "latin.yaml")):2:2: error[not-utf-8]: the file is not UTF-8: byte 8 is not part of a character; save it as UTF-8
                 2 | b\u{FFFD}
                   |  ^
                \(missing):1:1: error[no-such-file]: there is no file or folder '\(missing)'
                """
        )
    }

    @Test(.enabled(if: getuid() != 0, "the superuser can read every file"))
    func `a file without permission is said to be so`() throws {
        let folder = try TemporaryFolder(["a.yaml": "language: en\n"])
        let path = folder.path(of: "a.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let diagnostics = GrammarFiles(paths: [path]).diagnostics
        #expect(diagnostics.map(\.problem) == [.unreadableFile(path, reason: "Permission denied")])
    }

    @Test func `a pipe in a folder is not waited for`() throws {
        let folder = try TemporaryFolder(["a.yaml": "language: en\n"])
        #expect(mkfifo(folder.path(of: "b.yaml"), 0o600) == 0)
        let files = GrammarFiles(paths: [folder.path])
        #expect(files.texts.map(\.name) == [folder.path(of: "a.yaml")])
        let problem = GrammarProblem.unreadableFile(folder.path(of: "b.yaml"), reason: "it is no regular file")
        #expect(files.diagnostics.map(\.problem) == [problem])
    }

    @Test func `a file without an end is refused`() {
        let files = GrammarFiles(paths: ["/dev/zero"])
        #expect(files.diagnostics.map(\.problem) == [.fileTooLarge(limit: FileContents.sizeLimit)])
    }
}
