import ParlanceGrammar
import ParlanceText

/// Finds the reason why the word where a template stopped was not corrected.
///
/// Corrections are decided for whole readings (`Matcher+Forgiving`). This finder tests the conditions for a word one
/// after the other, and parses the corrected utterance, to name the first that does not hold.
struct RefusedWordFinder {
    private let context: SearchContext
    private let nearest: [NearMiss]

    private var known: CorrectionVocabulary { context.correctionVocabulary }

    /// - Parameter nearest: The near misses of the utterance.
    init(_ nearest: [NearMiss], in context: SearchContext) {
        self.nearest = nearest
        self.context = context
    }

    /// The near misses with the reasons.
    func explained() -> [NearMiss] {
        nearest.map { miss in
            var miss = miss
            miss.refusal = refusal(of: miss)
            return miss
        }
    }

    private func refusal(of miss: NearMiss) -> RefusedWord? {
        guard !miss.stopped.isEmpty else { return nil }
        let said = String(context.utterance[miss.stopped])
        guard let meant = words(similarTo: said, in: miss).first else { return nil }
        return RefusedWord(said: said, meant: meant.word, reason: reason(said, meant, miss))
    }

    private struct Similar {
        let word: String
        let letters: Int
    }

    /// The expected words that are similar to a word, the nearest first.
    private func words(similarTo said: String, in miss: NearMiss) -> [Similar] {
        let word = context.grammar.normalizer.normalize(said).bytes
        var builder = ByteTrieBuilder()
        for other in expected(by: miss) { builder.insert(Array(other.utf8), number: 0) }
        let trie = builder.trie()
        var search = WordSearch()
        word.withUnsafeBufferPointer { search.begin($0) }
        let length = search.letterCount
        var found: [Similar] = []
        search.forEachWord(of: trie.view, within: EditCost.farthest) { other, points in
            let letters = Int(EditCost.letters(in: points))
            found.append(Similar(word: String(decoding: other, as: UTF8.self), letters: letters))
        }
        return found.filter { $0.letters < length }.sorted { ($0.letters, $0.word) < ($1.letters, $1.word) }
    }

    private func expected(by miss: NearMiss) -> [String] {
        var words = miss.expected.compactMap { expected in
            if case .text(let text) = expected { text } else { nil }
        }
        if let unknown = miss.unknown, unknown.text == String(context.utterance[miss.stopped]),
            case .value(let said, _)? = unknown.known
        {
            words.append(said)
        }
        return words
    }
}

// MARK: - Reasons

extension RefusedWordFinder {
    private func reason(_ said: String, _ meant: Similar, _ miss: NearMiss) -> RefusedWord.Reason {
        if context.options.edits == 0 { return .disabled }
        let word = context.grammar.normalizer.normalize(said).bytes
        let length = said.unicodeScalars.count
        let isProtected = word.withUnsafeBufferPointer { known.language.isNegation($0) }
        if isProtected || word.contains(where: \.isDigit) || length > WordSet.longestWord { return .protected }
        if known.contains(word) { return .known }
        if areOpposites(word, Array(meant.word.utf8)) { return .opposite }
        if length == 1 || meant.letters > 1 && length <= EditCost.longWord { return .tooShort(letters: meant.letters) }
        guard let edits = edits(with: meant.word, at: miss) else { return .insufficient }
        if let other = rival(of: meant, said, miss) { return .ambiguous(with: other) }
        if known.language.isCommon(word) { return .common }
        if length <= EditCost.shortWord { return .tooShort(letters: meant.letters) }
        return edits < context.mostEdits ? .unsupported : .tooMany(limit: context.mostEdits)
    }

    private func areOpposites(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        known.opposites.opposites(of: word).contains(other)
            || known.language.opposites.opposites(of: word).contains(other)
    }

    /// Another word, equally near, with which the utterance matches, too.
    private func rival(of meant: Similar, _ said: String, _ miss: NearMiss) -> String? {
        let others = nearest.filter { $0.stoppedScalars == miss.stoppedScalars }.flatMap {
            words(similarTo: said, in: $0)
        }
        return others.first { other in
            other.word != meant.word && other.letters == meant.letters && edits(with: other.word, at: miss) != nil
        }?.word
    }

    /// The number of further corrections with which the utterance matches, with a word in the place of the one where a
    /// template stopped; nil if it does not match.
    private func edits(with word: String, at miss: NearMiss) -> Int? {
        let utterance = context.utterance
        let corrected = utterance[..<miss.stopped.lowerBound] + word + utterance[miss.stopped.upperBound...]
        guard corrected.utf8.count <= Parser.textLimit else { return nil }
        var options = context.options
        options.partial = false
        let result = context.withMatcher(for: String(corrected), options) { $0.result(in: $1) { _ in } }
        return result?.readings.first?.edits
    }
}
