import ParlanceGrammar

/// Selects localized files, as in an app's bundle: `de.lproj/AppIntentVocabulary.plist` beside
/// `Base.lproj/AppIntentVocabulary.plist`, or beside one outside of such folders.
struct LocalizedFiles {
    /// A localized file: its language and its common path.
    struct Variant {
        /// A tag of BCP 47; nil: the base, for all other languages.
        let tag: String?
        /// The path without the language's folder.
        let path: String

        init(_ name: String) {
            var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 1, let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else {
                (tag, path) = (nil, name)
                return
            }
            parts.remove(at: parts.count - 2)
            let language = String(folder.dropLast(6))
            tag = language == "Base" ? nil : language
            path = parts.joined(separator: "/")
        }
    }

    /// The names of the selected files, in order.
    private(set) var names: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - all: the names of all files.
    ///   - language: the wanted language; nil: the only one, or the base.
    init(_ all: [String], language: String?) {
        let variants = all.map { (name: $0, variant: Variant($0)) }
        var seen: Set<String> = []
        for path in variants.map(\.variant.path) where seen.insert(path).inserted {
            pick(variants.filter { $0.variant.path == path }, language)
        }
    }

    private mutating func pick(_ variants: [(name: String, variant: Variant)], _ language: String?) {
        let tags = variants.compactMap(\.variant.tag)
        let base = variants.first { $0.variant.tag == nil }
        let wanted = language.flatMap { LanguageSelection.best(for: $0, among: tags) }
        let found = wanted.flatMap { tag in variants.first { $0.variant.tag == tag } } ?? base
        if let found = found ?? (language == nil && variants.count == 1 ? variants[0] : nil) {
            names.append(found.name)
        } else if let first = variants.first {
            let problem: GrammarProblem =
                language.map { .noLanguage($0, available: tags.sorted()) } ?? .severalLanguages(tags.sorted())
            diagnostics.append(Diagnostic(problem, place: SourcePlace(file: first.name, line: 1, column: 1)))
        }
    }
}
