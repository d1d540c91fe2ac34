import ParlanceGrammar

/// Finds entries of a parser's vocabulary that have no effect, or not the intended one.
struct VocabularyInspection {
    private let terms: TermLayers
    private let lists: ListTable
    private let directory: SlotDirectory
    private let compiler: TermCompiler

    init(_ parser: Parser) {
        compiler = TermCompiler(parser.compiled)
        terms = parser.terms
        lists = parser.lists
        directory = parser.compiled.slotDirectory
    }

    func report() -> VocabularyReport {
        VocabularyReport(entries: terms.vocabulary.keys.flatMap { entries(of: $0) })
    }

    private func entries(of key: Vocabulary.Key) -> [VocabularyReport.Entry] {
        let targets = directory.lists(for: key.name).map(\.list)
        guard !targets.isEmpty else {
            let suggestion = Suggestion.nearest(to: key.name.text, among: directory.names)
            return [entry(key, .unknownName(key.name.text, suggestion: suggestion))]
        }
        guard targets.contains(where: { !lists.refusesTerms($0) }) else {
            return [entry(key, .namesForNumbers(key.name.text))]
        }
        // Terms of several blocks may share spellings, so the blocks are inspected as one.
        let block = terms.vocabulary.terms(of: key.name, tier: key.tier).block
        return entries(of: key, terms.terms(of: block) ?? compiler.compile(block))
    }

    private func entries(of key: Vocabulary.Key, _ terms: CompiledTerms) -> [VocabularyReport.Entry] {
        let unspeakable = terms.unspeakable.map { found in
            entry(key, terms, Int(found.term), .unspeakable(found.part, found.text))
        }
        let shadows = terms.shadows.flatMap { shadow in
            let (number, other) = (Int(shadow.term), Int(shadow.other))
            let identifier = terms.block.identifier(of: other)
            return compiler.texts(of: number, saying: other, in: terms.block).map {
                entry(key, terms, number, .samePhrase($0, as: identifier))
            }
        }
        return (unspeakable + shadows).sorted { $0.index ?? 0 < $1.index ?? 0 }
    }

    private func entry(
        _ key: Vocabulary.Key,
        _ terms: CompiledTerms,
        _ number: Int,
        _ problem: VocabularyProblem
    ) -> VocabularyReport.Entry {
        VocabularyReport.Entry(
            name: key.name,
            tier: key.tier,
            index: number,
            identifier: terms.block.identifier(of: number),
            phrase: terms.block.phrase(of: number),
            problem: problem
        )
    }

    private func entry(_ key: Vocabulary.Key, _ problem: VocabularyProblem) -> VocabularyReport.Entry {
        VocabularyReport.Entry(name: key.name, tier: key.tier, index: nil, problem: problem)
    }
}
