import ParlanceText

// Corrections of words that a wildcard took although the grammar explains the whole utterance without the wildcard once a
// word is corrected: "1 our" is an unlikely name in "1 our timer".

/// Candidates with corrections that take precedence over a match that needs none.
struct CorrectedCandidates {
    /// The numbers of the candidates, best first; several mean different things.
    let candidates: [Int]
    /// Whether they are only as likely as the match.
    let isQuestion: Bool
}

extension Matcher {
    /// The text that the wildcards of an exact match took.
    struct TakenText {
        /// The ranges in Unicode scalars of the caller's text.
        let ranges: [Range<Int>]
    }

    /// The text that the wildcards of a candidate took, if they took a word that may be another one, where another
    /// template, or another slot, could have continued; otherwise nil. The chart must be unchanged since the match.
    func doubtfulText(takenBy candidate: Int, in context: SearchContext) -> TakenText? {
        let found = candidates[candidate]
        let text = MatchedText(text(of: found))
        let isOfChart = found.text == chartText.rawValue
        let slots = candidates.slots(of: found)
        let isDoubtful = slots.contains { slot in
            slot.kind == .wildcard && (!isOfChart || chart.mayRead(wordAt: slot.range.lowerBound))
                && context.correctionVocabulary.doubts(text, in: slot.range)
        }
        guard isDoubtful else { return nil }
        let buffer = self.text(of: found)
        let wildcards = slots.filter { $0.kind == .wildcard }
        return TakenText(ranges: wildcards.map { buffer.scalarRange(of: $0.range, in: context.utterance) })
    }

    /// Reads the utterance again, with all corrections.
    ///
    /// - Returns: the candidates without wildcards that correct only what wildcards took. If these took nothing but one
    ///   word, it may be meant as it is: then the candidates are a question.
    func rematch(_ taken: TakenText, in context: SearchContext) -> CorrectedCandidates? {
        let known = context.correctionVocabulary
        readLattices(in: context) { $0.build($1, known) }
        if let corrected = corrected(taken, in: context) { return corrected }
        if !known.language.articles.isEmpty, !isIncomplete {
            readLattices(in: context) { $0.buildOmissions($1, known) }
            if let corrected = corrected(taken, in: context) { return corrected }
        }
        readLattices(in: context) { $0.build($1, known, isQuestion: true) }
        if let corrected = corrected(taken, isQuestion: true, in: context) { return corrected }
        readLattices(in: context) { $0.build($1, known) }
        let found = guesses(in: context) { explainsMore(of: taken, by: $0, in: context) }
        return found.map { CorrectedCandidates(candidates: $0, isQuestion: true) }
    }

    /// Whether a candidate corrects one word that wildcards took, and reads words with a meaning exactly that they took,
    /// although it needs wildcards itself: "was vn der Sängerin Nena" is rather by a singer than a title.
    private func explainsMore(of taken: TakenText, by candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let buffer = text(of: found)
        let edits = candidates.edits(of: found)
        let language = context.correctionVocabulary.language
        guard found.score.wildcards > 0, let edit = edits.first, edits.count == 1, edit.kind == .letters,
            edit.confidence != .known, !language.isCommon(Array(MatchedText(buffer).word(edit.range)))
        else { return false }
        let place = buffer.scalarRange(of: edit.range, in: context.utterance)
        return taken.ranges.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
            && hasSupport(for: candidate, in: taken, of: context)
    }

    private func corrected(
        _ taken: TakenText,
        isQuestion: Bool = false,
        in context: SearchContext
    ) -> CorrectedCandidates? {
        let found = guesses(isQuestion: isQuestion, in: context) { explains(taken, by: $0, in: context) }
        return found.map { found in
            let isSupported =
                found.count == 1
                && (hasSupport(for: found[0], in: taken, of: context) || isUnmistakable(found[0]))
            return CorrectedCandidates(candidates: found, isQuestion: isQuestion || !isSupported)
        }
    }

    /// Whether the only correction of a candidate, in a script without blanks, removes a stray double, or gives so long a
    /// literal text, of which no letter is replaced, that hardly anything else is meant.
    private func isUnmistakable(_ candidate: Int) -> Bool {
        let found = candidates[candidate]
        let edits = candidates.edits(of: found)
        guard let edit = edits.first, edits.count == 1, edit.kind == .letters, edit.confidence == .undivided else {
            return false
        }
        let text = MatchedText(text(of: found))
        if text.isStrayDouble(edit.range, insteadOf: edit.meant) { return true }
        let said = Array(text.word(edit.range))
        let correction = CorrectionEvidence.Correction(edit: edit, role: .literal, said: said, isFirst: false)
        let letters = edit.meant.withUnsafeBufferPointer { UTF8Scalars($0).reduce(0) { count, _ in count + 1 } }
        return letters >= EditCost.longUndivided && !correction.replacesLetter
            && !candidates.slots(of: found).contains { $0.range.overlaps(edit.range) }
    }

    /// Whether a candidate needs no wildcard, and corrects only what wildcards took: several words of it, or the only one.
    private func explains(_ taken: TakenText, by candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let edits = candidates.edits(of: found)
        guard found.score.wildcards == 0 else { return false }
        let buffer = text(of: found)
        let isWithin = edits.allSatisfy { edit in
            let place = buffer.scalarRange(of: edit.range, in: context.utterance)
            return taken.ranges.contains { $0.lowerBound <= place.upperBound && place.lowerBound <= $0.upperBound }
        }
        return isWithin && (edits.count == 1 || hasSupport(for: candidate, in: taken, of: context))
    }

    /// Whether wildcards also took a number or a word with a meaning that a candidate reads exactly.
    private func hasSupport(for candidate: Int, in taken: TakenText, of context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let buffer = text(of: found)
        let text = MatchedText(buffer)
        let edits = candidates.edits(of: found)
        let wildcards = candidates.slots(of: found).filter { $0.kind == .wildcard }
        var hasSupport = false
        text.forEachWord(in: 0..<text.count) { word in
            guard !hasSupport, !edits.contains(where: { $0.range.overlaps(word) }),
                !wildcards.contains(where: { $0.range.overlaps(word) }),
                context.correctionVocabulary.isMeaningful(text.word(word))
            else { return }
            let place = buffer.scalarRange(of: word, in: context.utterance)
            hasSupport = taken.ranges.contains { $0.overlaps(place) }
        }
        return hasSupport
    }
}

// MARK: - Doubts

extension CorrectionVocabulary {
    /// Whether a part of a text that a wildcard took has a word that may be another one. Allocates nothing unless it does.
    fileprivate func doubts(_ text: MatchedText, in part: Range<Int>) -> Bool {
        var (count, known, meaningful) = (0, 0, 0)
        text.forEachWord(in: part) { range in
            count += 1
            guard count < EditCost.mostDoubted, isOfGrammar(text.word(range)) else { return }
            known += 1
            if isMeaningful(text.word(range)) { meaningful += 1 }
        }
        guard count < EditCost.mostDoubted else { return false }
        guard meaningful > 0 || count - known <= EditCost.mostUnknownWords else { return false }
        if meaningful > 0, known == count { return true }
        var (doubts, last) = (false, 0..<0)
        text.forEachWord(in: part) { range in
            defer { last = range }
            guard !doubts else { return }
            let others = meaningful - (isMeaningful(text.word(range)) ? 1 : 0)
            doubts =
                others == 0
                ? self.doubts(loneWord: range, of: text) || joins(last, range, of: text)
                : self.doubts(range, behind: last, of: text)
        }
        return doubts
    }

    /// Whether a word without known ones beside it may be another one: it must be unknown, a filler or a false start.
    private func doubts(loneWord range: Range<Int>, of text: MatchedText) -> Bool {
        let word = text.word(range)
        if text.isUndivided(range) || language.isFiller(word) || text.beginsNextWord(range) { return true }
        guard word.count > EditCost.shortWord, !contains(word), !language.isCommon(Array(word)) else { return false }
        return maySuspect(word) || hasHomophone(word) || mayBeSplit(word) || mayBeCut(range, of: text)
    }

    /// - Parameter last: the word before; empty if there is none.
    private func doubts(_ range: Range<Int>, behind last: Range<Int>, of text: MatchedText) -> Bool {
        let word = text.word(range)
        guard !word.contains(where: \.isDigit), !language.isNegation(word) else { return false }
        if language.isFiller(word) || text.isUndivided(range) || text.beginsNextWord(range) { return true }
        if maySuspect(word) || hasHomophone(word) || joins(last, range, of: text) { return true }
        guard !contains(word) else { return false }
        let length = text.wordLength(range)
        // Too short to be searched for, or so long that two letters may differ.
        if length < EditCost.shortestSuspect || length > EditCost.longWord { return true }
        return mayBeSplit(word) || mayBeCut(range, of: text)
    }

    /// Whether a word is a number, or a word of the grammar.
    private func isOfGrammar(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.first?.isDigit ?? false || contains(word)
    }

    /// Whether a word is a number, or a word of the grammar that is no function word.
    fileprivate func isMeaningful(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        isOfGrammar(word) && !language.isFunction(word)
    }

    /// Whether another known word, or a small number, sounds like a word.
    private func hasHomophone(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let sound = language.sound(of: word) else { return false }
        if language.digits(sounding: sound) != nil { return true }
        var hasHomophone = false
        for lexicon in lexicons where !hasHomophone {
            lexicon.forEachWord(sounding: sound) { if !$0.elementsEqual(word) { hasHomophone = true } }
        }
        return hasHomophone
    }

    private func mayBeSplit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.count >= EditCost.shortestSlip
            && (1..<word.count).contains {
                contains(part: word.part(0..<$0)) && contains(part: word.part($0..<word.count))
            }
    }

    /// Whether two words make a known one without the blank between them.
    private func joins(_ first: Range<Int>, _ second: Range<Int>, of text: MatchedText) -> Bool {
        !first.isEmpty && second.lowerBound == first.upperBound + 1
            && contains(Array(text.word(first)) + text.word(second))
    }

    /// Whether a word is the last one, and known words begin with it.
    private func mayBeCut(_ range: Range<Int>, of text: MatchedText) -> Bool {
        range.upperBound == text.count && lexicons.contains { $0.words.hasMember(beginningWith: text.word(range)) }
    }
}

extension MatchedText {
    fileprivate func isUndivided(_ word: Range<Int>) -> Bool {
        var scalars = UTF8Scalars(self.word(word))
        return scalars.next().map(ScriptBlanks.isBlankless) ?? false
    }

    /// Whether the next word is the same, or begins with a word.
    fileprivate func beginsNextWord(_ range: Range<Int>) -> Bool {
        range.upperBound < count && isBlank(at: range.upperBound)
            && buffer[(range.upperBound + 1)...].starts(with: word(range))
    }
}
