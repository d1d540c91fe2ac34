import ParlanceText

/// Selects the files of one language.
package struct LanguageSelection {
    /// The BCP 47 tag for any language, if the files have one.
    package static let undetermined = LanguageTag.undetermined

    /// The language of the selected files; nil if it is undetermined: `diagnostics` then has the reason.
    private(set) var language: String?
    /// The files of that language and those without one; if no file has a language, all of them.
    private(set) var files: [GrammarFile] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ all: [GrammarFile], wanted: String?) {
        let sentences = all.filter { !$0.isDeclaration }
        let tags = Self.tags(of: all)
        if tags.isEmpty { files = sentences }
        guard let tag = pick(from: tags, wanted: wanted, sentences) else { return }
        language = tag
        files = sentences.filter { $0.language.map { LanguageTag($0) == LanguageTag(tag) } ?? true }
    }

    /// The tags of the files, sorted; `de-CH` and `de_ch` are equal.
    static func tags(of files: [GrammarFile]) -> [String] {
        var seen: Set<String> = []
        return files.compactMap(\.language).sorted().filter { seen.insert(LanguageTag($0).text).inserted }
    }

    private mutating func pick(from tags: [String], wanted: String?, _ sentences: [GrammarFile]) -> String? {
        guard let wanted else {
            if tags.count == 1 { return tags[0] }
            if tags.isEmpty {
                reportMissing(in: sentences)
            } else {
                diagnostics.append(Diagnostic(.severalLanguages(tags)))
            }
            return nil
        }
        if tags.isEmpty { return wanted }
        if wanted == Self.undetermined, tags.count == 1 { return tags[0] }
        let match = Self.best(for: wanted, among: tags)
        if match == nil { diagnostics.append(Diagnostic(.noLanguage(wanted, available: tags))) }
        return match
    }

    /// Reports that no file has a language, unless an invalid one is already reported.
    private mutating func reportMissing(in sentences: [GrammarFile]) {
        guard let first = sentences.first, sentences.allSatisfy({ $0.root["language"] == nil }) else { return }
        let place = SourcePlace(file: first.root.source.name, line: 1, column: 1)
        diagnostics.append(Diagnostic(.missingLanguage, place: place))
    }

    /// The tag itself, otherwise the longest available prefix: `de-AT`, then `de`.
    package static func best(for wanted: String, among tags: [String]) -> String? {
        for shortened in LanguageTag(wanted).fallbacks {
            if let tag = tags.first(where: { LanguageTag($0).text == shortened }) { return tag }
        }
        return nil
    }
}
