import Foundation

/// Finds and reads the files that paths on a command line name, without a look at what stands in them.
package struct FileContents: Sendable {
    /// Larger files are refused: no grammar is, and reading one would take minutes.
    static let sizeLimit = 64 << 20
    package static let extensions: Set<String> = ["yaml", "yml", "json"]

    package struct File: Sendable {
        /// The path as it was given, or as it follows from the folder that was given.
        package let name: String
        package let data: Data
    }

    private let extensions: Set<String>
    private let isWanted: @Sendable (String) -> Bool
    package private(set) var files: [File] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads files as they are named, and folders recursively in the order of their paths. What can't be read, also within a
    /// folder, is among the diagnostics.
    ///
    /// - Parameters:
    ///   - extensions: those of the files that are taken from folders.
    ///   - isWanted: whether a file is taken from a folder, by its path.
    package init(
        paths: [String],
        extensions: Set<String> = Self.extensions,
        where isWanted: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.extensions = extensions
        self.isWanted = isWanted
        for path in paths { add(path) }
    }

    /// The same with other files behind.
    func adding(_ other: FileContents) -> FileContents {
        var sum = self
        sum.files += other.files
        sum.diagnostics += other.diagnostics
        return sum
    }

    /// The same without the files that are not wanted, by name.
    package func keeping(_ isWanted: (String) -> Bool) -> FileContents {
        var kept = self
        kept.files = files.filter { isWanted($0.name) }
        return kept
    }

    private mutating func add(_ path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return fail(.noSuchFile(path), path: path)
        }
        guard isFolder.boolValue else { return read(path) }
        let listing = FolderListing(of: path) { [extensions, isWanted] file in
            extensions.contains((file as NSString).pathExtension.lowercased()) && isWanted(file)
        }
        for failure in listing.failures {
            fail(.unreadableFile(failure.path, reason: failure.reason), path: failure.path)
        }
        if listing.files.isEmpty, listing.failures.isEmpty { fail(.folderWithoutGrammars(path), path: path) }
        for file in listing.files { read(file) }
    }

    /// Every error has a place; that of a file as a whole is its beginning.
    private mutating func fail(_ problem: GrammarProblem, path: String) {
        diagnostics.append(Diagnostic(problem, place: SourcePlace(file: path, line: 1, column: 1)))
    }

    private mutating func read(_ path: String) {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            data = try file.read(upToCount: Self.sizeLimit + 1) ?? Data()
        } catch {
            return fail(.unreadableFile(path, reason: SystemReason.of(error)), path: path)
        }
        guard data.count <= Self.sizeLimit else {
            return fail(.fileTooLarge(limit: Self.sizeLimit), path: path)
        }
        files.append(File(name: path, data: data))
    }
}
