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

    /// Reads files as they are named, and folders recursively in the order of their paths.
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
        let files = Self.files(in: path, extensions: extensions).filter(isWanted)
        if files.isEmpty { fail(.folderWithoutGrammars(path), path: path) }
        for file in files { read(file) }
    }

    /// Every error has a place; that of a file as a whole is its beginning.
    private mutating func fail(_ problem: GrammarProblem, path: String) {
        diagnostics.append(Diagnostic(problem, place: SourcePlace(file: path, line: 1, column: 1)))
    }

    /// The grammar files below a folder, sorted, so that no file system's order shows. Hidden ones are left out.
    private static func files(in folder: String, extensions: Set<String>) -> [String] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let visible = names.filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
        return visible.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { prefix + $0 }
            .filter(isFile)
    }

    /// Whether `path` leads to a file: a pipe that nobody writes to would be waited for.
    private static func isFile(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        return type == .typeRegular
    }

    private mutating func read(_ path: String) {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            data = try file.read(upToCount: Self.sizeLimit + 1) ?? Data()
        } catch {
            return fail(.unreadableFile(path, reason: Self.reason(of: error)), path: path)
        }
        guard data.count <= Self.sizeLimit else {
            return fail(.fileTooLarge(limit: Self.sizeLimit), path: path)
        }
        files.append(File(name: path, data: data))
    }

    /// The system's reason, without the sentences that Foundation puts around it.
    private static func reason(of error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard underlying.domain == NSPOSIXErrorDomain else { return (error as NSError).localizedDescription }
        return String(cString: strerror(Int32(underlying.code)))
    }
}
