import Foundation

/// Writes files atomically and preserves the kind of file at a path.
///
/// - A file is replaced as a whole by another with its mode and owner. If that is impossible, it is overwritten in
///   place: replacing a file with several hard links would separate them, and a file of another owner, or in a
///   read-only folder, cannot be replaced.
/// - Links are followed, also to a file that does not exist yet.
/// - Devices and pipes are written to. A path to standard output or standard error (`/dev/stdout`) appends to that
///   stream.
enum OutputFile {
    /// Writes all bytes; a failed replacement leaves the file unchanged.
    static func write(_ bytes: [UInt8], to path: String) throws(StreamError) {
        let code = bytes.withUnsafeBytes { put($0, at: path) }
        if code != 0 { throw StreamError(stream: path, action: "written", code: code) }
    }

    /// - Returns: The system's error; 0 on success.
    private static func put(_ bytes: UnsafeRawBufferPointer, at path: String) -> Int32 {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT, let target = LinkTarget.path(of: path) else { return errno }
            return FileReplacement(of: target, keeping: nil).write(bytes)
        }
        if let stream = standardStream(status) { return DescriptorWriter.write(bytes, to: stream) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1, let target = LinkTarget.path(of: path) else {
            return writeInto(path, bytes)
        }
        guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { return errno }
        let code = FileReplacement(of: target, keeping: status).write(bytes)
        return [EACCES, EPERM].contains(code) ? writeInto(path, bytes) : code
    }

    private static func writeInto(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno }
        let code = DescriptorWriter.write(bytes, to: descriptor)
        return close(descriptor) != 0 && code == 0 ? errno : code
    }

    /// The program's own stream with this status; nil if it is none.
    private static func standardStream(_ status: stat) -> Int32? {
        [STDOUT_FILENO, STDERR_FILENO].first { descriptor in
            var own = stat()
            return fstat(descriptor, &own) == 0 && own.st_dev == status.st_dev && own.st_ino == status.st_ino
        }
    }
}
