import ParlanceGrammar
import ParlanceMatching

/// Finds templates that never win, duplicates, sentences that other intents have as well, and templates that need skip
/// words.
struct TemplateChecker {
    private let loaded: GrammarLoader.Loaded
    private let nodes: [SourcePlace: SourceNode]
    private let inspection: TemplateInspection
    private var diagnostics: [Diagnostic] = []

    static func check(_ loaded: GrammarLoader.Loaded, runTimeLists: [String: SlotList]) -> [Diagnostic] {
        var checker = TemplateChecker(loaded, runTimeLists)
        checker.run()
        return checker.diagnostics
    }

    private init(_ loaded: GrammarLoader.Loaded, _ runTimeLists: [String: SlotList]) {
        self.loaded = loaded
        let sentences = loaded.references.scopes.flatMap(\.sentences)
        nodes = Dictionary(sentences.map { ($0.sentence.place, $0.node) }, uniquingKeysWith: { first, _ in first })
        inspection = TemplateInspection(loaded.grammar, lists: runTimeLists)
    }

    private mutating func run() {
        let duplicates = self.duplicates()
        for (place, original) in duplicates { report(.duplicateTemplate(original), at: place) }
        let shadows = inspection.shadows()
        let places = inspection.places
        for (template, rival) in shadows.found where duplicates[places[template]] == nil {
            report(.shadowedTemplate(by: rival.template, at: rival.place), at: places[template])
        }
        reportOverlaps(leavingOut: Set(shadows.found.keys), notCompared: shadows.unfinished)
        for needed in inspection.neededSkipWords() {
            report(.skipWordInLiteral(needed.word, sentence: needed.sentence), at: needed.place, word: needed.word)
        }
        reportTakenWords()
    }

    private mutating func reportOverlaps(leavingOut shadowed: Set<Int>, notCompared: [SourcePlace]) {
        let overlaps = inspection.overlaps(leavingOut: shadowed)
        for overlap in overlaps.found {
            let finding = CheckFinding.ambiguousTemplates(
                sentence: overlap.sentence,
                intent: overlap.intent,
                other: overlap.rival.intent,
                template: overlap.rival.template,
                place: overlap.rival.place
            )
            report(finding, at: overlap.place)
        }
        let unfinished = Set(overlaps.unfinished + notCompared)
        guard let first = unfinished.min() else { return }
        report(.ambiguitySearchLimited(templates: unfinished.count), at: first)
    }

    /// Reports polite skip words, which usually end a sentence; of other skip words that is unknown.
    private mutating func reportTakenWords() {
        let words = PoliteWords.nodes(among: loaded.references.skipWords, in: loaded.grammar)
        for taken in inspection.takenSkipWords(among: words.map(\.text)) {
            guard let node = words.first(where: { $0.text == taken.word }) else { continue }
            let finding = CheckFinding.skipWordInWildcard(taken.word, slot: taken.slot, sentence: taken.sentence)
            diagnostics.append(node.diagnostic(.finding(finding), severity: .warning))
        }
    }

    private mutating func report(_ finding: CheckFinding, at place: SourcePlace, word: String? = nil) {
        guard let node = nodes[place] else { return }
        if let word, let range = node.text.scalarRange(of: word) {
            diagnostics.append(node.diagnostic(.finding(finding), severity: .warning, in: range))
        } else {
            diagnostics.append(node.diagnostic(.finding(finding), severity: .warning))
        }
    }
}

extension TemplateChecker {
    /// The properties that make two blocks equivalent.
    private struct Use: Hashable {
        let intent: String
        let expression: TemplateExpression
        let required: [ContextRequirement]
        let excluded: [String: Value]
        let keywords: [String]
    }

    /// The places of duplicate templates with the same intent and the same conditions, each with that of the first. In
    /// a block with rules or lists of its own, the same text may have another meaning.
    private func duplicates() -> [SourcePlace: SourcePlace] {
        var first: [Use: SourcePlace] = [:]
        var duplicates: [SourcePlace: SourcePlace] = [:]
        for scope in loaded.references.scopes where scope.rules.isEmpty && scope.lists.isEmpty {
            for (sentence, _) in scope.sentences {
                let use = Use(
                    intent: scope.intent,
                    expression: sentence.template.expression,
                    required: scope.block.requiredContext,
                    excluded: scope.block.excludedContext,
                    keywords: scope.block.requiredKeywords
                )
                if let place = first[use] { duplicates[sentence.place] = place } else { first[use] = sentence.place }
            }
        }
        return duplicates
    }
}
