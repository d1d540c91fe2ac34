import ParlanceEntities
import ParlanceGrammar
import ParlanceVocabulary

/// Finds all problems in a set of grammars, in any number of languages: errors that prevent loading, and likely
/// mistakes.
///
/// ```swift
/// let report = GrammarChecker().check(paths: ["Grammars"])
/// for diagnostic in report.diagnostics { print(DiagnosticRenderer().render(diagnostic)) }
/// ```
public struct GrammarChecker: Sendable {
    /// The language to check; nil for all languages of the files.
    public var language: String?
    /// The codes of suppressed warnings.
    public var allowed: Set<String>
    /// Lists that are passed at run time. If there are any, or terms, other undefined lists are errors, as for a parser;
    /// otherwise they are warnings.
    public var runTimeLists: [String: SlotList]
    /// The vocabulary that also fills lists.
    public var vocabulary: Vocabulary
    /// The apps that templates can name, which are checked too; nil for those in files called `apps.yaml`.
    public var apps: AppCatalogLoader.Loaded?
    /// The types that slots may name in place of a list.
    package var slotTypes = EntityTypes.all
    /// The languages, whose warnings are reported too.
    public var languages: LanguageLoader.Loaded

    /// Creates a checker; by default for all languages, without suppressed warnings.
    public init(
        language: String? = nil,
        allowed: Set<String> = [],
        runTimeLists: [String: SlotList] = [:],
        vocabulary: Vocabulary = Vocabulary(),
        apps: AppCatalogLoader.Loaded? = nil,
        languages: LanguageLoader.Loaded = .shipped
    ) {
        self.language = language
        self.allowed = allowed
        self.runTimeLists = runTimeLists
        self.vocabulary = vocabulary
        self.apps = apps
        self.languages = languages
    }

    /// Checks the grammars at `paths`: files, or folders that are read recursively.
    ///
    /// - Complexity: Some milliseconds for each template. Comparisons of templates stop at a limit, which is reported
    ///   (`ambiguity-search-limited`).
    public func check(paths: [String]) -> CheckReport {
        let contents = FileContents(paths: paths)
        let grammars = GrammarSet(contents)
        let checks = languages(of: grammars).map { check($0, of: grammars) }
        let shared = SharedDefinitions(grammars, languages: checks.count)
        var found = grammars.diagnostics + checks.flatMap(\.diagnostics)
        found =
            shared.filtered(found) + SlotFillingChecker.check(checks, grammars) + IntentChecker.check(checks, grammars)
            + checks.compactMap { LanguageTagChecker.check($0, grammars) }
            + languages.warnings + (apps?.warnings ?? [])
            + AppChecker.check(apps?.apps ?? grammars.apps, known: grammars.intents)
        let comments = AllowComments(grammars.texts + languages.files.map(\.root.source))
        let kept = found.filter { $0.severity == .error || !allowed.contains($0.code) && !comments.allow($0) }
        return CheckReport(
            diagnostics: (kept + comments.diagnostics.filter { !allowed.contains($0.code) }).inOrder,
            languages: checks.filter { $0.loaded != nil }.map(\.language),
            unloadable: checks.filter { $0.loaded == nil }.map(\.language),
            templates: checks.reduce(0) { $0 + $1.templateCount },
            apps: (apps?.apps ?? grammars.apps).count,
            isUnreadable: !contents.diagnostics.isEmpty
        )
    }

    /// For each language, the words that `opposites` should declare and does not.
    ///
    /// - Throws: `GrammarError` with all errors that prevent loading.
    /// - Complexity: Some hundred parses for each template.
    public func proposedOpposites(paths: [String]) throws(GrammarError) -> [String: [OppositeProposal]] {
        let grammars = GrammarSet(FileContents(paths: paths))
        var errors = grammars.diagnostics.filter { $0.severity == .error }
        var loaded: [Grammar] = []
        for tag in languages(of: grammars) {
            do throws(GrammarError) {
                loaded.append(try grammars.load(by: loader(tag)).grammar)
            } catch {
                errors += error.diagnostics.filter { $0.severity == .error }
            }
        }
        guard errors.isEmpty else { throw GrammarError(errors.inOrder) }
        return Dictionary(loaded.map { ($0.language, OppositeFinder.proposals(for: $0)) }) { first, _ in first }
    }

    /// The languages to check; nil stands for the language of files without one.
    func languages(of grammars: GrammarSet) -> [String?] {
        if let language { return [language] }
        if grammars.isEmpty { return [] }
        return grammars.languages.isEmpty ? [nil] : grammars.languages
    }

    private func check(_ tag: String?, of grammars: GrammarSet) -> LanguageCheck {
        do {
            return LanguageCheck(try grammars.load(by: loader(tag)), runTimeLists: runTimeLists)
        } catch {
            return LanguageCheck(language: tag, errors: error.diagnostics)
        }
    }

    func loader(_ tag: String?) -> GrammarLoader {
        let filled = VocabularyTier.allCases.flatMap { vocabulary.names(in: $0) }.map(\.text)
        let later = Set(runTimeLists.keys).union(filled)
        var loader = GrammarLoader(
            language: tag,
            undefinedLists: later.isEmpty ? .givenLater([]) : .known(later),
            apps: apps?.catalog,
            languages: languages.languages
        )
        loader.slotTypes = slotTypes
        return loader
    }
}
