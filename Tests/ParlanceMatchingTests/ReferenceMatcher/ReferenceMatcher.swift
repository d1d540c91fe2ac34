import ParlanceGrammar
import ParlanceText

@testable import ParlanceMatching

/// Reads utterances by trying every template with the naive matcher: the reference for the fast one.
struct ReferenceMatcher {
    private let grammar: Grammar
    private let normalizer: Normalizer
    private let skipWords: SkipWords
    private let shared: [String: ReferenceMatcherList]
    private var runTime: [String: ReferenceMatcherList] = [:]
    private let blocks: [Block]
    /// For each block the patterns that forbid it.
    private let exceptions: [[Pattern]]
    private let exceptionOrder: [SlotPattern: Int]
    private let inlineRanges: [NumberRange: CompiledRange]

    private struct Block {
        let intent: String
        let block: SentenceBlock
        let patterns: [Pattern]
        let lists: [String: ReferenceMatcherList]
        let keywords: Set<[UInt8]>
        let order: [SlotPattern: Int]
    }

    /// A match whose context meets the requirements.
    private struct Candidate {
        let block: Block
        let sentence: Sentence
        let state: ReferenceMatcherState
        let text: NormalizedText
        let scope: ReferenceMatcherScope
        let context: [String: Value]
        let order: Int

        var weight: Int { sentence.weight ?? block.block.weight }
    }

    /// Candidates that differ only in the text of wildcards.
    private struct WildcardSplits: Hashable {
        let sentence: Sentence
        let text: [UInt8]
        let slots: [ReferenceMatcherSlot]

        init(_ candidate: Candidate) {
            sentence = candidate.sentence
            text = candidate.text.bytes
            slots = candidate.state.slots.filter { $0.value != .wildcard }
        }
    }

    init(_ grammar: Grammar) {
        self.grammar = grammar
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        skipWords = normalizer.skipWords(grammar.skipWords)
        var numbers = ListNumbers()
        var ranges: [NumberRange: CompiledRange] = [:]
        var compiler = ReferenceMatcherCompiler(grammar, normalizer, rules: grammar.rules)
        shared = grammar.lists.mapValues { compiler.compile($0) }
        var blocks: [Block] = []
        for intent in grammar.intents {
            for block in intent.blocks {
                var local = ReferenceMatcherCompiler(
                    grammar,
                    normalizer,
                    rules: grammar.rules.merging(block.rules) { $1 }
                )
                let patterns = block.sentences.map { local.patterns.compile($0.template) }
                var order: [SlotPattern: Int] = [:]
                for slot in patterns.flatMap(\.slots) {
                    let localLists = Set(block.lists.keys)
                    order[slot] = Int(numbers.symbol(of: slot, inBlock: blocks.count, localLists: localLists).raw)
                    if case .range(let range) = slot.source { ranges[range] = local.lists.compile(range) }
                }
                let words = Set(block.requiredKeywords.map { [normalizer] in normalizer.normalize($0).bytes })
                let lists = block.lists.mapValues { local.compile($0) }
                blocks.append(
                    Block(
                        intent: intent.name,
                        block: block,
                        patterns: patterns,
                        lists: lists,
                        keywords: words,
                        order: order
                    )
                )
            }
        }
        self.blocks = blocks
        // The slots of exceptions are numbered after all others.
        var exceptionOrder: [SlotPattern: Int] = [:]
        var exceptions: [[Pattern]] = []
        for (number, block) in blocks.enumerated() {
            var local = ReferenceMatcherCompiler(
                grammar,
                normalizer,
                rules: grammar.rules.merging(block.block.rules) { $1 }
            )
            let patterns = block.block.exceptions.map { local.patterns.compile($0.template) }
            for slot in patterns.flatMap(\.slots) {
                let localLists = Set(block.block.lists.keys)
                exceptionOrder[slot] = Int(numbers.symbol(of: slot, inBlock: number, localLists: localLists).raw)
                if case .range(let range) = slot.source { ranges[range] = local.lists.compile(range) }
            }
            exceptions.append(patterns)
        }
        self.exceptions = exceptions
        self.exceptionOrder = exceptionOrder
        inlineRanges = ranges
    }

    func with(lists: [String: SlotList]) -> ReferenceMatcher {
        var judge = self
        var compiler = ReferenceMatcherCompiler(grammar, normalizer, rules: grammar.rules)
        judge.runTime = lists.mapValues { compiler.compile($0) }
        return judge
    }

    /// The best readings, described, best first, without duplicates.
    func readings(of utterance: String, _ options: ParseOptions) -> [String] {
        var readings: [String] = []
        var seen: [(SourcePlace, [Slot])] = []
        var taken: Set<WildcardSplits> = []
        for candidate in ranked(candidates(for: utterance, options), options) where readings.count < options.limit {
            guard taken.insert(WildcardSplits(candidate)).inserted else { continue }
            let slots = slots(of: candidate, options)
            guard !seen.contains(where: { $0 == candidate.sentence.place && $1 == slots }) else { continue }
            seen.append((candidate.sentence.place, slots))
            let (context, sentence) = (Value.object(candidate.context), candidate.sentence)
            readings.append("\(candidate.block.intent) \(slots) \(context) \(sentence.template.text) \(sentence.place)")
        }
        return readings
    }
}

// MARK: - Candidates

extension ReferenceMatcher {
    private func candidates(for utterance: String, _ options: ParseOptions) -> [Candidate] {
        let texts = UtteranceTexts(normalizer.normalize(utterance), skipWords: skipWords, normalizer: normalizer)
        let words = Set((texts.bare ?? texts.full).bytes.split(separator: 0x20).map { Array($0) })
        var candidates: [Candidate] = []
        for (block, exceptions) in zip(blocks, exceptions)
        where block.keywords.isEmpty || !block.keywords.isDisjoint(with: words) {
            guard block.block.admits(options.context) else { continue }
            let scope = scope(of: block)
            guard !isForbidden(block, exceptions, texts) else { continue }
            for (sentence, pattern) in zip(block.block.sentences, block.patterns) {
                for text in texts.candidates(for: edges(of: sentence)) {
                    var matcher = NaiveMatcher(text: text, lists: scope)
                    for state in matcher.matches(of: pattern) {
                        let context = context(of: state, scope, options)
                        guard meets(block.block, context) else { continue }
                        candidates.append(
                            Candidate(
                                block: block,
                                sentence: sentence,
                                state: state,
                                text: text,
                                scope: scope,
                                context: context,
                                order: candidates.count
                            )
                        )
                    }
                }
            }
        }
        return candidates
    }

    /// Whether an exception of a block matches.
    private func isForbidden(_ block: Block, _ exceptions: [Pattern], _ texts: UtteranceTexts) -> Bool {
        zip(block.block.exceptions, exceptions).contains { sentence, pattern in
            texts.candidates(for: edges(of: sentence)).contains { text in
                var matcher = NaiveMatcher(text: text, lists: scope(of: block))
                return !matcher.matches(of: pattern).isEmpty
            }
        }
    }

    private func scope(of block: Block) -> ReferenceMatcherScope {
        ReferenceMatcherScope(
            block: block.block,
            local: block.lists,
            runTime: runTime,
            shared: shared,
            inlineRanges: inlineRanges,
            joining: grammar.languages[grammar.language].wordJoining,
            order: block.order.merging(exceptionOrder) { own, _ in own }
        )
    }

    private func edges(of sentence: Sentence) -> WildcardEdges {
        WildcardEdges(of: sentence.template.expression) { name in
            if case .wildcard? = runTime[name] ?? shared[name] { true } else { false }
        }
    }

    private func context(of state: ReferenceMatcherState, _ scope: ReferenceMatcherScope, _ options: ParseOptions)
        -> [String: Value]
    {
        state.slots.reduce(into: options.context) { context, slot in
            context.merge(scope.value(of: slot)?.context ?? [:]) { _, new in new }
        }
    }

    private func meets(_ block: SentenceBlock, _ context: [String: Value]) -> Bool {
        !block.isExcluded(by: context)
            && block.requiredContext.allSatisfy { $0.expected.holds(for: (context[$0.key] ?? .null).bare) }
    }
}

// MARK: - Ranking

extension ReferenceMatcher {
    private func ranked(_ candidates: [Candidate], _ options: ParseOptions) -> [Candidate] {
        preferred(candidates, options).sorted { left, right in
            let (a, b) = (left.state, right.state)
            if a.worth.dropLast() == b.worth.dropLast(), left.weight != right.weight {
                return left.weight > right.weight
            }
            if a.worth != b.worth { return a.worth.lexicographicallyPrecedes(b.worth) }
            if left.block.intent != right.block.intent {
                return left.block.intent.unicodeScalars.lexicographicallyPrecedes(right.block.intent.unicodeScalars)
            }
            guard left.sentence.place == right.sentence.place, left.text.bytes == right.text.bytes else {
                return left.order < right.order
            }
            return a.slots.precedeFromTheEnd(b.slots)
        }
    }

    private func preferred(_ candidates: [Candidate], _ options: ParseOptions) -> [Candidate] {
        var kept = candidates
        if let key = options.preferredMetadata {
            let preferred = kept.filter { $0.block.block.metadata[key]?.isTruthy ?? false }
            if !preferred.isEmpty { kept = preferred }
        }
        if let name = options.preferredSlot {
            let preferred = kept.filter { hasListedSlot(name, $0) }
            if !preferred.isEmpty { kept = preferred }
            let longest = kept.compactMap { textLength(ofSlot: name, $0) }.max()
            kept = kept.filter { textLength(ofSlot: name, $0) == nil || textLength(ofSlot: name, $0) == longest }
        }
        return kept
    }

    private func spokenSlot(_ name: String, _ candidate: Candidate) -> ReferenceMatcherSlot? {
        candidate.state.slots.last { $0.slot.name == name && !$0.slot.isCapture }
    }

    /// Whether the slot has a value that is not a wildcard's: spoken, fixed or from the context.
    private func hasListedSlot(_ name: String, _ candidate: Candidate) -> Bool {
        if let slot = spokenSlot(name, candidate) { return slot.value != .wildcard }
        let block = candidate.block.block
        return block.slots[name] != nil || block.requiredContext.contains { $0.slot == name }
    }

    /// The length of the slot's text in Unicode scalars; nil if its value is not a text.
    private func textLength(ofSlot name: String, _ candidate: Candidate) -> Int? {
        guard let slot = spokenSlot(name, candidate) else {
            return candidate.block.block.slots[name]?.string == nil ? nil : 0
        }
        guard case .value = slot.value else { return nil }
        if let output = candidate.scope.value(of: slot)?.output, output.string == nil { return nil }
        return candidate.text.bytes[slot.range].count { $0 & 0xC0 != 0x80 }
    }
}

// MARK: - Slots

extension ReferenceMatcher {
    private func slots(of candidate: Candidate, _ options: ParseOptions) -> [Slot] {
        let block = candidate.block.block
        let spoken = candidate.state.slots.filter { !$0.slot.isCapture }.map { slot($0, of: candidate) }
        let names = Set(spoken.map(\.name))
        let fixed = block.slots.sorted { $0.key < $1.key }.filter { !names.contains($0.key) }
            .map { Slot(name: $0.key, value: $0.value, kind: .fixed) }
        let contextual = block.requiredContext.sorted { $0.key < $1.key }.compactMap { requirement -> Slot? in
            guard let name = requirement.slot, !names.contains(name), let value = candidate.context[requirement.key]
            else { return nil }
            return Slot(name: name, value: value.bare, kind: .context, metadata: value.object?["metadata"])
        }
        return spoken + fixed + contextual
    }

    private func slot(_ match: ReferenceMatcherSlot, of candidate: Candidate) -> Slot {
        let text = candidate.text
        let spoken = Slot.Spoken(
            text: text.spokenText(of: match.range, isAsSaid: match.value == .wildcard),
            range: text.sourceRange(of: match.range),
            scalarRange: text.scalarRange(of: match.range)
        )
        switch match.value {
        case .wildcard:
            return Slot(name: match.slot.name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
        case .number(let number):
            guard case .range(let list)? = candidate.scope.list(for: match.slot) else { fatalError("no range") }
            return Slot(name: match.slot.name, value: list.range.value(of: number), kind: .range, spoken: spoken)
        case .value:
            let listed = candidate.scope.value(of: match)
            let value = listed?.output ?? .string(spoken.text)
            return Slot(name: match.slot.name, value: value, kind: .list, spoken: spoken, metadata: listed?.metadata)
        }
    }
}
