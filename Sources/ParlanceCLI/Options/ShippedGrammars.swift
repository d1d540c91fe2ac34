import Foundation

/// Finds Parlance's own grammars.
enum ShippedGrammars {
    static let defaultLanguage = "en"

    /// `PARLANCE_GRAMMARS`; otherwise `Grammars` beside the executable, or in a parent folder that is Parlance's
    /// package; otherwise the folder of an installation, `share/parlance/Grammars` beside `bin`.
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

    /// The corpora of these grammars, in `Corpus` beside them.
    static func corpusPath() throws(ShippedGrammarsError) -> String {
        URL(fileURLWithPath: try path()).deletingLastPathComponent().appending(path: "Corpus").path
    }

    /// Shortens a path below the current folder, for messages and answers.
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

/// The grammars are missing.
struct ShippedGrammarsError: Error, CustomStringConvertible {
    var searched: [String]

    var description: String {
        "the grammars that come with Parlance are not there; say which to use with --grammar, or where they are with "
            + "PARLANCE_GRAMMARS; looked in \(searched.joined(separator: ", "))"
    }
}
