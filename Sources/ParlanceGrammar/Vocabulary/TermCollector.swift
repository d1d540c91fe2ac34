/// Collects valid terms for a set and reports the others.
struct TermCollector: ~Copyable {
    private let name: VocabularyName
    private let tier: VocabularyTier
    /// The terms to which the set will be appended.
    private let earlier: TermSet
    private let earlierBytes: Int
    private var packer = TermPacker()
    private var index = 0
    private(set) var entries: [VocabularyReport.Entry] = []

    init(name: VocabularyName, tier: VocabularyTier, behind earlier: TermSet = TermSet()) {
        self.name = name
        self.tier = tier
        self.earlier = earlier
        earlierBytes = earlier.textByteCount
    }

    /// The collected terms.
    func block() -> TermBlock { TermBlock(packer) }

    mutating func add(_ term: Term) {
        if isFull {
            reportFull(term)
        } else if let problem = problem(of: term) ?? taking(cleaned(term)) {
            report(problem, term)
        }
        index += 1
    }

    private var isFull: Bool {
        earlier.count + packer.count >= VocabularyLimits.terms
            || earlierBytes + packer.bytes.count > VocabularyLimits.setBytes
    }

    /// Reports a term beyond the limit: one entry counts all of them, which may be millions.
    private mutating func reportFull(_ term: Term) {
        if case .fullSet(let leftOut, let limit)? = entries.last?.problem {
            entries[entries.count - 1].problem = .fullSet(leftOut: leftOut + 1, limit)
        } else {
            let hasMost = earlier.count + packer.count >= VocabularyLimits.terms
            let limit: VocabularyProblem.SetLimit =
                hasMost ? .terms(VocabularyLimits.terms) : .bytes(VocabularyLimits.setBytes)
            report(.fullSet(leftOut: 1, limit), term)
        }
    }

    /// The problem that excludes the whole term, if any.
    private func problem(of term: Term) -> VocabularyProblem? {
        Self.problem(of: term.phrase.text, .phrase) ?? Self.problem(of: term.identifier, .identifier)
    }

    private mutating func taking(_ term: Term) -> VocabularyProblem? {
        let isNew = !earlier.contains(term.identifier) && packer.add(term)
        return isNew ? nil : .duplicateIdentifier(term.identifier)
    }

    private static func problem(of text: String, _ part: VocabularyProblem.Part) -> VocabularyProblem? {
        if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return .blank(part) }
        return VocabularyLimits.excess(of: text).map {
            .tooLong(part, bytes: $0, limit: VocabularyLimits.textBytes)
        }
    }

    private mutating func report(_ problem: VocabularyProblem, _ term: Term) {
        entries.append(
            VocabularyReport.Entry(
                name: name,
                tier: tier,
                index: index,
                identifier: term.identifier,
                phrase: term.phrase.text,
                problem: problem
            )
        )
    }
}

// MARK: - Synonyms, pronunciations and examples

extension TermCollector {
    /// The term without invalid synonyms, pronunciations and examples.
    private mutating func cleaned(_ term: Term) -> Term {
        guard !term.phrase.isPlain || !term.synonyms.isEmpty else { return term }
        var room = VocabularyLimits.phrases
        var exampleRoom = VocabularyLimits.phrases
        var cleaned = term
        cleaned.phrase = self.cleaned(term.phrase, of: term, &room, &exampleRoom)
        cleaned.synonyms = []
        for synonym in kept(term.synonyms, .synonym, of: term, &room, text: \.text) {
            cleaned.synonyms.append(self.cleaned(synonym, of: term, &room, &exampleRoom))
        }
        return cleaned
    }

    private mutating func cleaned(
        _ phrase: TermPhrase,
        of term: Term,
        _ room: inout Int,
        _ exampleRoom: inout Int
    ) -> TermPhrase {
        TermPhrase(
            phrase.text,
            pronunciations: kept(phrase.pronunciations, .pronunciation, of: term, &room, text: \.self),
            examples: kept(phrase.examples, .example, of: term, &exampleRoom, text: \.self)
        )
    }

    /// The valid items within the limit; the first item beyond it is reported.
    private mutating func kept<Item>(
        _ items: [Item],
        _ part: VocabularyProblem.Part,
        of term: Term,
        _ room: inout Int,
        text: KeyPath<Item, String>
    ) -> [Item] {
        var kept: [Item] = []
        for item in items {
            if let problem = Self.problem(of: item[keyPath: text], part) {
                report(problem, term)
            } else if room == 0 {
                report(.tooMany(part, limit: VocabularyLimits.phrases), term)
                break
            } else {
                kept.append(item)
                room -= 1
            }
        }
        return kept
    }
}
