import Foundation
import Parlance
import ParlanceGrammar

/// A cache of compiled grammars, each in a file named after a hash of its inputs.
///
/// Failures are ignored: they only cost the time to compile. Several programs may use a cache at once, because entries
/// are written atomically.
///
/// An entry replaces the grammar, so it is used only if no other user can have written it (`PrivateFolder`), and if it
/// contains its inputs. Beside an entry, a file with the extension `checkedExtension` has the state of the entry's file
/// (`FileState`) when its checksum was right; as long as the state is the same, the checksum is not computed again.
///
/// The folder also has stamps, which find the entry of unchanged files (`Stamp`), and compiled languages
/// (`EntityLanguageStore`).
struct GrammarCache: Sendable {
    /// The maximum number of entries and of their bytes; the oldest are removed first. The English grammars with the
    /// answers of conversations take 120 MB.
    static let limits = (entries: 64, bytes: 1 << 30)
    private static let entryExtension = ".parlance"
    private static let checkedExtension = ".checked"
    /// The extension of files with a stamp.
    static let stampExtension = ".stamp"
    /// The age in seconds after which a temporary file is abandoned.
    private static let patience = 3_600.0

    let path: String

    init(folder: String) {
        path = folder
    }

    /// `$XDG_CACHE_HOME/parlance`, or `~/.cache/parlance`; nil without a home. Relative paths are ignored, as the XDG
    /// Base Directory Specification demands.
    static func ofUser(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> GrammarCache? {
        let named = [environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" }]
        return named.compactMap(\.self).first { $0.hasPrefix("/") }.map { GrammarCache(folder: $0 + "/parlance") }
    }

    /// The parser of a key; nil if there is no valid entry.
    ///
    /// - Parameters:
    ///   - slotTypes: The types that the grammar may use.
    ///   - languages: The languages of the key.
    func parser(for key: Key, slotTypes: SlotTypes, languages: LanguageProfiles) -> Parser? {
        guard let folder = PrivateFolder(path), let entry = Entry(key.name, in: folder) else { return nil }
        if !entry.isIntact { entry.content.prefetch() }
        guard let file = entry.file(slotTypes, languages), file.hasNote(key.inputs) else { return nil }
        if !entry.isIntact { _ = folder.write(Array(entry.content.state.line.utf8), to: Entry.checked(key.name)) }
        return file.parser
    }

    /// Stores a parser. Failures are ignored.
    func store(_ parser: Parser, for key: Key) {
        makeFolder()
        guard let folder = PrivateFolder(path) else { return }
        let bytes = CompiledFile.bytes(of: parser, notes: [key.inputs])
        guard folder.write(bytes, to: Entry.file(key.name)) else { return }
        if let state = folder.state(of: Entry.file(key.name)) {
            _ = folder.write(Array(state.line.utf8), to: Entry.checked(key.name))
        }
        removeOldest(in: folder)
    }

    func makeFolder() {
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: attributes
        )
    }

    /// An entry: the compiled grammar of a key.
    struct Entry {
        let content: FileContent
        /// Whether the file has not changed since its checksum was right.
        let isIntact: Bool

        /// Nil if there is none.
        ///
        /// - Parameter name: The name of a key.
        init?(_ name: String, in folder: PrivateFolder) {
            guard let content = folder.content(of: Self.file(name), limit: GrammarCache.limits.bytes) else {
                return nil
            }
            self.content = content
            isIntact = folder.content(of: Self.checked(name), limit: 1 << 10)?.text == content.state.line
        }

        static func file(_ name: String) -> String { name + GrammarCache.entryExtension }

        static func checked(_ name: String) -> String { name + GrammarCache.checkedExtension }

        /// The compiled grammar; nil if it cannot be used.
        func file(_ slotTypes: SlotTypes, _ languages: LanguageProfiles) -> CompiledFile? {
            try? CompiledFile(
                content.bytes,
                slotTypes: slotTypes,
                owner: content,
                languages: languages,
                trust: isIntact ? .content : .origin
            )
        }
    }
}

// MARK: - Removing entries

extension GrammarCache {
    private func removeOldest(in folder: PrivateFolder) {
        let files = folder.files()
        var (count, size) = (0, 0)
        let entries = files.filter { $0.name.hasSuffix(Self.entryExtension) }
        for entry in entries.sorted(by: { $0.seconds > $1.seconds }) {
            count += 1
            size += entry.size
            let isKept = count == 1 || count <= Self.limits.entries && size <= Self.limits.bytes
            if !isKept { folder.remove(entry.name) }
        }
        let names = Set(folder.files().map(\.name))
        for name in names where name.hasSuffix(Self.checkedExtension) {
            let entry = name.dropLast(Self.checkedExtension.count) + Self.entryExtension
            if !names.contains(String(entry)) { folder.remove(name) }
        }
        for kind in [Self.stampExtension, Self.languageExtension] {
            let others = files.filter { $0.name.hasSuffix(kind) }.sorted { $0.seconds > $1.seconds }
            for file in others.dropFirst(Self.limits.entries) { folder.remove(file.name) }
        }
        let now = Date().timeIntervalSince1970
        for file in files where file.name.hasSuffix(PrivateFolder.temporaryExtension) {
            if file.seconds < now - Self.patience { folder.remove(file.name) }
        }
    }
}
