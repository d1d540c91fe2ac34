import Foundation

/// A folder that is gone with the test.
final class TemporaryFolder {
    /// Without symbolic links in it.
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, making the folders that it stands in; its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    @discardableResult
    func write(_ bytes: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
        return url.path
    }
}
