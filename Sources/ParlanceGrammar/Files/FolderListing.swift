import Foundation

/// The files below a folder that are wanted, and what of it can't be looked into.
///
/// Hidden files and folders are left out, and links to folders are not followed, so that there is no way round in a circle.
struct FolderListing {
    struct Failure {
        let path: String
        let reason: String
    }

    private let isWanted: (String) -> Bool
    /// In the order of their paths, so that no file system's order shows.
    private(set) var files: [String] = []
    private(set) var failures: [Failure] = []

    /// Looks through a folder and the folders in it.
    ///
    /// - Parameter isWanted: whether a file is, by its path.
    init(of folder: String, where isWanted: @escaping (String) -> Bool) {
        self.isWanted = isWanted
        var folders = [folder]
        while let next = folders.popLast() { folders += list(next) }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// - Returns: the folders in a folder.
    private mutating func list(_ folder: String) -> [String] {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let names = FolderNames.all(in: descriptor) else {
            fail(folder, errno)
            return []
        }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { !$0.hasPrefix(".") }.map { prefix + $0 }.filter { take($0) }
    }

    /// - Returns: whether it is a folder; files that are wanted are taken.
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
            // A pipe that nobody writes to would be waited for.
            failures.append(Failure(path: path, reason: "it is no regular file"))
        }
        return false
    }

    private mutating func fail(_ path: String, _ code: Int32) {
        failures.append(Failure(path: path, reason: SystemReason.of(code: code)))
    }
}

extension stat {
    /// What it is: `S_IFREG` and the like.
    fileprivate var type: mode_t { st_mode & S_IFMT }
}
