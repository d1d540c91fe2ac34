import Foundation
import ParlanceGrammar

/// A folder of files that only this user can have written.
///
/// Owner and mode of the folder and of each file are checked on open descriptors, so that they cannot be exchanged in
/// between. A folder that others can write to is first closed to them. Files that they created in it before have
/// another owner, or are links to files of this user, which readers must detect.
final class PrivateFolder {
    /// The extension of unfinished files.
    static let temporaryExtension = ".tmp"
    private static let othersBits: mode_t = 0o077
    private static let othersWriteBits: mode_t = 0o022

    struct File {
        let name: String
        /// The time of the last change, in seconds since 1970.
        let seconds: Double
        let size: Int
    }

    private let descriptor: Int32

    /// Nil if there is no folder, if it is a link, if it has another owner, or if it cannot be closed to others.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, Self.isPrivate(descriptor) else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    private static func isPrivate(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { return false }
        return status.st_mode & othersBits == 0 || fchmod(descriptor, 0o700) == 0
    }

    /// The content of a file; nil if there is none, or if others may have written it.
    func content(of name: String, limit: Int) -> FileContent? {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & Self.othersWriteBits == 0, status.st_nlink == 1, status.st_size <= limit
        else { return nil }
        return FileContent(of: file, FileState(status))
    }

    /// Creates or replaces a file.
    ///
    /// - Returns: Whether it succeeded.
    func write(_ bytes: [UInt8], to name: String) -> Bool {
        let temporary = ".\(UUID().uuidString)\(Self.temporaryExtension)"
        let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        let code = bytes.withUnsafeBytes { DescriptorWriter.write($0, to: file) }
        // On disk before it has its name: after a crash of the system there is the whole file or none.
        let isStored = code == 0 && fsync(file) == 0
        if close(file) == 0, isStored, renameat(descriptor, temporary, descriptor, name) == 0 { return true }
        remove(temporary)
        return false
    }

    /// The state of a file; nil if there is none.
    func state(of name: String) -> FileState? {
        var status = stat()
        let isFile = fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFREG
        return isFile ? FileState(status) : nil
    }

    func remove(_ name: String) { unlinkat(descriptor, name, 0) }

    /// The files in it, in any order.
    func files() -> [File] {
        let folder = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return [] }
        return (FolderNames.all(in: folder) ?? []).compactMap { file($0) }
    }

    private func file(_ name: String) -> File? {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return File(
            name: name,
            seconds: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9,
            size: Int(status.st_size)
        )
    }
}
