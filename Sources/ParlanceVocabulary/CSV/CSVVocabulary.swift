import ParlanceGrammar

/// Reads vocabularies from comma-separated values: one term per row, with columns named by the first row.
///
/// Several texts in a cell are separated by `|`; `\|` is a literal bar, `\\` a backslash. A row with the type, tier and
/// identifier of the previous row is another synonym of the same term, with its own pronunciations and examples;
/// context and metadata belong in the first row.
struct CSVVocabulary {
    /// A column of the file.
    enum Column: Int, CaseIterable {
        /// The list, or the `Intent.slot`, that the term fills.
        case type
        /// `app` (the default) or `user`.
        case tier
        /// The identifier of the term; by default the phrase.
        case identifier
        case phrase
        case pronunciations, examples, synonyms
        /// A mapping, in YAML or JSON.
        case context
        /// Any value, in YAML or JSON.
        case metadata

        static let required: [Column] = [.type, .phrase]

        var name: String { "\(self)" }
    }

    /// A row with access to fields by column.
    private struct Row {
        let fields: [CSVRows.Field]
        /// For each column, the index of its field, or -1.
        let places: [Int]

        subscript(column: Column) -> CSVRows.Field? {
            let place = places[column.rawValue]
            return place < 0 ? nil : fields[place]
        }

        /// The extent of the row in the file.
        var range: Range<Int> { CSVVocabulary.range(of: fields) }
    }

    private let source: SourceText
    private(set) var sets: [LocatedTerms] = []
    private var log = DiagnosticLog()
    private var places: [VocabularyTier: [String: Int]] = [:]
    /// The index of the last term's set.
    private var last: Int?

    init(_ source: SourceText) {
        self.source = source
        var rows = CSVRows(source)
        read(&rows)
        log.append(rows.diagnostics)
    }

    var diagnostics: [Diagnostic] { log.diagnostics.inOrder }

    private mutating func read(_ rows: inout CSVRows) {
        guard let header = rows.next() else {
            if rows.diagnostics.isEmpty { report(.emptyFile, 0..<1) }
            return
        }
        let columns = columns(header)
        let missing = Column.required.filter { !columns.contains($0) }
        for column in missing { report(.vocabulary(.missingColumn(column.name)), Self.range(of: header)) }
        guard missing.isEmpty else { return }
        let places = Column.allCases.map { columns.firstIndex(of: $0) ?? -1 }
        while let fields = rows.next() {
            if fields.count == columns.count {
                add(Row(fields: fields, places: places))
            } else {
                let problem = VocabularyProblem.unevenRow(found: fields.count, expected: columns.count)
                report(.vocabulary(problem), Self.range(of: fields))
            }
        }
    }

    private mutating func columns(_ header: [CSVRows.Field]) -> [Column?] {
        let known = Column.allCases.map(\.name)
        var seen: Set<Column> = []
        let line = source.place(at: Self.range(of: header).lowerBound).line
        return header.map { field in
            let name = field.trimmed
            guard let column = Column.allCases.first(where: { $0.name == name.lowercased() }) else {
                let suggestion = Suggestion.nearest(to: name, among: known)
                report(.vocabulary(.unknownColumn(name, suggestion: suggestion)), field.range, .warning)
                return nil
            }
            if !seen.insert(column).inserted { report(.duplicateKey(name, first: line), field.range) }
            return column
        }
    }

    private mutating func add(_ row: Row) {
        guard let type = row[.type], let phrase = phrase(row), let tier = tier(row[.tier]) else { return }
        let name = type.trimmed
        guard !name.isEmpty else { return report(.missingKey("type", in: "a row"), type.range) }
        let identifier = row[.identifier]?.trimmed ?? ""
        let place = place(of: name, tier, row.range)
        var term = Term(identifier: identifier.isEmpty ? nil : identifier, phrase: phrase, synonyms: synonyms(row))
        term.context = value(row[.context], isMapping: true)?.object ?? [:]
        term.metadata = value(row[.metadata], isMapping: false)
        if !identifier.isEmpty, last == place, sets[place].terms.last?.term.identifier == identifier {
            join(term, to: place, row)
        } else {
            sets[place].terms.append(LocatedTerm(term: term, origin: .text(source, row.range)))
            last = place
        }
    }

    /// Adds the names of a further row to the last term of a set.
    private mutating func join(_ term: Term, to place: Int, _ row: Row) {
        let index = sets[place].terms.count - 1
        reportIgnored(row, .context, term.context.isEmpty || term.context == sets[place].terms[index].term.context)
        reportIgnored(row, .metadata, term.metadata == nil || term.metadata == sets[place].terms[index].term.metadata)
        sets[place].terms[index].term.synonyms += term.phrases
    }

    private mutating func reportIgnored(_ row: Row, _ column: Column, _ isSame: Bool) {
        if isSame { return }
        report(.vocabulary(.ignoredCell(column.name)), row[column]?.range ?? row.range, .warning)
    }

    private func phrase(_ row: Row) -> TermPhrase? {
        row[.phrase].map {
            TermPhrase(
                $0.trimmed,
                pronunciations: row[.pronunciations]?.texts ?? [],
                examples: row[.examples]?.texts ?? []
            )
        }
    }

    private func synonyms(_ row: Row) -> [TermPhrase] { (row[.synonyms]?.texts ?? []).map { TermPhrase($0) } }

    private mutating func tier(_ field: CSVRows.Field?) -> VocabularyTier? {
        guard let field, !field.trimmed.isEmpty else { return .app }
        if let tier = VocabularyTier(rawValue: field.trimmed.lowercased()) { return tier }
        report(.vocabulary(.unknownTier(field.text)), field.range)
        return nil
    }

    private mutating func place(of name: String, _ tier: VocabularyTier, _ range: Range<Int>) -> Int {
        if let known = places[tier]?[name] { return known }
        places[tier, default: [:]][name] = sets.count
        let origin = SourceOrigin.text(source, range)
        sets.append(LocatedTerms(names: [VocabularyName(name)], tier: tier, terms: [], origin: origin))
        return sets.count - 1
    }
}

// MARK: - Cells

extension CSVVocabulary {
    /// A value in YAML, which includes JSON.
    private mutating func value(_ field: CSVRows.Field?, isMapping: Bool) -> Value? {
        guard let field, !field.trimmed.isEmpty else { return nil }
        do {
            let value = try Self.value(SourceText(name: source.name, text: field.text))
            if !isMapping || value?.object != nil { return value }
            report(.wrongType(expected: "a mapping", found: "the text '\(field.text.prefix(40))'"), field.range)
        } catch {
            report(error.diagnostics.first?.problem ?? .syntax("the cell is not YAML"), field.range)
        }
        return nil
    }

    /// Without a YAML parser, what is not JSON is a text.
    private static func value(_ cell: SourceText) throws(GrammarError) -> Value? {
        do throws(GrammarError) {
            return try YAMLReader(cell).read()?.value
        } catch {
            guard error.diagnostics.map(\.problem) == [.yamlNotSupported] else { throw error }
            return .string(cell.text)
        }
    }

    private static func range(of fields: [CSVRows.Field]) -> Range<Int> {
        let start = fields.first?.range.lowerBound ?? 0
        return start..<max(fields.last?.range.upperBound ?? 0, start + 1)
    }

    private mutating func report(
        _ problem: GrammarProblem,
        _ range: Range<Int>,
        _ severity: Diagnostic.Severity = .error
    ) {
        let end = max(range.upperBound, range.lowerBound + 1)
        log.append(Diagnostic(problem, severity: severity, in: source, from: range.lowerBound, to: end))
    }
}
