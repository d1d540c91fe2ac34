import Foundation

/// Creates or replaces a file atomically: writes a temporary file, then renames it.
struct FileReplacement {
    private let path: String
    /// The status of the replaced file.
    private let status: stat?

    /// - Parameters:
    ///   - path: Not a symbolic link.
    ///   - status: The status of the existing file, whose mode and owner are kept; nil if there is none.
    init(of path: String, keeping status: stat?) {
        self.path = path
        self.status = status
    }

    /// - Returns: The system's error, with no change to the file; 0 on success. `EPERM` if the owner cannot be kept.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        let temporary = "\(LinkTarget.folder(of: path)).parlance-\(UUID().uuidString).tmp"
        return HeldSignals.during {
            let code = fill(temporary, with: bytes)
            guard code == 0 else { return code }
            guard rename(temporary, path) != 0 else { return 0 }
            defer { unlink(temporary) }
            return errno
        }
    }

    private func fill(_ temporary: String, with bytes: UnsafeRawBufferPointer) -> Int32 {
        let mode: mode_t = status == nil ? 0o666 : 0o600
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { return errno }
        var code = keepAttributes(descriptor)
        if code == 0 { code = DescriptorWriter.write(bytes, to: descriptor) }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { unlink(temporary) }
        return code
    }

    private func keepAttributes(_ descriptor: Int32) -> Int32 {
        var own = stat()
        guard let status else { return 0 }
        guard fstat(descriptor, &own) == 0 else { return errno }
        if own.st_uid != status.st_uid || own.st_gid != status.st_gid,
            fchown(descriptor, status.st_uid, status.st_gid) != 0
        {
            return EPERM
        }
        return fchmod(descriptor, status.st_mode & 0o7777) == 0 ? 0 : errno
    }
}
