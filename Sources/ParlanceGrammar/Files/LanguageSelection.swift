import ParlanceText

/// Picks the files of one language out of all.
package struct LanguageSelection {
    /// The tag of BCP 47 that stands for whichever language the files are in, if any.
    package static let undetermined = LanguageTag.undetermined

    /// The language of the files picked; nil if that can't be told, `diagnostics` then says why.
    private(set) var language: String?
    /// The files of that language, and those that hold for all; if no file names a language, all of them.
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

    /// The tags in the files, in order; `de-CH` and `de_ch` are one.
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

    /// Where a file has a language that is no tag, that is reported already.
    private mutating func reportMissing(in sentences: [GrammarFile]) {
        guard let first = sentences.first, sentences.allSatisfy({ $0.root["language"] == nil }) else { return }
        let place = SourcePlace(file: first.root.source.name, line: 1, column: 1)
        diagnostics.append(Diagnostic(.missingLanguage, place: place))
    }

    /// The tag itself, else the one with fewer and fewer subtags: `de-AT`, then `de`.
    package static func best(for wanted: String, among tags: [String]) -> String? {
        for shortened in LanguageTag(wanted).fallbacks {
            if let tag = tags.first(where: { LanguageTag($0).text == shortened }) { return tag }
        }
        return nil
    }
}
