#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds and reads the files at paths of a command line, without parsing them.
package struct FileContents: Sendable {
    /// In bytes; larger files are rejected: no grammar is that large, and reading one would take minutes.
    static let sizeLimit = 64 << 20
    /// The extensions of grammar files, without the dot.
    package static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// The bytes of one file.
    package struct File: Sendable {
        /// The path as given, or derived from the given folder.
        package let name: String
        package let data: Data
    }

    private let extensions: Set<String>
    private let isWanted: @Sendable (String) -> Bool
    /// The readable files, in order.
    package private(set) var files: [File] = []
    /// The errors of files and folders that can't be read.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads files in the given order, and folders recursively in path order. Unreadable files and folders become
    /// diagnostics.
    ///
    /// - Parameters:
    ///   - extensions: the extensions of files to read from folders.
    ///   - isWanted: whether to read a file from a folder, by its path.
    package init(
        paths: [String],
        extensions: Set<String> = Self.extensions,
        where isWanted: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.extensions = extensions
        self.isWanted = isWanted
        for path in paths { add(path) }
    }

    /// A copy with the files of `other` appended.
    func adding(_ other: FileContents) -> FileContents {
        var sum = self
        sum.files += other.files
        sum.diagnostics += other.diagnostics
        return sum
    }

    /// A copy with the wanted files only, by name.
    package func keeping(_ isWanted: (String) -> Bool) -> FileContents {
        var kept = self
        kept.files = files.filter { isWanted($0.name) }
        return kept
    }

    /// The names of the grammar files that would be read at paths; nil if there are errors.
    package static func names(at paths: [String]) -> [String]? {
        var names: [String] = []
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            guard status.isFolder else {
                names.append(path)
                continue
            }
            let listing = FolderListing(of: path, extensions: extensions)
            guard listing.failures.isEmpty, !listing.files.isEmpty else { return nil }
            names += listing.files
        }
        return names
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return fail(.noSuchFile(path), path: path) }
        guard status.isFolder else { return read(path) }
        let listing = FolderListing(of: path, extensions: extensions, where: isWanted)
        for failure in listing.failures {
            fail(.unreadableFile(failure.path, reason: failure.reason), path: failure.path)
        }
        if listing.files.isEmpty, listing.failures.isEmpty { fail(.folderWithoutGrammars(path), path: path) }
        for file in listing.files { read(file) }
    }

    /// Every error has a place; for a whole file it is the beginning.
    private mutating func fail(_ problem: GrammarProblem, path: String) {
        diagnostics.append(Diagnostic(problem, place: SourcePlace(file: path, line: 1, column: 1)))
    }

    private mutating func read(_ path: String) {
        let data: Data
        do throws(SystemReason) {
            data = try FileBytes.read(path, limit: Self.sizeLimit)
        } catch {
            return fail(.unreadableFile(path, reason: error.text), path: path)
        }
        guard data.count <= Self.sizeLimit else {
            return fail(.fileTooLarge(limit: Self.sizeLimit), path: path)
        }
        files.append(File(name: path, data: data))
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

extension FolderListing {
    /// - Parameter extensions: the extensions of the files.
    fileprivate init(
        of folder: String,
        extensions: Set<String>,
        where isWanted: @escaping (String) -> Bool = { _ in true }
    ) {
        self.init(of: folder) { extensions.contains(FilePath($0).kind) && isWanted($0) }
    }
}
