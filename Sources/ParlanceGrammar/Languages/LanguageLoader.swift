import ParlanceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads language files: `<tag>.yaml`, with `<tag>.words.txt` and `<tag>.names.txt` beside it for long lists.
///
/// ```
/// let languages = try LanguageLoader.load(paths: ["languages"]).languages
/// let parser = Parser(try GrammarLoader(languages: languages).load(paths: ["home"]).grammar)
/// ```
///
/// A file replaces the shipped file of the same language. All files are read and all their errors collected before
/// loading fails.
public enum LanguageLoader {
    /// Loaded languages with their warnings.
    public struct Loaded: Sendable {
        /// The shipped languages, replaced and extended by those of the files.
        public var languages: LanguageProfiles
        /// Likely mistakes that do not prevent the use of the files, in the order of files and lines.
        public var warnings: [Diagnostic]
        /// The loaded files, in order.
        package var files: [LanguageFile]

        /// The shipped languages, without files.
        public static var shipped: Loaded { Loaded(languages: .shipped, warnings: [], files: []) }
    }

    /// Loads the languages at `paths`: files, or folders that are read recursively.
    ///
    /// - Throws: `GrammarError` with all errors.
    public static func load(paths: [String]) throws(GrammarError) -> Loaded {
        try load(contents(of: paths))
    }

    /// The files at `paths` with the word lists beside them, unparsed.
    package static func contents(of paths: [String]) -> FileContents {
        let languages = FileContents(paths: paths)
        let lists = languages.files.flatMap { file in LanguageFile.listNames(of: file.name) }
        return languages.adding(FileContents(paths: lists.filter { FileManager.default.fileExists(atPath: $0) }))
    }

    /// Loads the languages from files that are already read.
    ///
    /// - Throws: `GrammarError` with all errors.
    package static func load(_ contents: FileContents) throws(GrammarError) -> Loaded {
        let read = GrammarFiles(contents)
        let texts = Dictionary(read.texts.map { ($0.name, $0) }) { first, _ in first }
        var diagnostics = read.diagnostics.map(aboutLanguages)
        let files = read.texts.filter { !LanguageFile.isList($0.name) }.compactMap { text in
            LanguageFile(text, lists: texts, &diagnostics)
        }
        let languages = LanguageProfiles(files.map(\.profile))
        diagnostics += repeated(files) + misnamed(files) + missingSounds(files, languages)
        guard diagnostics.allSatisfy({ $0.severity == .warning }) else { throw GrammarError(diagnostics.inOrder) }
        return Loaded(languages: languages, warnings: diagnostics.inOrder, files: files)
    }

    /// Reports repeated languages: the result would depend on the order of file names.
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

    /// Reports files whose name is the tag of another language: copied files keep the tag of the original.
    private static func misnamed(_ files: [LanguageFile]) -> [Diagnostic] {
        files.compactMap { file in
            let (name, tag) = (file.name, file.profile.tag)
            guard isTag(name), LanguageTag(name) != LanguageTag(tag) else { return nil }
            let replaces = LanguageProfiles.shipped.tags.contains { LanguageTag($0) == LanguageTag(tag) }
            let problem = LanguageProblem.misnamedFile(name: name, language: tag, replaces: replaces)
            return (file.root["language"] ?? file.root).diagnostic(.language(problem), severity: .warning)
        }
    }

    /// Whether the name of a file is a language tag: a language, perhaps with a script and a region.
    private static func isTag(_ name: String) -> Bool {
        name.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?/#) != nil
    }

    /// Rewords the diagnostic of a folder without files: it contains no languages, instead of no grammar.
    private static func aboutLanguages(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .folderWithoutGrammars(let path) = diagnostic.problem else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.problem = .language(.folderWithoutLanguages(path))
        return diagnostic
    }

    /// Reports references to the sounds of a language that defines none.
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
