import Foundation
import ParlanceText

/// Reads language files: `<tag>.yaml`, with `<tag>.words.txt` and `<tag>.names.txt` beside it for long lists.
///
/// ```swift
/// let languages = try LanguageLoader.load(paths: ["languages"]).languages
/// let parser = Parser(try GrammarLoader(languages: languages).load(paths: ["home"]).grammar)
/// ```
///
/// A file takes the place of the one that comes with Parlance for the same language. All files are read and all their
/// errors collected before anything is given up.
public enum LanguageLoader {
    /// Languages, and what looks wrong with their files all the same.
    public struct Loaded: Sendable {
        /// The languages that come with Parlance, with those of the files in their place.
        public var languages: LanguageProfiles
        public var warnings: [Diagnostic]
        /// Those of the files, in the order of the files.
        package var files: [LanguageFile]
    }

    /// Loads the languages at `paths`: files, or folders that are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    public static func load(paths: [String]) throws(GrammarError) -> Loaded {
        try load(contents(of: paths))
    }

    /// The files at `paths`, with the lists of words beside them, without a look at what stands in them.
    package static func contents(of paths: [String]) -> FileContents {
        let languages = FileContents(paths: paths)
        let lists = languages.files.flatMap { file in LanguageFile.listNames(of: file.name) }
        return languages.adding(FileContents(paths: lists.filter { FileManager.default.fileExists(atPath: $0) }))
    }

    /// Loads the languages in files that have been read.
    ///
    /// - Throws: `GrammarError` with everything that is wrong.
    package static func load(_ contents: FileContents) throws(GrammarError) -> Loaded {
        let read = GrammarFiles(contents)
        let texts = Dictionary(read.texts.map { ($0.name, $0) }) { first, _ in first }
        var diagnostics = read.diagnostics
        let files = read.texts.filter { !LanguageFile.isList($0.name) }.compactMap { text in
            LanguageFile(text, lists: texts, &diagnostics)
        }
        let languages = LanguageProfiles(files.map(\.profile))
        diagnostics += repeated(files) + missingSounds(files, languages)
        guard diagnostics.allSatisfy({ $0.severity == .warning }) else { throw GrammarError(diagnostics.inOrder) }
        return Loaded(languages: languages, warnings: diagnostics.inOrder, files: files)
    }

    /// Two files for one language are a mistake: which of them counts would depend on their names.
    private static func repeated(_ files: [LanguageFile]) -> [Diagnostic] {
        var seen: Set<LanguageTag> = []
        return files.compactMap { file in
            if seen.insert(LanguageTag(file.profile.tag)).inserted { return nil }
            let found = "'\(file.profile.tag)' once more"
            return (file.root["language"] ?? file.root).diagnostic(
                .wrongType(expected: "a language that no other file has", found: found)
            )
        }
    }

    /// Sounds that are to be those of a language that has none of its own.
    private static func missingSounds(_ files: [LanguageFile], _ languages: LanguageProfiles) -> [Diagnostic] {
        files.compactMap { file in
            guard case .sameAs(let other)? = file.profile.sounds, languages.sounds(of: file.profile.tag) == nil else {
                return nil
            }
            let node = file.root["sounds"]?["as_in"] ?? file.root
            return node.diagnostic(
                .wrongType(expected: "a language that has sounds of its own", found: "'\(other)'")
            )
        }
    }
}
