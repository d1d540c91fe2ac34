import Foundation

/// Resolves symbolic links.
enum LinkTarget {
    /// The limit of Linux.
    private static let limit = 40

    /// The path of the links' target, which need not exist.
    ///
    /// - Returns: Nil if the target has no path, such as an open file of a process (`/proc/self/fd/3`), or if the links
    ///   form a cycle.
    static func path(of path: String) -> String? {
        var path = path
        for _ in 0..<limit {
            if path.hasPrefix("/proc/") { return nil }
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            path = next.hasPrefix("/") ? next : folder(of: path) + next
        }
        return nil
    }

    /// The folder of a path with a trailing slash; empty for the current folder.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
