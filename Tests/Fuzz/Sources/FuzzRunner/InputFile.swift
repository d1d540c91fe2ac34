import Foundation

/// A file in a folder of its own that holds what libFuzzer thinks up, for what reads files.
public struct InputFile {
    public let path: String

    public init(_ name: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlance-fuzz-\(getpid())")
        path = folder.appending(path: name).path
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    public func write(_ bytes: [UInt8]) {
        let isWritten = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        require(isWritten, "the file can be written: \(path)")
    }
}
