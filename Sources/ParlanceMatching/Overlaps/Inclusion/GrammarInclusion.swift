import ParlanceGrammar

/// Tests whether a grammar reads all sentences of another grammar in the same language, with the same intents.
///
/// A sentence counts as read if a template of the same intent accepts it, and applies in every context in which the
/// template of the other grammar applies. Skip words, phrases around requests, and the ranking are left out.
package struct GrammarInclusion {
    /// A template with a sentence that the other grammar does not read, or for which that is unknown.
    package struct Finding: Sendable {
        package let template: String
        package let place: SourcePlace
        package let intent: String
        /// A sentence that is not read, with wildcards in braces; nil if unknown.
        package let sentence: String?
        /// The intent that the other grammar reads in the sentence instead, if any.
        package let otherIntent: String?
    }

    /// The limits for a template.
    private static let limits = (pairs: 50_000, moves: 1_000_000, sentences: 32)
    /// The maximum number of moves for all templates.
    private static let mostMoves = 200_000_000

    private let part: TemplateInspection
    private let whole: TemplateInspection
    private let lists: ListOverlaps
    private let covering: CoveringAutomaton
    /// The templates of the whole by intent, without those that do not read all their sentences.
    private let rivals: [String: [Int]]
    private let demands: (part: [ContextDemands], whole: [ContextDemands])

    /// - Parameters:
    ///   - part: the grammar whose sentences are tested.
    ///   - whole: the grammar that is to read them.
    ///   - runTime: lists of both that are given at run time; other undefined lists are equal if their names are.
    package init(_ part: Grammar, in whole: Grammar, lists runTime: [String: SlotList] = [:]) {
        self.part = TemplateInspection(part, lists: runTime)
        self.whole = TemplateInspection(whole, lists: runTime)
        let (own, other) = (self.part.grammar, self.whole.grammar)
        lists = self.part.lists.joined(with: self.whole.lists)
        let automaton = OverlapAutomaton(other, spelling: lists, firstList: self.part.lists.count)
        let readsWords = !other.parts.ignoresBlanks && other.normalizer.writesBlanks
        covering = CoveringAutomaton(automaton, lists, readsWords: readsWords)
        let restricted = Set(other.parts.exceptions.map { ObjectIdentifier($0.block) })
        let complete = other.sentences.indices.filter { index in
            let block = other.sentences[index].block
            return block.keywords.isEmpty && !restricted.contains(ObjectIdentifier(block))
        }
        rivals = Dictionary(grouping: complete) { other.sentences[$0].block.intent }
        demands = (Self.demands(of: own), Self.demands(of: other))
    }

    private static func demands(of grammar: CompiledGrammar) -> [ContextDemands] {
        grammar.contexts.constraints.indices.map { ContextDemands(Int32($0), grammar.contexts) }
    }

    /// The number of templates that are tested.
    package var templateCount: Int { part.grammar.sentences.count }

    /// The templates of which not all sentences are read, in the order of declaration.
    ///
    /// - Complexity: bounded; what the limits leave out counts as unknown.
    package func findings() -> [Finding] {
        var found: [Finding] = []
        var moves = 0
        for template in part.grammar.sentences.indices {
            covering.automaton.trim()
            var search = InclusionSearch(
                part.grammar,
                in: part.automaton,
                covering: covering,
                lists: lists,
                limits: moves < Self.mostMoves ? Self.limits : (0, 0, 0)
            )
            let outcome = search.run(template, with: candidates(for: template)) { isRead($0, as: template) }
            moves += search.moves
            if let finding = finding(outcome, template) { found.append(finding) }
        }
        return found
    }

    /// The templates of the same intent that apply whenever a template does.
    private func candidates(for template: Int) -> [Int] {
        let block = part.grammar.sentences[template].block
        let given = demands.part[Int(block.constraint)]
        return (rivals[block.intent] ?? []).filter { rival in
            demands.whole[Int(whole.grammar.sentences[rival].block.constraint)].areImplied(by: given)
        }
    }

    /// Whether the whole reads a sentence with the template's intent, or the part itself does not.
    private func isRead(_ sentence: OverlapSentence, as template: Int) -> Bool {
        let intent = part.grammar.sentences[template].block.intent
        return self.intent(of: sentence, template, by: part.parser) != intent
            || self.intent(of: sentence, template, by: whole.parser) == intent
    }

    private func intent(of sentence: OverlapSentence, _ template: Int, by parser: Parser) -> String? {
        let options = ParseOptions(context: part.context(of: template), edits: 0)
        return (try? parser.parse(sentence.utterance, options: options))?.best?.intent
    }

    private func finding(_ outcome: InclusionSearch.Outcome, _ template: Int) -> Finding? {
        let sentence: OverlapSentence?
        switch outcome {
        case .included: return nil
        case .unknown: sentence = nil
        case .missing(let found): sentence = found
        }
        let source = part.grammar.sentences[template]
        return Finding(
            template: source.template,
            place: source.place,
            intent: source.block.intent,
            sentence: sentence?.description,
            otherIntent: sentence.flatMap { intent(of: $0, template, by: whole.parser) }
        )
    }
}
