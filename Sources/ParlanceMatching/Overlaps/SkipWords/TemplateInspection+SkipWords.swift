import ParlanceGrammar

// Skip words that templates require, or that become part of a wildcard's value.

extension TemplateInspection {
    /// A skip word that a template requires: with another skip word in the sentence the template does not match.
    package struct NeededSkipWord: Sendable {
        package let place: SourcePlace
        /// The word as written in the grammar.
        package let word: String
        /// A sentence that fails: the template's sentence with another skip word before it.
        package let sentence: String
    }

    /// The skip words that templates require, with the sentences that fail, in the order of the templates.
    package func neededSkipWords() -> [NeededSkipWord] {
        let finder = SkipWordNeed(grammar, automaton, lists)
        let words = grammar.parts.skipWords.map { (text: $0, bytes: grammar.normalizer.normalize($0).bytes) }
        var needed: [NeededSkipWord] = []
        for template in grammar.sentences.indices {
            for word in words where !word.bytes.isEmpty {
                guard let sentence = finder.sentence(of: template, holding: word.bytes) else { continue }
                let other = words.first { $0.bytes != word.bytes && !sentence.utterance.contains($0.text) } ?? word
                guard isLost(sentence.utterance, template, behind: other.text) else { continue }
                let shown = "\(other.text) \(sentence.description)"
                let place = grammar.sentences[template].place
                needed.append(NeededSkipWord(place: place, word: word.text, sentence: shown))
            }
        }
        return needed
    }

    /// Whether a sentence matches, and no longer does with another skip word before it.
    private func isLost(_ sentence: String, _ template: Int, behind word: String) -> Bool {
        let block = grammar.sentences[template].block
        let context = context(of: template)
        func intent(of text: String) -> String? {
            (try? parser.parse(text, options: ParseOptions(context: context, edits: 0)))?.best?.intent
        }
        return intent(of: sentence) == block.intent && intent(of: "\(word) \(sentence)") != block.intent
    }

    /// A skip word that becomes part of a wildcard's value.
    package struct TakenSkipWord: Sendable {
        /// The word as written in the grammar.
        package let word: String
        package let slot: String
        /// A sentence of a template with the word after it; the wildcard is written in braces.
        package let sentence: String
    }

    /// The maximum number of templates that are tried.
    private static let mostTried = 20

    /// The words that, after a template with a wildcard at its end, are part of the wildcard's value.
    ///
    /// Skip words and closing words hold for all templates, so the first templates with a wildcard at their end decide.
    ///
    /// - Parameter words: skip words of the grammar.
    package func takenSkipWords(among words: [String]) -> [TakenSkipWord] {
        var taken: [TakenSkipWord] = []
        var waiting = words
        for template in grammar.sentences.indices.lazy.filter(endsWithWildcard).prefix(Self.mostTried) {
            guard !waiting.isEmpty, let sentence = shortestSentence(of: template) else { continue }
            let found = waiting.compactMap { takenWord($0, behind: sentence, of: template) }
            waiting.removeAll { word in found.contains { $0.word == word } }
            taken += found
        }
        return taken
    }

    private func endsWithWildcard(_ template: Int) -> Bool {
        let last = grammar.sentences[template].edges.last
        guard last >= 0, case .wildcard? = parser.lists.lists[Int(last)] else { return false }
        return true
    }

    private func shortestSentence(of template: Int) -> OverlapSentence? {
        var search = PairSearch(automaton, lists, limit: 10_000)
        var found: OverlapSentence?
        search.run(template, template) { steps in
            found = OverlapSentence(steps, template, template, grammar, lists)
            return true
        }
        return found
    }

    /// A word behind a sentence of a template, if it is part of a wildcard's value; nil if the word is left out, or if
    /// another intent reads the sentence.
    private func takenWord(_ word: String, behind sentence: OverlapSentence, of template: Int) -> TakenSkipWord? {
        let options = ParseOptions(context: context(of: template), edits: 0)
        guard let best = try? parser.parse("\(sentence.utterance) \(word)", options: options).best,
            best.intent == grammar.sentences[template].block.intent,
            let slot = best.slots.first(where: { $0.kind == .wildcard && $0.ends(with: word) })
        else { return nil }
        return TakenSkipWord(word: word, slot: slot.name, sentence: "\(sentence.description) \(word)")
    }

    /// A context in which a template applies.
    func context(of template: Int) -> [String: Value] {
        let constraint = grammar.sentences[template].block.constraint
        return ContextCompatibility(grammar.contexts).context(for: constraint, constraint) ?? [:]
    }
}

extension Slot {
    /// Whether the spoken text ends with a word and has words before it.
    fileprivate func ends(with word: String) -> Bool { spoken?.text.hasSuffix(" \(word)") ?? false }
}
