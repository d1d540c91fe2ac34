/// A file that can't be used as a history.
public enum HistoryFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path is a folder, a device or a pipe.
    case notAFile(path: String)
    /// The file is no SQLite database, or is damaged.
    case damaged(path: String)
    /// The file is the database of another program.
    case foreign(path: String)
    /// The file was written by a newer version of Parlance.
    case newer(path: String)
    /// The file or its folder can't be opened or written.
    case inaccessible(path: String, reason: String)
    /// Another process has locked the file for longer than the time limit.
    case busy(path: String)
    /// A stored value is not what this version writes.
    case invalidContent(path: String, identifier: String)
    /// Another error of SQLite.
    case storage(path: String, reason: String)

    /// The error with the path, and what to do.
    public var description: String {
        switch self {
        case .notAFile(let path): "\(path): not a regular file; name a file for the history"
        case .damaged(let path): "\(path): not a history, or damaged; name another file, or restore this one"
        case .foreign(let path): "\(path): the database of another program; name another file"
        case .newer(let path): "\(path): written by a newer version of Parlance; update Parlance, or name another file"
        case .inaccessible(let path, let reason): "\(path): \(reason); check that the file and its folder are writable"
        case .busy(let path): "\(path): locked by another process; try again when it has finished"
        case .invalidContent(let path, let identifier):
            "\(path): '\(identifier)' is invalid; delete it by its identifier"
        case .storage(let path, let reason): "\(path): \(reason)"
        }
    }
}
