#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The wanted files below a folder, and the parts of it that cannot be read.
///
/// Hidden files and folders are omitted, and links to folders are not followed, which rules out cycles.
struct FolderListing {
    struct Failure {
        let path: String
        let reason: String
    }

    private let isWanted: (String) -> Bool
    /// Sorted by path, independently of the file system.
    private(set) var files: [String] = []
    private(set) var failures: [Failure] = []

    /// Lists a folder and its subfolders.
    ///
    /// - Parameter isWanted: whether to include a file, by its path.
    init(of folder: String, where isWanted: @escaping (String) -> Bool) {
        self.isWanted = isWanted
        var folders = [folder]
        while let next = folders.popLast() { folders += list(next) }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// - Returns: the subfolders of a folder.
    private mutating func list(_ folder: String) -> [String] {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let names = FolderNames.all(in: descriptor) else {
            fail(folder, errno)
            return []
        }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { !$0.hasPrefix(".") }.map { prefix + $0 }.filter { take($0) }
    }

    /// - Returns: whether the path is a folder; wanted files are added.
    private mutating func take(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            fail(path, errno)
            return false
        }
        if status.type == S_IFDIR { return true }
        guard isWanted(path) else { return false }
        if status.type == S_IFLNK, stat(path, &status) != 0 {
            fail(path, errno)
        } else if status.type == S_IFREG {
            files.append(path)
        } else if status.type != S_IFDIR {
            // Reading a pipe without a writer would block.
            failures.append(Failure(path: path, reason: "it is no regular file"))
        }
        return false
    }

    private mutating func fail(_ path: String, _ code: Int32) {
        failures.append(Failure(path: path, reason: SystemReason(code: code).text))
    }
}

extension stat {
    /// The file type, such as `S_IFREG`.
    fileprivate var type: mode_t { st_mode & S_IFMT }
}
