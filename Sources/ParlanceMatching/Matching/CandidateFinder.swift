import ParlanceGrammar
import ParlanceText

/// Finds the candidates for one utterance: which templates match, and what they read.
struct CandidateFinder {
    /// How many templates are looked at, at most, to say which came nearest.
    private static let nearestLimit = 64

    private let grammar: CompiledGrammar
    private let runTime: [String: CompiledList]
    private let lists: ListTable
    private let texts: UtteranceTexts
    private let options: ParseOptions
    private let words: Set<[UInt8]>

    init(
        _ grammar: CompiledGrammar,
        runTime: [String: CompiledList],
        lists: ListTable,
        texts: UtteranceTexts,
        options: ParseOptions
    ) {
        self.grammar = grammar
        self.runTime = runTime
        self.lists = lists
        self.texts = texts
        self.options = options
        words = Set((texts.bare ?? texts.full).bytes.split(separator: UInt8(ascii: " ")).map { Array($0) })
    }

    func candidates(by search: Parser.Search) -> [Candidate] {
        var candidates: [Candidate] = []
        for (template, matched) in matchingTemplates(by: search) {
            let address = grammar.templates[template]
            let block = grammar.blocks[address.block]
            guard admits(block) else { continue }
            let scope = ListScope(block: block, runTime: runTime, grammar: grammar)
            let compiled = block.templates[address.template]
            for text in texts.candidates(for: edges(of: compiled)) where matched?.contains(text.bytes) ?? true {
                var matcher = NaiveMatcher(text: text, lists: scope)
                for state in matcher.matches(of: compiled.pattern) {
                    let order = candidates.count
                    guard
                        let candidate = Candidate(
                            state,
                            of: compiled,
                            text: text,
                            lists: scope,
                            options: options,
                            order: order
                        )
                    else { continue }
                    candidates.append(candidate)
                }
            }
        }
        return candidates
    }

    /// The templates that may match, in the order of declaration, with the texts that they may match.
    private func matchingTemplates(by search: Parser.Search) -> [(template: Int, texts: [[UInt8]]?)] {
        guard search == .automaton else { return grammar.templates.indices.map { ($0, nil) } }
        return grammar.automata.withAutomaton { automaton in
            var matches: [Int: [[UInt8]]] = [:]
            for text in texts.all {
                var chart = Chart(text, lists: lists, joining: grammar.joining, dfa: automaton)
                guard chart.run() else { return grammar.templates.indices.map { ($0, nil) } }
                for template in chart.accepted { matches[template, default: []].append(text.bytes) }
            }
            return matches.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// The templates that came nearest, where none matched.
    func nearest(by search: Parser.Search) -> [NearMiss] {
        let text = texts.bare ?? texts.full
        var finder = NearMissFinder(text: text)
        for template in nearTemplates(to: text, by: search) {
            let address = grammar.templates[template]
            let block = grammar.blocks[address.block]
            guard admits(block) else { continue }
            let scope = ListScope(block: block, runTime: runTime, grammar: grammar)
            finder.consider(block.templates[address.template], lists: scope)
        }
        return finder.nearest()
    }

    /// The templates that read most of the text, by the automaton's account; in the order of declaration.
    private func nearTemplates(to text: NormalizedText, by search: Parser.Search) -> [Int] {
        guard search == .automaton else { return Array(grammar.templates.indices) }
        return grammar.automata.withAutomaton { automaton in
            var chart = Chart(text, lists: lists, joining: grammar.joining, dfa: automaton, keepsNotes: true)
            guard chart.run() else { return Array(grammar.templates.indices) }
            var templates: Set<Int> = []
            for note in chart.notes.sorted(by: { ($0.wholeLength, $0.readLength) > ($1.wholeLength, $1.readLength) }) {
                for template in automaton.templates(of: note.state) where templates.count < Self.nearestLimit {
                    templates.insert(template)
                }
                if templates.count == Self.nearestLimit { break }
            }
            return templates.sorted()
        }
    }

    /// Whether the context and the utterance's words do not rule the block out from the start.
    private func admits(_ block: CompiledBlock) -> Bool {
        (block.keywords.isEmpty || !block.keywords.isDisjoint(with: words)) && block.block.admits(options.context)
    }

    private func edges(of template: CompiledTemplate) -> WildcardEdges {
        WildcardEdges(of: template.sentence.template.expression) { name in
            if case .wildcard? = runTime[name] ?? grammar.lists[name] { true } else { false }
        }
    }
}
