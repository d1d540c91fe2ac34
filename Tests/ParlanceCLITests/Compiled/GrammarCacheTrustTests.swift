import Foundation
import ParlanceTestSupport
import Testing

/// An entry replaces a grammar, so only entries of the user are used, and only for the sources that they were made
/// from.
@Suite("Trust in grammars that are kept compiled")
struct GrammarCacheTrustTests {
    private let house: House
    private let cache: TemporaryFolder
    private var folder: String { cache.path(of: "parlance") }

    init() throws {
        house = try House()
        cache = try TemporaryFolder()
        #expect(try run().hasPrefix("TurnOn\n"))
    }

    private func run(_ grammar: String = "house.yaml") throws -> String {
        var command = house.command("parse", "-g", grammar, "turn on the lamp")
        command.environment = ["XDG_CACHE_HOME": cache.path]
        return try command.run().output
    }

    /// The paths of the cached grammars.
    private func entries() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".parlance") }
            .map { "\(folder)/\($0)" }
    }

    private func entry() throws -> String { try #require(try entries().first) }

    private func status(of path: String) throws -> stat {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return status
    }

    @Test("An entry of another grammar under the right name is not used")
    func checksOrigin() throws {
        let wanted = try entry()
        let content = try Data(contentsOf: URL(filePath: wanted))
        try house.folder.write(House.text.replacing("TurnOn:", with: "Other:"), to: "other.yaml")
        #expect(try run("other.yaml").hasPrefix("Other\n"))
        let other = try #require(try entries().first { $0 != wanted })
        try Data(contentsOf: URL(filePath: other)).write(to: URL(filePath: wanted))
        #expect(try run().hasPrefix("TurnOn\n"))
        #expect(try Data(contentsOf: URL(filePath: wanted)) == content)
    }

    @Test("A compiled grammar without its sources is not used")
    func needsOrigin() throws {
        let path = try entry()
        try house.folder.write(House.text.replacing("TurnOn:", with: "Other:"), to: "other.yaml")
        let output = house.folder.path(of: "o")
        #expect(try house.command("compile", "-g", "other.yaml", "-o", output).run().code == 0)
        try Data(contentsOf: URL(filePath: output)).write(to: URL(filePath: path))
        #expect(try run().hasPrefix("TurnOn\n"))
    }

    /// Manipulations of an entry by other users, as shell commands.
    private static let tamperings = [
        "chmod 666 $entry", "chmod 620 $entry", "ln $entry $entry.link",
        "mv $entry elsewhere && ln -s $PWD/elsewhere $entry",
    ]

    @Test("An entry that others may have written is not read, but replaced", arguments: tamperings)
    func checksEntries(tampering: String) throws {
        let path = try entry()
        let before = try status(of: path)
        let line = tampering.replacing("$entry", with: "\"\(path)\"")
        #expect(try Command(shell: line, in: house.folder.path).run().code == 0)
        #expect(try run().hasPrefix("TurnOn\n"))
        let after = try status(of: path)
        #expect(after.st_mode == before.st_mode)
        #expect(after.st_nlink == 1)
        #expect(after.st_ino != before.st_ino)
    }

    @Test(
        "An entry of another user is not read",
        .enabled(if: getuid() == 0, "only the superuser can give files away")
    )
    func checksOwners() throws {
        let path = try entry()
        #expect(chown(path, 12_345, 12_345) == 0)
        #expect(try run().hasPrefix("TurnOn\n"))
        #expect(try status(of: path).st_uid == getuid())
    }

    @Test("A folder that is open to others is closed", arguments: [0o777, 0o755, 0o1777, 0o710] as [mode_t])
    func closesFolder(mode: mode_t) throws {
        #expect(chmod(folder, mode) == 0)
        #expect(try run().hasPrefix("TurnOn\n"))
        #expect(try status(of: folder).st_mode & 0o7777 == 0o700)
    }

    @Test(
        "A folder of another user is not used",
        .enabled(if: getuid() == 0, "only the superuser can give folders away")
    )
    func checksFolderOwner() throws {
        let path = try entry()
        try FileManager.default.removeItem(atPath: path)
        #expect(chown(folder, 12_345, 12_345) == 0)
        #expect(chmod(folder, 0o777) == 0)
        #expect(try run().hasPrefix("TurnOn\n"))
        #expect(try entries() == [])
        #expect(try status(of: folder).st_mode & 0o777 == 0o777)
    }

    @Test("A link to a folder is not used: it could lead to any other of the user's")
    func refusesLinkedFolder() throws {
        let elsewhere = try TemporaryFolder(["old.tmp": ""])
        try FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: elsewhere.path)
        #expect(try run().hasPrefix("TurnOn\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["old.tmp"])
    }
}
