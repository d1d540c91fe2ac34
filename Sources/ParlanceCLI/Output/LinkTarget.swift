import Foundation

/// Finds where symbolic links lead.
enum LinkTarget {
    /// As many as Linux follows.
    private static let limit = 40

    /// The path of what links lead to, which need not exist.
    ///
    /// - Returns: nil: it is nothing that has a path of its own, as what a process has open (`/proc/self/fd/3`), or the links
    ///   lead in a circle.
    static func path(of path: String) -> String? {
        var path = path
        for _ in 0..<limit {
            if path.hasPrefix("/proc/") { return nil }
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            path = next.hasPrefix("/") ? next : folder(of: path) + next
        }
        return nil
    }

    /// With a slash at the end; empty for the current folder.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
