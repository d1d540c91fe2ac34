import Foundation

/// Finds the grammars that come with Parlance.
enum ShippedGrammars {
    static let defaultLanguage = "en"

    /// `PARLANCE_GRAMMARS`; else `Grammars` beside the executable, or in a folder above it that is Parlance's package;
    /// else where an installation puts them, `share/parlance/Grammars` beside `bin`.
    static func path() throws(ShippedGrammarsError) -> String {
        if let path = ProcessInfo.processInfo.environment["PARLANCE_GRAMMARS"], !path.isEmpty { return path }
        let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let real = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? executable
        let folders = candidates(near: real.deletingLastPathComponent())
        guard let folder = folders.first(where: isFolder) else {
            throw ShippedGrammarsError(searched: folders.map(\.path))
        }
        return relative(folder.path)
    }

    /// The corpora that come with them, in `Corpus` beside.
    static func corpusPath() throws(ShippedGrammarsError) -> String {
        URL(fileURLWithPath: try path()).deletingLastPathComponent().appending(path: "Corpus").path
    }

    /// Paths in messages and answers are shorter where the grammars lie below the current folder.
    private static func relative(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    private static func candidates(near folder: URL) -> [URL] {
        var candidates = [folder.appending(path: "Grammars"), folder.appending(path: "../share/parlance/Grammars")]
        var parent = folder
        while parent.path != "/" {
            parent.deleteLastPathComponent()
            let isPackage = FileManager.default.fileExists(atPath: parent.appending(path: "Package.swift").path)
            if isPackage { candidates.append(parent.appending(path: "Grammars")) }
        }
        return candidates.map(\.standardizedFileURL)
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// The grammars are not where they should be.
struct ShippedGrammarsError: Error, CustomStringConvertible {
    var searched: [String]

    var description: String {
        "the grammars that come with Parlance are not there; say which to use with --grammar, or where they are with "
            + "PARLANCE_GRAMMARS; looked in \(searched.joined(separator: ", "))"
    }
}
