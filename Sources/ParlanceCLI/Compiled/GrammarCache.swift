import Foundation
import Parlance

/// Compiled grammars that are kept for the next time, each in a file named after what it was made of.
///
/// Nobody has to know of it: what is in the way of reading or writing an entry only costs the time to compile. Several
/// programs may use a cache at once, for entries are put in their place as a whole.
struct GrammarCache {
    /// How many entries are kept, and how many bytes; the oldest go first.
    static let limits = (entries: 64, bytes: 256 << 20)
    private static let entryExtension = "parlance"
    /// A file that has been written for so many seconds has been given up.
    private static let patience: TimeInterval = 3_600

    private let folder: URL

    init(folder: String) {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    }

    /// `$XDG_CACHE_HOME/parlance`, or `~/.cache/parlance`; nil where there is no home either. A path that is not absolute
    /// counts as none, as the XDG Base Directory Specification demands.
    static func ofUser(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> GrammarCache? {
        let named = [environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" }]
        return named.compactMap(\.self).first { $0.hasPrefix("/") }.map { GrammarCache(folder: $0 + "/parlance") }
    }

    struct Entry {
        let parser: Parser
        let warnings: RenderedWarnings
    }

    /// What is kept for a key; nil if there is nothing, or nothing that can be used.
    func entry(for key: Key) -> Entry? {
        guard let contents = try? AlignedBytes(compiledFile: path(of: key)),
            let file = try? CompiledFile(contents.bytes, owner: contents),
            let warnings = RenderedWarnings(notes: file.notes)
        else { return nil }
        return Entry(parser: file.parser, warnings: warnings)
    }

    /// Keeps a parser, if that can be done.
    func store(_ parser: Parser, _ warnings: RenderedWarnings, for key: Key) {
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
        let bytes = CompiledFile.bytes(of: parser, notes: warnings.notes)
        guard (try? AtomicFile.write(bytes, to: path(of: key), permissions: 0o600)) != nil else { return }
        removeOldest()
    }

    private func path(of key: Key) -> String { folder.appending(path: "\(key.name).\(Self.entryExtension)").path }
}

// MARK: - Making room

extension GrammarCache {
    private func removeOldest() {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
        let files = (found ?? []).compactMap { url in
            (try? url.resourceValues(forKeys: Set(keys))).map {
                (url: url, date: $0.contentModificationDate ?? .distantPast, size: $0.fileSize ?? 0)
            }
        }
        var (count, size) = (0, 0)
        let entries = files.filter { $0.url.pathExtension == Self.entryExtension }
        for entry in entries.sorted(by: { $0.date > $1.date }) {
            count += 1
            size += entry.size
            let isKept = count == 1 || count <= Self.limits.entries && size <= Self.limits.bytes
            if !isKept { try? FileManager.default.removeItem(at: entry.url) }
        }
        for file in files where file.url.pathExtension == AtomicFile.temporaryExtension {
            if file.date.timeIntervalSinceNow < -Self.patience { try? FileManager.default.removeItem(at: file.url) }
        }
    }
}
