import GRDB
import Parlance

extension HistoryFileError {
    /// The error for an error of GRDB; errors of Parlance are unchanged.
    static func mapped(_ error: any Error, path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return Self(error, path: path)
    }

    private init(_ error: DatabaseError, path: String) {
        let reason = error.message ?? "error \(error.resultCode.rawValue) of SQLite"
        self =
            switch error.resultCode {
            case .SQLITE_NOTADB, .SQLITE_CORRUPT: .damaged(path: path)
            case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_IOERR, .SQLITE_FULL:
                .inaccessible(path: path, reason: reason)
            case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
            default: .storage(path: path, reason: reason)
            }
    }
}
