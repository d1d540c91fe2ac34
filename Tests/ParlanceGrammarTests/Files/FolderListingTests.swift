import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceGrammar

struct FolderListingTests {
    private func listing(_ folder: TemporaryFolder) -> FolderListing {
        FolderListing(of: folder.path) { $0.hasSuffix(".yaml") }
    }

    @Test func `files below a folder come in the order of their paths, hidden ones left out`() throws {
        let names = ["b.yaml", "a/z.yaml", "a/.hidden.yaml", ".git/c.yaml", "a/b/c.yaml", "a/note.txt", "Z.yaml"]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        let listing = listing(folder)
        #expect(listing.files == ["Z.yaml", "a/b/c.yaml", "a/z.yaml", "b.yaml"].map { folder.path(of: $0) })
        #expect(listing.failures.isEmpty)
    }

    @Test func `what can't be looked into is named, with the reason`() throws {
        let folder = try TemporaryFolder(["a.yaml": ""])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path(of: "gone.yaml"), withDestinationPath: "nowhere")
        try manager.createSymbolicLink(atPath: folder.path(of: "loop.yaml"), withDestinationPath: "loop.yaml")
        try manager.createSymbolicLink(atPath: folder.path(of: "b.yaml"), withDestinationPath: "a.yaml")
        try manager.createSymbolicLink(atPath: folder.path(of: "c.yaml"), withDestinationPath: ".")
        try manager.createSymbolicLink(atPath: folder.path(of: "gone.txt"), withDestinationPath: "nowhere")
        #expect(mkfifo(folder.path(of: "pipe.yaml"), 0o600) == 0)
        let listing = listing(folder)
        #expect(listing.files == ["a.yaml", "b.yaml"].map { folder.path(of: $0) })
        #expect(listing.failures.map(\.path) == ["gone.yaml", "loop.yaml", "pipe.yaml"].map { folder.path(of: $0) })
        #expect(
            listing.failures.map(\.reason) == [
                "No such file or directory", "Too many levels of symbolic links", "it is no regular file",
            ]
        )
    }

    @Test func `a folder that can't be opened is no empty one`() {
        let listing = FolderListing(of: "/dev/null/folder") { _ in true }
        #expect(listing.files.isEmpty)
        #expect(listing.failures.map(\.reason) == ["Not a directory"])
    }

    @Test(.enabled(if: getuid() != 0, "the superuser can read every folder"))
    func `a folder without permission is said to be so`() throws {
        let folder = try TemporaryFolder(["a.yaml": "language: en\n", "locked/b.yaml": ""])
        let locked = folder.path(of: "locked")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked) }
        for path in [folder.path, locked] {
            let problems = GrammarFiles(paths: [path]).diagnostics.map(\.problem)
            #expect(problems == [.unreadableFile(locked, reason: "Permission denied")])
        }
    }
}
