import Foundation

/// A file in a folder of its own with libFuzzer's input, for targets that read files.
public struct InputFile: Sendable {
    public let path: String

    public init(_ name: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlance-fuzz-\(getpid())")
        let file = folder.appending(path: name)
        path = file.path
        let parent = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }

    public func write(_ bytes: [UInt8]) {
        let isWritten = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        require(isWritten, "the file can be written: \(path)")
    }
}
