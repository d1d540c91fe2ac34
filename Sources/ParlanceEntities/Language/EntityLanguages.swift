import ParlanceGrammar
import ParlanceText
import Synchronization

/// The languages of built-in slot types: those that come with Parlance, and those of other files.
package final class EntityLanguages: Sendable {
    /// The languages that come with Parlance.
    package static let shipped = EntityLanguages(files: [:])

    /// Texts of files by language.
    private let files: [String: [SourceText]]
    private let compiled = Mutex<[String: EntityLanguage]>([:])
    private let store = Mutex<(any EntityLanguageStore)?>(nil)

    /// - Parameter files: texts by language tag; they replace those that come with Parlance.
    package init(files: [String: [SourceText]]) {
        self.files = files
    }

    /// The compiled language of a tag; one without a file has what CLDR knows.
    ///
    /// - Complexity: For a new tag that of compiling its files, for which other threads wait.
    package func language(_ tag: String) -> EntityLanguage {
        compiled.withLock { languages in
            if let known = languages[tag] { return known }
            let made = stored(tag) ?? make(tag)
            languages[tag] = made
            return made
        }
    }

    /// Keeps languages that come with Parlance in a store, and takes them from there.
    package func use(_ store: some EntityLanguageStore) { self.store.withLock { $0 = store } }

    /// A language from the store; nil if there is no store.
    private func stored(_ tag: String) -> EntityLanguage? {
        guard files.isEmpty, let store = store.withLock({ $0 }) else { return nil }
        if let known = store.language(tag) { return known }
        let made = make(tag)
        store.store(made)
        return made
    }

    private func make(_ tag: String) -> EntityLanguage {
        let profile = LanguageProfiles.shipped[tag]
        var source = EntitySource()
        source.numberIdioms = profile.numbers
        CLDRWords.add(tag, to: &source)
        for text in texts(tag) { add(text, to: &source) }
        return EntityLanguage(tag: tag, source.ordered, joinsWords: profile.wordJoining != .never)
    }

    /// Adds the content of a file without reports: `check` reports the problems of given files, and a test those of the
    /// files that come with Parlance.
    private func add(_ text: SourceText, to source: inout EntitySource) {
        do throws(GrammarError) {
            _ = try Self.read(text, into: &source, isChecked: false)
        } catch {
            precondition(!files.isEmpty, "a file of slot types that comes with Parlance is broken: \(error)")
        }
    }

    private func texts(_ tag: String) -> [SourceText] {
        let own = LanguageTag(tag).fallbacks.lazy.map { [files] in files[$0] ?? ShippedEntities.texts($0) }
        return base + (own.first { !$0.isEmpty } ?? [])
    }

    /// The files that all languages share.
    private var base: [SourceText] {
        files[LanguageTag.undetermined] ?? ShippedEntities.texts(LanguageTag.undetermined)
    }

    /// Adds the content of a file. Parts with problems are omitted.
    ///
    /// - Parameter isChecked: whether to look for references to what does not exist and the like.
    /// - Returns: the problems.
    /// - Throws: `GrammarError` if it is no YAML.
    static func read(
        _ text: SourceText,
        into source: inout EntitySource,
        isChecked: Bool
    ) throws(GrammarError) -> [Diagnostic] {
        guard let root = try YAMLReader(text).read() else { return [] }
        var reader = EntityFileReader()
        reader.read(root, into: &source)
        if isChecked { reader.check(source) }
        return reader.diagnostics
    }

    /// Checks all files.
    ///
    /// - Throws: `GrammarError` with all problems.
    package func check() throws(GrammarError) {
        var diagnostics: [Diagnostic] = []
        for (tag, texts) in files.sorted(by: { $0.key < $1.key }) {
            var source = EntitySource()
            CLDRWords.add(tag, to: &source)
            if tag != LanguageTag.undetermined {
                for text in base { add(text, to: &source) }
            }
            for text in texts {
                do throws(GrammarError) {
                    diagnostics += try Self.read(text, into: &source, isChecked: true)
                } catch {
                    diagnostics += error.diagnostics
                }
            }
        }
        if !diagnostics.isEmpty { throw GrammarError(diagnostics) }
    }
}
