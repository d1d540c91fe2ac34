import ParlanceGrammar
import ParlanceText

/// The plural, possessive and respelt forms of the names in a vocabulary, by the language's file: "Anna's" for "Anna".
struct NameForms: Sendable {
    private struct Rule {
        let ending: [Character]
        let forms: [String]
    }

    /// Longer endings precede shorter ones.
    private let rules: [Rule]
    private let scripts: [Transliterator]
    private let names: SortedWords

    init(_ profile: LanguageProfile) {
        rules = profile.nameForms
            .map { Rule(ending: Array($0.ending), forms: $0.forms.split(separator: " ").map(String.init)) }
            .sorted { $0.ending.count > $1.ending.count }
        scripts = profile.nameScripts.compactMap(Transliterator.init)
        names = profile.names
    }

    /// Whether names have no other forms.
    var isEmpty: Bool { rules.isEmpty && scripts.isEmpty }

    /// The other forms of a name.
    func forms(of name: String) -> [String] {
        let letters = Array(name)
        guard letters.last?.isLetter ?? false else { return respelt(name) }
        let rule = rules.first { letters.suffix($0.ending.count).map { Character($0.lowercased()) } == $0.ending }
        let stem = String(letters.dropLast(rule?.ending.count ?? 0))
        return (rule?.forms ?? []).map { stem + $0 } + respelt(name)
    }

    /// Whether the last word of a form is a name in its own right, such as "Roberts".
    func isOtherName(_ form: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = form.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
        return !names.isEmpty && names.contains(Array(form[start...]))
    }

    private func respelt(_ name: String) -> [String] { scripts.compactMap { $0.convert(name) } }
}
