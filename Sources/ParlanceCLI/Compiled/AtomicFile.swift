import Foundation

/// Writes files of which nobody ever sees a part: under another name first.
enum AtomicFile {
    /// What the names of files end with that are being written.
    static let temporaryExtension = "tmp"

    /// Puts a file in the place of what was there, or leaves everything as it was.
    ///
    /// - Parameter permissions: as the system's, from which its mask is taken.
    static func write(_ bytes: [UInt8], to path: String, permissions: mode_t = 0o666) throws(StreamError) {
        let url = URL(fileURLWithPath: path)
        let name = ".\(url.lastPathComponent).\(UUID().uuidString).\(temporaryExtension)"
        let temporary = url.deletingLastPathComponent().appending(path: name).path
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw failure(path, errno) }
        var code = fill(descriptor, with: bytes)
        if close(descriptor) != 0, code == 0 { code = errno }
        if code == 0, rename(temporary, path) != 0 { code = errno }
        guard code != 0 else { return }
        unlink(temporary)
        throw failure(path, code)
    }

    /// - Returns: the system's error, 0: none.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return errno }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    private static func failure(_ path: String, _ code: Int32) -> StreamError {
        StreamError(stream: path, action: "written", code: code)
    }
}
