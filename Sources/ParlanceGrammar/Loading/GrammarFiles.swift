import Foundation

/// Finds and reads the files that paths on a command line name.
package struct GrammarFiles {
    /// Larger files are refused: no grammar is, and reading one would take minutes.
    static let sizeLimit = 256 << 20
    static let extensions: Set<String> = ["yaml", "yml", "json"]

    package private(set) var diagnostics: [Diagnostic] = []
    package private(set) var texts: [SourceText] = []

    /// Reads files as they are named, and folders recursively in the order of their paths.
    package init(paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return fail(.noSuchFile(path), path: path)
        }
        guard isFolder.boolValue else { return read(path) }
        let files = Self.files(in: path)
        if files.isEmpty { fail(.folderWithoutGrammars(path), path: path) }
        for file in files { read(file) }
    }

    /// The grammar files below a folder, sorted, so that no file system's order shows. Hidden ones are left out.
    private static func files(in folder: String) -> [String] {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let visible = names.filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
        return visible.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { prefix + $0 }
    }

    private mutating func read(_ path: String) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = (error as NSError).localizedDescription
            return fail(.unreadableFile(path, reason: reason), path: path)
        }
        guard data.count <= Self.sizeLimit else {
            return fail(.fileTooLarge(bytes: data.count, limit: Self.sizeLimit), path: path)
        }
        guard let text = String(validating: data, as: UTF8.self) else { return failDecoding(data, path: path) }
        texts.append(SourceText(name: path, text: text))
    }

    /// Points at the first byte that is not UTF-8.
    private mutating func failDecoding(_ data: Data, path: String) {
        var valid = String.UnicodeScalarView()
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { valid.append(scalar) }
        let lines = valid.split(separator: "\n", omittingEmptySubsequences: false)
        let column = (lines.last?.count ?? 0) + 1
        let place = SourcePlace(file: path, line: max(lines.count, 1), column: column)
        let offset = String(valid).utf8.count
        let line = String(lines.last ?? Substring.UnicodeScalarView()) + "\u{FFFD}"
        diagnostics.append(Diagnostic(.notUTF8(byte: offset + 1), place: place, sourceLine: line))
    }

    private mutating func fail(_ problem: GrammarProblem, path: String) {
        diagnostics.append(Diagnostic(problem, place: SourcePlace(file: path, line: 1, column: 1)))
    }
}
