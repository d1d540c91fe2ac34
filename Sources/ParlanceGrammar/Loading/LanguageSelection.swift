/// Picks the files of one language out of all.
package struct LanguageSelection {
    /// The tag of BCP 47 that stands for whichever language the files are in, if any.
    package static let undetermined = "und"

    /// The language of the files picked; nil if that can't be told, `diagnostics` then says why.
    private(set) var language: String?
    /// The files of that language, and those that hold for all.
    private(set) var files: [GrammarFile] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ all: [GrammarFile], wanted: String?) {
        let tags = Set(all.compactMap { $0.language?.text }).sorted()
        let sentences = all.filter { !$0.isDeclaration }
        guard let tag = pick(from: tags, wanted: wanted, sentences.first?.root) else { return }
        language = tag
        files = sentences.filter { $0.language.map { $0.text == tag } ?? true }
    }

    private mutating func pick(from tags: [String], wanted: String?, _ first: SourceNode?) -> String? {
        guard let wanted else {
            if tags.count == 1 { return tags[0] }
            let place = first.map { SourcePlace(file: $0.source.name, line: 1, column: 1) }
            let problem = tags.isEmpty ? GrammarProblem.missingLanguage : .severalLanguages(tags)
            diagnostics.append(Diagnostic(problem, place: place))
            return nil
        }
        if tags.isEmpty { return wanted }
        if wanted == Self.undetermined, tags.count == 1 { return tags[0] }
        let match = Self.best(for: wanted, among: tags)
        if match == nil {
            let place = first.map { SourcePlace(file: $0.source.name, line: 1, column: 1) }
            diagnostics.append(Diagnostic(.noLanguage(wanted, available: tags), place: place))
        }
        return match
    }

    /// The tag itself, else the one with fewer and fewer subtags: `de-AT`, then `de`.
    static func best(for wanted: String, among tags: [String]) -> String? {
        var subtags = canonical(wanted).split(separator: "-")
        while !subtags.isEmpty {
            let shortened = subtags.joined(separator: "-")
            if let tag = tags.first(where: { canonical($0) == shortened }) { return tag }
            subtags.removeLast()
        }
        return nil
    }

    private static func canonical(_ tag: String) -> String {
        tag.lowercased().replacing("_", with: "-")
    }
}
