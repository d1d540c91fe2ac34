import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Files that are written")
struct OutputFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder(["a.xml": "old"])
        path = folder.path(of: "a.xml")
    }

    private func write(_ text: String, to path: String) throws { try OutputFile.write(Array(text.utf8), to: path) }

    private func text(of name: String) throws -> String {
        try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
    }

    private func status(of path: String) throws -> stat {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return status
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("A file keeps its mode, and is replaced as a whole", arguments: [0o600, 0o640, 0o755] as [mode_t])
    func keepsMode(mode: mode_t) throws {
        #expect(chmod(path, mode) == 0)
        let before = try status(of: path)
        try write("new", to: path)
        let after = try status(of: path)
        #expect(try text(of: "a.xml") == "new")
        #expect(after.st_mode == before.st_mode)
        #expect(after.st_ino != before.st_ino)
        #expect(try names() == ["a.xml"])
    }

    @Test("A file keeps its owner", .enabled(if: getuid() == 0, "only the superuser can give files away"))
    func keepsOwner() throws {
        #expect(chown(path, 12_345, 23_456) == 0)
        #expect(chmod(path, 0o640) == 0)
        try write("new", to: path)
        let after = try status(of: path)
        #expect((after.st_uid, after.st_gid, after.st_mode & 0o777) == (12_345, 23_456, 0o640))
        #expect(try text(of: "a.xml") == "new")
    }

    @Test("Links are followed, also to a file that is not there yet", arguments: ["a.xml", "new.xml"])
    func followsLinks(target: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path(of: "sub"), withIntermediateDirectories: false)
        try manager.createSymbolicLink(atPath: folder.path(of: "sub/first"), withDestinationPath: "../\(target)")
        try manager.createSymbolicLink(atPath: folder.path(of: "second"), withDestinationPath: "sub/first")
        try write("new", to: folder.path(of: "second"))
        #expect(try text(of: target) == "new")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path(of: "second")) == "sub/first")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path(of: "sub/first")) == "../\(target)")
        #expect(try Set(names()) == Set(["a.xml", target, "second", "sub"]))
    }

    @Test("A file with several names stays one")
    func keepsHardLinks() throws {
        #expect(link(path, folder.path(of: "b.xml")) == 0)
        try write("newer", to: path)
        #expect(try text(of: "b.xml") == "newer")
        #expect(try status(of: path).st_nlink == 2)
        #expect(try names() == ["a.xml", "b.xml"])
    }

    @Test("Devices and pipes are written to", .timeLimit(.minutes(20)))
    func writesToStreams() throws {
        let pipe = folder.path(of: "pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = ThreadWork { try FileHandle(forReadingAtPath: pipe)?.readToEnd() }
        try write("through", to: pipe)
        #expect(try reader.value() == Data("through".utf8))
        #expect(try status(of: pipe).st_mode & S_IFMT == S_IFIFO)
        try write("nowhere", to: "/dev/null")
        #expect(try status(of: "/dev/null").st_mode & S_IFMT == S_IFCHR)
        #expect(try names() == ["a.xml", "pipe"])
    }

    @Test(
        "A failed write is an error with the reason, and leaves no file",
        arguments: [
            ("sub", "Is a directory"), ("none/a.xml", "No such file or directory"), ("a.xml/b", "Not a directory"),
            ("loop", "Too many levels of symbolic links"),
        ]
    )
    func reportsErrors(name: String, reason: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "sub"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "loop"), withDestinationPath: "loop")
        let path = folder.path(of: name)
        let error = #expect(throws: StreamError.self) { try write("new", to: path) }
        #expect(error?.description == "\(path) can't be written: \(reason)")
        #expect(try text(of: "a.xml") == "old")
        #expect(try names() == ["a.xml", "loop", "sub"])
    }

    @Test("A full disk leaves the file as it was")
    func survivesLimit() throws {
        let house = try House()
        try house.folder.write("old", to: "out.csv")
        let terms = (0..<4_000).map { "- name number \($0)" }.joined(separator: "\n    ")
        try house.folder.write("vocabulary:\n  name:\n    \(terms)\n", to: "names.yaml")
        var command = house.command()
        command.executable = URL(filePath: "/bin/sh")
        command.arguments = [
            "-c", "ulimit -f 8; \"\(Command.executable.path)\" vocabulary convert names.yaml -o out.csv",
        ]
        let outcome = try command.run()
        #expect(outcome.error == "error: out.csv can't be written: File too large\n")
        #expect(outcome.code == 2)
        #expect(try String(contentsOfFile: house.folder.path(of: "out.csv"), encoding: .utf8) == "old")
        let names = try FileManager.default.contentsOfDirectory(atPath: house.folder.path)
        #expect(names.sorted() == ["house.yaml", "names.yaml", "out.csv"])
    }
}

@Suite("Commands that write files")
struct CommandOutputFileTests {
    private let house: House

    init() throws {
        house = try House()
        try house.folder.write(House.failingCorpus, to: "corpus.yaml")
    }

    @Test("A report can go to standard output, whatever that is", arguments: ["| cat", "> out; cat out"])
    func reportsToStandardOutput(redirection: String) throws {
        let line = "parlance test -g house.yaml corpus.yaml --junit /dev/stdout \(redirection)"
        let outcome = try Command(shell: line, in: house.folder.path).run()
        #expect(outcome.output.contains("0 passed, 1 failed\n<?xml "))
        #expect(outcome.output.hasSuffix("</testsuites>\n"))
    }

    @Test("A corpus that is updated keeps its mode and its names")
    func updatesInPlace() throws {
        let path = house.folder.path(of: "corpus.yaml")
        #expect(chmod(path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: house.folder.path(of: "link.yaml"),
            withDestinationPath: "corpus.yaml"
        )
        #expect(try house.command("test", "-g", "house.yaml", "link.yaml", "--update", "--yes").run().code == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("name: lamp"))
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: house.folder.path(of: "link.yaml"))
        #expect(link == "corpus.yaml")
    }
}
