import ParlanceGrammar
import ParlanceText

/// Finds out why an utterance matched nothing: it fills the chart once more, and looks where templates stopped.
///
/// What a wildcard takes is not read: a template that begins with one could claim any utterance up to its end.
struct NearMissFinder {
    /// How many templates are named.
    static let limit = 3

    private let matcher: Matcher
    private let grammar: CompiledGrammar
    private let lists: ListTable
    private let text: String
    private let buffer: TextBuffer
    private let view: MatchedText
    private let suggests: Bool

    /// A place where templates stopped.
    private struct Stop {
        let position: Int
        let state: LazyDFA.StateID
        let node: Int32
        /// How many bytes before the position were read by something else than a wildcard.
        let readLength: Int
    }

    /// A template, and where it came furthest; there may be several states.
    private struct Stopped {
        let template: Int
        var stops: [Stop]
        var first: Stop { stops[0] }
    }

    /// Words that a slot would have had to take.
    private struct Unknown {
        let symbol: Int32
        let range: Range<Int>
    }

    /// - Parameters:
    ///   - matcher: with the text prepared.
    ///   - suggests: whether to look for what unknown values resemble.
    init(
        _ text: String,
        _ matcher: Matcher,
        _ grammar: CompiledGrammar,
        _ lists: ListTable,
        suggests: Bool = false
    ) {
        self.text = text
        self.matcher = matcher
        self.grammar = grammar
        self.lists = lists
        self.suggests = suggests
        buffer = matcher.barest
        view = MatchedText(buffer)
    }

    /// The templates that read most, best first; of those that read equally much, the ones that lack but the value of a
    /// slot come first, then the ones that were declared first.
    func nearest() -> [NearMiss] {
        _ = matcher.chart.run(view, lists: lists, keepsStops: true)
        let furthest = furthestTemplates(in: stops())
        let expected = furthest.map { expectations(of: $0) }
        let stopped = furthest.map { wildcards(before: $0.first.node) }
        let unknown = wholeUnknowns(of: furthest)
        let ranked = furthest.indices.sorted { left, right in
            rank(furthest[left], unknown) < rank(furthest[right], unknown)
        }
        return ranked.prefix(Self.limit).map { index in
            miss(for: furthest[index], expected[index], stopped[index], unknown[furthest[index].template])
        }
    }

    private func rank(_ stopped: Stopped, _ unknown: [Int: Unknown]) -> (Int, Int, Int) {
        (-stopped.first.readLength, unknown[stopped.template] == nil ? 1 : 0, stopped.template)
    }
}

// MARK: - Where templates stopped

extension NearMissFinder {
    /// All places where something was read and a word, or a slot, should have gone on; the furthest first.
    private func stops() -> [Stop] {
        var stops: [Stop] = []
        for position in matcher.chart.firstKnownPosition...view.count {
            for index in matcher.chart.itemIndices(at: position) {
                let item = matcher.chart.items[index]
                let readLength = position - Int(matcher.chart.derivations[item.node].taken)
                guard readLength > 0, isAtEdge(position, item.node) else { continue }
                let isOpen = !view.isBlank(at: position) && view.isBoundary(at: position)
                let state = isOpen ? matcher.chart.dfa.opened(item.state) : item.state
                stops.append(Stop(position: position, state: state, node: item.node, readLength: readLength))
            }
        }
        return stops.sorted { ($0.readLength, $0.position) > ($1.readLength, $1.position) }
    }

    private func isAtEdge(_ position: Int, _ node: Int32) -> Bool {
        let end = Int(matcher.chart.derivations[node].end)
        return view.isBlank(at: position) || view.isBoundary(at: position)
            || end > 0 && view.skippingBlank(end) == position
    }

    /// The templates that came furthest: as many as are to be named, and all that came as far as the last of them.
    private func furthestTemplates(in stops: [Stop]) -> [Stopped] {
        let complete = completeTemplates()
        var furthest: [Stopped] = []
        var places: [Int: Int] = [:]
        for (index, stop) in stops.enumerated() {
            if index > 0, stops[index - 1].readLength > stop.readLength, furthest.count >= Self.limit { break }
            for template in templates(at: stop) {
                if let place = places[template] {
                    let first = furthest[place].first
                    guard (first.readLength, first.position) == (stop.readLength, stop.position) else { continue }
                    furthest[place].stops.append(stop)
                } else if admits(template), !complete.contains(template) {
                    places[template] = furthest.count
                    furthest.append(Stopped(template: template, stops: [stop]))
                }
            }
        }
        return furthest
    }

    /// The templates that are over where the text is. They have not stopped: their context does not fit.
    private func completeTemplates() -> Set<Int> {
        var complete: Set<Int> = []
        for index in matcher.chart.itemIndices(at: view.count) {
            let state = matcher.chart.dfa.opened(matcher.chart.items[index].state)
            complete.formUnion(matcher.chart.dfa.templates(acceptedBy: state))
        }
        return complete
    }

    /// The templates that stop at a place, each once.
    private func templates(at stop: Stop) -> [Int] {
        var templates: [Int] = []
        for member in matcher.chart.dfa.members(of: stop.state) {
            if let last = templates.last, member < grammar.nfa.ends[last] { continue }
            templates.append(grammar.nfa.template(of: member))
        }
        return templates
    }

    private func admits(_ template: Int) -> Bool {
        let constraint = grammar.templates[template].constraint
        return grammar.constraints[constraint].admits(matcher.callerContext)
            && matcher.hasKeyword(of: grammar.sentences[template].block)
    }

    /// What wildcards took before a node, on the way on which they took least.
    private func wildcards(before node: Int32) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = node
        while index > Derivations.start {
            let node = matcher.chart.derivations[index]
            switch node.kind {
            case .merge:
                let other = matcher.chart.derivations[node.other].taken
                index = other < matcher.chart.derivations[node.parent].taken ? node.other : node.parent
            case .wildcard:
                index = bestOpener(from: node.parent)
                let opener = matcher.chart.derivations[index]
                ranges.append(Int(opener.start)..<Int(node.end))
                index = opener.parent
            case .start, .slot, .opener: index = node.parent
            }
        }
        return ranges
    }

    private func bestOpener(from opener: Int32) -> Int32 {
        var index = opener
        let best = matcher.chart.derivations[opener].taken
        while matcher.chart.derivations[index].other >= 0,
            matcher.chart.derivations[matcher.chart.derivations[index].other].taken == best
        {
            index = matcher.chart.derivations[index].other
        }
        return index
    }
}

// MARK: - What was wanted

extension NearMissFinder {
    private enum Wanted: Hashable {
        case slot(Int32)
        case text([UInt8])
    }

    /// What a template would have accepted where it stopped; nothing: the utterance should have ended.
    private func expectations(of stopped: Stopped) -> [Wanted] {
        let nfa = grammar.nfa
        let first = stopped.template == 0 ? 0 : nfa.ends[stopped.template - 1]
        let own = first..<nfa.ends[stopped.template]
        var wanted: [Wanted] = []
        let members = stopped.stops.flatMap { matcher.chart.dfa.members(of: $0.state) }.filter { own.contains($0) }
        for member in members.sorted(by: >) {
            let state = nfa.states[Int(member)]
            let next: Wanted? =
                switch state.kind {
                case .byte: .text(word(from: member))
                case .slot: .slot(nfa.edge(of: state).symbol)
                case .split, .boundary, .accept: nil
                }
            if let next, !wanted.contains(next) { wanted.append(next) }
        }
        return wanted
    }

    private func word(from member: Int32) -> [UInt8] {
        var word: [UInt8] = []
        var state = grammar.nfa.states[Int(member)]
        while state.kind == .byte {
            word.append(state.byte)
            state = grammar.nfa.states[Int(state.next)]
        }
        return word
    }

    /// For each template that reads the whole utterance once a slot, where it stopped, takes any words: these words,
    /// as few as possible.
    private func wholeUnknowns(of furthest: [Stopped]) -> [Int: Unknown] {
        var assumptions: [Chart.Assumption] = []
        for stop in furthest.flatMap(\.stops) {
            let assumption = Chart.Assumption(state: stop.state, position: view.skippingBlank(stop.position))
            if !assumptions.contains(assumption) { assumptions.append(assumption) }
        }
        assumptions.sort { $0.position < $1.position }
        guard matcher.chart.run(view, lists: lists, assuming: assumptions) else { return [:] }
        matcher.search.begin()
        let wanted = Set(furthest.map(\.template))
        var unknown: [Int: Unknown] = [:]
        for index in matcher.chart.itemIndices(at: view.count) {
            let item = matcher.chart.items[index]
            guard !item.needsLiteral, let first = firstSlot(on: item.node) else { continue }
            let state = matcher.chart.dfa.opened(item.state)
            for template in matcher.chart.dfa.templates(acceptedBy: state) where wanted.contains(template) {
                if let known = unknown[template], known.range.upperBound <= first.end { continue }
                unknown[template] = Unknown(symbol: first.symbol, range: first.range)
            }
        }
        return unknown
    }

    /// The slot read first on the way to a node on which wildcards took least.
    private func firstSlot(on node: Int32) -> SlotMatch? {
        let query = DerivationSearch.Query(
            text: view,
            lists: lists,
            constraint: grammar.constraints[0],
            constraintNumber: 0,
            context: UnsafeBufferPointer(start: nil, count: 0),
            preferred: .none,
            limit: 1
        )
        guard let match = matcher.search.matches(at: node, of: matcher.chart.derivations, query).first else {
            return nil
        }
        _ = matcher.search.match(match, into: &matcher.found)
        return matcher.found.count > 0 ? matcher.found[0] : nil
    }
}

// MARK: - Telling

extension NearMissFinder {
    private func miss(
        for stopped: Stopped,
        _ expected: [Wanted],
        _ wildcards: [Range<Int>],
        _ whole: Unknown?
    ) -> NearMiss {
        let position = stopped.first.position
        let words = buffer.words
        let next = words.first { $0.upperBound > position }
        let word = next ?? view.count..<view.count
        let sentence = grammar.sentences[stopped.template]
        return NearMiss(
            template: sentence.template,
            source: sentence.place,
            matched: words.count { word in
                word.upperBound <= position && !wildcards.contains { $0.overlaps(word) }
            },
            stopped: buffer.sourceRange(of: word, in: text),
            stoppedScalars: buffer.scalarRange(of: word, in: text),
            expected: expected.map(expectation),
            unknown: (whole ?? next.flatMap { unknown(expected, from: position, to: $0.upperBound) }).map(value)
        )
    }

    private func expectation(_ wanted: Wanted) -> NearMiss.Expected {
        switch wanted {
        case .slot(let symbol): .slot(lists.symbols[Int(symbol)].name)
        case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The next word, if a slot was wanted there.
    private func unknown(_ expected: [Wanted], from position: Int, to end: Int) -> Unknown? {
        for case .slot(let symbol) in expected {
            return Unknown(symbol: symbol, range: view.skippingBlank(position)..<end)
        }
        return nil
    }

    private func value(of unknown: Unknown) -> NearMiss.UnknownValue {
        let name = lists.symbols[Int(unknown.symbol)].name
        return NearMiss.UnknownValue(
            slot: name,
            text: buffer.spokenText(of: unknown.range, in: text),
            known: suggests ? known(insteadOf: unknown) : nil
        )
    }

    private func known(insteadOf unknown: Unknown) -> KnownValue? {
        let words = view.buffer[view.trimmed(unknown.range)]
        return lists.compiled(unknown.symbol)?.known(insteadOf: String(decoding: words, as: UTF8.self))
    }
}
