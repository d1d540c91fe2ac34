import ParlanceText

// Corrections of utterances without an exact match.
//
// Similarity is evidence, not permission: if an utterance is as near to a reading with another meaning, the result is
// ambiguous, with both readings.

extension Matcher {
    /// The maximum number of readings of each template.
    private static let readingLimit = 4

    /// Reads the prepared utterance with corrections.
    ///
    /// - Returns: the numbers of candidates, best first; several mean different things, and the result is ambiguous.
    ///   Nil if nothing is near.
    func matchApproximately(in context: SearchContext) -> [Int]? {
        let known = context.correctionVocabulary
        readLattices(in: context) { $0.build($1, known) }
        if let guesses = guesses(in: context) { return guesses }
        guard !known.language.articles.isEmpty, !isIncomplete else { return nil }
        readLattices(in: context) { $0.buildOmissions($1, known) }
        return guesses(in: context)
    }

    /// Collects the candidates in the lattices of all texts.
    func readLattices(
        in context: SearchContext,
        build: (inout LatticeBuilder, TextBuffer) -> Void
    ) {
        candidates.removeAll()
        search.beginUtterance()
        var isGivenUp = false
        forEachText(in: context) { kind in
            noteSource(kind, in: context)
            forgiving.doubleBlanks = text(kind).doubleBlanks(in: context.utterance)
            build(&forgiving, text(kind))
            let lattice = forgiving.lattice.view
            guard lattice.correctionCount > 0 else { return }
            guard chart.run(lattice, lists: context.lists.view, mostEdits: context.mostEdits) else {
                isGivenUp = isGivenUp || chart.isExhausted
                return
            }
            search.begin()
            let end = ChartEnd(kind: kind, text: lattice.text, limit: Self.readingLimit, lattice: lattice)
            readCandidates(from: end, in: context)
            isGivenUp = isGivenUp || search.isOverwhelmed
        }
        if exceptions.count > 0 { removeForbidden(in: context) }
        guard isGivenUp else { return }
        // The candidates found so far may not include the nearest.
        isIncomplete = true
        candidates.removeAll()
    }
}

// MARK: - Deciding

extension Matcher {
    /// Chooses the nearest candidates; nil if there are none, or if several are near and the best has a doubtful edit.
    ///
    /// - Parameters:
    ///   - isQuestion: whether the candidates will be a question, which needs less evidence.
    ///   - admits: whether a candidate is considered.
    func guesses(
        isQuestion: Bool = false,
        in context: SearchContext,
        where admits: (Int) -> Bool = { _ in true }
    ) -> [Int]? {
        let admitted = (0..<candidates.count).filter { candidate in
            let isProbable = isQuestion ? explainsEnough(candidate, in: context) : isAdmissible(candidate, in: context)
            return isProbable && admits(candidate)
        }
        let chosen = bestOfEachCorrection(admitted, in: context).drop { leavesSlips(to: $0, in: context) }
        guard let best = chosen.first else { return nil }
        let edits = candidates.edits(of: candidates[best])
        let isDoubtful = edits.contains { $0.confidence != .usual }
        var guesses = [best]
        var readings = [reading(best, in: context)]
        for other in chosen.dropFirst()
        where isNear(other, to: best, isDoubtful: isDoubtful) && !corrects(other, moreThan: best)
            && !leavesSlips(to: other, in: context) && !explainsLess(other, than: best)
        {
            let reading = reading(other, in: context)
            guard !readings.contains(where: { $0.meansTheSame(as: reading) }) else { continue }
            guesses.append(other)
            readings.append(reading)
        }
        if guesses.contains(where: { correctsToException($0, in: context) }) { return nil }
        // Doubtful candidates are too weak to ask about, unless the question is whether they are meant at all.
        return isDoubtful && guesses.count > 1 && !isQuestion ? nil : guesses
    }

    /// Whether a candidate has all corrections of another one, and more.
    private func corrects(_ candidate: Int, moreThan other: Int) -> Bool {
        let (edits, others) = (candidates.edits(of: candidates[candidate]), candidates.edits(of: candidates[other]))
        return candidates[candidate].text == candidates[other].text && edits.count > others.count
            && others.allSatisfy { edit in edits.contains { $0.isSame(as: edit) } }
    }

    /// Whether a candidate needs a wildcard where another one explains the whole utterance, in a script without blanks:
    /// there a wildcard may begin and end at any letter, beside any correction.
    private func explainsLess(_ candidate: Int, than other: Int) -> Bool {
        candidates[other].score.wildcards == 0 && candidates[candidate].score.wildcards > 0
            && candidates.edits(of: candidates[candidate]).contains { $0.confidence == .undivided }
    }

    private func isNear(_ other: Int, to best: Int, isDoubtful: Bool) -> Bool {
        EditCost.isNear(candidates[other].score.cost, to: candidates[best].score.cost, isDoubtful: isDoubtful)
    }

    /// The best candidate of each distinct correction of the utterance, sorted by cost.
    private func bestOfEachCorrection(_ admitted: [Int], in context: SearchContext) -> [Int] {
        let corrections = Dictionary(grouping: admitted) { correction(of: $0, in: context) }
        return corrections.values.compactMap { candidates.ranked($0).first }.sorted { candidates.precedes($0, $1) }
    }

    /// Whether a candidate has few enough edits and enough evidence.
    private func isAdmissible(_ candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let edits = candidates.edits(of: found)
        let language = context.correctionVocabulary.language
        let counted = edits.count { language.counts($0.kind) }
        guard !edits.isEmpty, counted <= context.mostEdits else { return false }
        let isUndivided = edits.contains { $0.confidence == .undivided }
        let isVague = isUndivided || edits.contains { $0.confidence == .known }
        let hasWildcards = found.score.wildcards > 0
        if isVague, hasWildcards, !isUndivided { return false }
        let letters = edits.reduce(0) { $0 + $1.letters }
        let text = MatchedText(text(of: found))
        let evidence = isUndivided && hasWildcards ? 2 * EditCost.evidence : EditCost.evidence
        guard spokenLetters(of: found, in: text) >= letters * evidence else { return false }
        guard !edits.contains(where: \.completesHalf) || isSureOfHalf(found, in: text) else { return false }
        if hasWildcards, edits.contains(where: { mayMoveBlank($0, of: found, in: text) }) { return false }
        return isUndivided || isSupported(found, text, language)
    }

    /// Whether the rest of a reading supports an ideograph that stands for a word of two: nothing else is corrected, and
    /// enough is said besides texts.
    private func isSureOfHalf(_ found: Candidates.Candidate, in text: MatchedText) -> Bool {
        let needed = found.score.wildcards == 0 ? EditCost.lettersBesideHalf : EditCost.lettersBesideHalfAndText
        return candidates.edits(of: found).count == 1 && spokenLetters(of: found, in: text) >= needed
    }

    /// The number of letters outside of wildcards, whose text is no evidence.
    private func spokenLetters(of found: Candidates.Candidate, in text: MatchedText) -> Int32 {
        let taken = candidates.slots(of: found).reduce(0) { taken, slot in
            slot.kind == .wildcard ? taken + text.letterCount(in: slot.range) : taken
        }
        return Int32(text.letterCount(in: 0..<text.count) - taken)
    }

    private func isSupported(
        _ found: Candidates.Candidate,
        _ text: MatchedText,
        _ language: ForgivingLanguage
    ) -> Bool {
        let slots = candidates.slots(of: found)
        let evidence = CorrectionEvidence(text, slots: slots, edits: candidates.edits(of: found), language)
        return evidence.isEnough(besideWildcards: found.score.wildcards > 0, language)
    }

    /// Whether a wildcard of a candidate matches a misspelt word that another candidate corrects in addition: then only
    /// the other one can be chosen.
    private func leavesSlips(to candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        guard found.score.wildcards > 0 else { return false }
        let wildcards = candidates.slots(of: found).filter { $0.kind == .wildcard }
        let edits = candidates.edits(of: found)
        let text = MatchedText(text(of: found))
        let language = context.correctionVocabulary.language
        return (0..<candidates.count).contains { other in
            let more = candidates[other]
            let others = candidates.edits(of: more)
            guard more.text == found.text, others.count > edits.count else { return false }
            let added = others.filter { edit in !edits.contains { $0.isSame(as: edit) } }
            // A reading without wildcards explains also a short word.
            let shortest = more.score.wildcards == 0 ? EditCost.shortestSlip : EditCost.suspectWord
            return added.count == others.count - edits.count
                && added.allSatisfy { edit in
                    wildcards.contains { $0.range.contains(edit.range) }
                        && edit.mendsSlip(in: text, language, shortest: shortest)
                }
        }
    }

    /// The correction of a candidate: the edited ranges of the caller's text, and the corrected words.
    private func correction(of candidate: Int, in context: SearchContext) -> [Correction] {
        let found = candidates[candidate]
        let buffer = text(of: found)
        return candidates.edits(of: found).map { edit in
            Correction(range: buffer.scalarRange(of: edit.range, in: context.utterance), meant: edit.meant)
        }
    }

    private struct Correction: Hashable {
        let range: Range<Int>
        let meant: [UInt8]
    }
}

extension Candidates.Edit {
    fileprivate func isSame(as other: Candidates.Edit) -> Bool { range == other.range && meant == other.meant }

    /// Whether it completes an ideograph to a word of two.
    fileprivate var completesHalf: Bool {
        confidence == .undivided && kind == .letters && letters == 1 && meant.count == 2 * range.count
            && meant.withUnsafeBufferPointer { UTF8Scalars($0).allSatisfy(WordSearch.isIdeograph) }
    }

    /// Whether it corrects the spelling of a word that is not common, and long enough to be sure; or the form of a letter
    /// in a script without blanks.
    ///
    /// - Parameter shortest: the least number of letters of the word.
    fileprivate func mendsSlip(in text: MatchedText, _ language: ForgivingLanguage, shortest: Int) -> Bool {
        var letters = UTF8Scalars(text.word(range))
        if kind == .accents, letters.next().map(ScriptBlanks.isBlankless) ?? false { return true }
        let isSpelling = kind == .letters || kind == .accents
        return isSpelling && confidence == .usual && text.scalarCount(in: range) >= shortest
            && !language.isCommon(Array(text.word(range)))
    }
}

extension Reading {
    /// Whether both readings have the same intent and slots.
    func meansTheSame(as other: Reading) -> Bool {
        intent == other.intent && slots.count == other.slots.count
            && zip(slots, other.slots).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    }
}
