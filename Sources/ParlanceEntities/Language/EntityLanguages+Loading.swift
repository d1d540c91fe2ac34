import ParlanceGrammar
import ParlanceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension EntityLanguages {
    /// The ending of the names of files with words and patterns of built-in slot types.
    package static let fileEnding = ".entities.yaml"

    /// The languages with those of files, `<tag>.entities.yaml`, at `paths`, or in the folders there.
    ///
    /// - Throws: `GrammarError` with all errors.
    package static func load(paths: [String]) throws(GrammarError) -> EntityLanguages {
        var files: [String: [SourceText]] = [:]
        for path in paths.flatMap(names) {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            let source = SourceText(name: path, text: text)
            let tag = try YAMLReader(source).read()?["language"]?.text
            files[LanguageTag(tag ?? LanguageTag.undetermined).text, default: []].append(source)
        }
        let languages = EntityLanguages(files: files)
        try languages.check()
        return languages
    }

    /// The texts of the files in a folder as JSON, with their languages, after a check of all.
    package static func texts(
        in folder: String
    ) throws(GrammarError) -> [(name: String, language: String, text: String)] {
        _ = try load(paths: [folder])
        var texts: [(String, String, String)] = []
        for path in names(at: folder) {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            guard let root = try YAMLReader(SourceText(name: path, text: text)).read() else { continue }
            let tag = root["language"]?.text ?? LanguageTag.undetermined
            texts.append((FilePath(path).name, tag, LineKeepingJSON.text(of: root)))
        }
        return texts
    }

    private static func names(at path: String) -> [String] {
        if path.hasSuffix(fileEnding) { return [path] }
        let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return found.filter { $0.hasSuffix(fileEnding) }.sorted().map { path + "/" + $0 }
    }
}
