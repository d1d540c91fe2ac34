import Foundation

/// A folder that is removed after the test.
public final class TemporaryFolder {
    /// The path without symbolic links.
    public let path: String

    /// - Parameter files: The texts of its files, by their paths within the folder.
    public init(_ files: [String: String] = [:]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, creating its folders; returns its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    @discardableResult
    public func write(_ bytes: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
        return url.path
    }
}
