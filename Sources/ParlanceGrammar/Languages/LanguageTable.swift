/// A table of the facts in language files: one row per language, one column per kind of fact.
///
/// Numbers count words, groups, rules or sentences.
package struct LanguageTable {
    private static let none = "-"

    private let rows: [[String]]

    private static let columns: [(head: String, cell: @Sendable (LanguageProfile) -> String)] = [
        ("language", { $0.tag }),
        ("joins", { $0.wordJoining == .never ? none : $0.wordJoining.rawValue }),
        ("numbers", { count($0.numbers.ones.count + $0.numbers.signs.count + $0.numbers.halves.count) }),
        ("negations", { count(words: $0.negations) }),
        ("questions", { count(words: $0.questionWords) }),
        ("undoing", { count(words: $0.undoing) }),
        ("reports", { count($0.reports.count + $0.reminders.count) }),
        ("fillers", { count($0.fillers.split(separator: " ").count + $0.fillerPhrases.count) }),
        ("corrections", { count($0.selfCorrections.count) }),
        ("joiners", { count($0.joiners.count) }),
        ("conditions", { count($0.conditions.count + $0.lasting.count) }),
        ("follow-ups", { count($0.followUps.count) }),
        ("reported", { count($0.reported.count) }),
        ("remarks", { count($0.remarks.count) }),
        ("articles", { count(words: $0.articles) }),
        ("function", { count(words: $0.functionWords) }),
        ("blanks", { $0.hasLooseBlanks ? "loose" : none }),
        ("letters", { count(words: "\($0.letterVariants) \($0.lettersAlike)") }),
        ("homophones", { count(words: $0.numberHomophones) }),
        ("common", { count($0.commonWords.words.count) }),
        ("names", { count($0.names.words.count) }),
        ("endings", { count(words: $0.inflection.map { "\($0.endings) \($0.endingsForY) \($0.verbEndings)" } ?? "") }),
        ("forms", { count($0.nameForms.count + $0.nameScripts.count) }),
        ("spellings", { count($0.spellings.count) }),
        ("opposites", { count($0.opposites.count) }),
        ("prefixes", { count($0.negatingPrefixes.split(separator: " ").count + $0.opposedPrefixes.count) }),
        ("sounds", { sounds($0) }),
        ("answers", { count($0.replies.map { $0.grammar.intents.flatMap(\.blocks).flatMap(\.sentences).count } ?? 0) }),
        ("messages", { count($0.replies?.grammar.messages.count ?? 0) }),
    ]

    package init(_ languages: LanguageProfiles) {
        let profiles = languages.tags.map { languages[$0] }
        rows = [Self.columns.map(\.head)] + profiles.map { profile in Self.columns.map { $0.cell(profile) } }
    }

    /// The table with columns as wide as their longest cell.
    package var text: String {
        let widths = Self.columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        }
        return lines.map(Self.trimmed).joined(separator: "\n")
    }

    private static func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }

    private static func count(_ count: Int) -> String { count == 0 ? none : "\(count)" }

    private static func count(words: String) -> String { count(words.split(separator: " ").count) }

    private static func sounds(_ profile: LanguageProfile) -> String {
        switch profile.sounds {
        case .table(let table): count(table.rules.count + table.words.count)
        case .sameAs(let other): "as \(other)"
        case nil: none
        }
    }
}
