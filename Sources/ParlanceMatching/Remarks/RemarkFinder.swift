/// Finds the parts of an utterance that may be a request beside remarks.
///
/// A sign, or the first words of a sentence, set a remark off. Without a sign, the words beside the cut must not belong
/// together: "I always | call Sarah" has no remark.
struct RemarkFinder {
    /// The side of the request on which a remark stands.
    private enum Side { case before, behind }

    /// The maximum number of words of an utterance and of a remark.
    private static let mostWords = 48
    private static let mostOfRemark = 24
    /// The number of words beside a cut among which a report is about the request.
    private static let near = 4
    /// The least number of words of a remark, and of a reason, in a sentence of its own.
    private static let leastWords = 3

    private let language: RemarkLanguage
    private let words: [RemarkText.Word]

    init(_ language: RemarkLanguage, _ text: RemarkText) {
        self.language = language
        words = text.words
    }

    /// The cuts that leave out remarks only: those that signs set off first, and those with the most words of the request.
    func cuts(of utterance: String) -> [RemarkCut] {
        guard (Self.leastWords...Self.mostWords).contains(words.count) else { return [] }
        let isSentence = language.beginsSentence(firstWord(from: 0))
        let starts = [0] + (1..<words.count).filter { beginsRequest(at: $0, isSentence) }
        let ends = [words.count] + (1..<words.count).filter(endsRequest)
        if starts.count + ends.count == 2 { return [] }
        let pairs = starts.flatMap { start in ends.map { (start, $0) } }
            .filter { $0 < $1 && $1 - $0 < words.count && isRequest($0..<$1) }
        let cuts = pairs.sorted { $0.1 - $0.0 > $1.1 - $1.0 }.map { cut($0, $1, in: utterance) }
        // "I forgot my glasses, read it out": the sign says more of where the request begins than the number of its words.
        return Array((cuts.filter(\.isSetOff) + cuts.filter { !$0.isSetOff }).prefix(RemarkCut.most))
    }

    // Most utterances have no remarks, so first words, which are cheap, are looked at first.

    /// Whether a request may begin at a position, behind a remark.
    ///
    /// - Parameter isSentence: Whether the utterance begins like a sentence.
    private func beginsRequest(at position: Int, _ isSentence: Bool) -> Bool {
        (isSentence || isSetOff(at: position)) && mayBegin(at: position) && isRemark(words[..<position], .before)
    }

    /// Whether a request may end before a position, and a remark begin.
    private func endsRequest(at position: Int) -> Bool {
        (language.continuesRequest(firstWord(from: position)) || isSetOff(at: position)) && mayEnd(at: position)
            && isRemark(words[position...], .behind)
    }

    /// The first word from a position that is no interjection; empty if there is none.
    private func firstWord(from position: Int) -> String {
        words[position...].first { !language.interjections.contains($0.text) }?.text ?? ""
    }

    private func cut(_ start: Int, _ end: Int, in utterance: String) -> RemarkCut {
        let spoken = utterance[words[start].range.lowerBound..<words[end - 1].range.upperBound]
        let request = spoken.trimmingEnd { $0 != "?" && ($0.isPunctuation || $0.isWhitespace) }
        return RemarkCut(
            request: request.startIndex..<request.endIndex,
            isSetOffBefore: start == 0 || isSetOff(at: start),
            isSetOffBehind: end == words.count || isSetOff(at: end)
        )
    }

    /// Whether a sign stands before a position, or a word like "so", which joins a request to a remark.
    private func isSetOff(at position: Int) -> Bool { words[position - 1].sign != nil || isJoined(at: position) }

    /// Whether a word like "so" stands before a position; not "it's so loud".
    private func isJoined(at position: Int) -> Bool {
        guard language.endsJoint(words[position - 1].text) else { return false }
        return language.joints.contains { joint in
            let start = position - joint.count
            guard start > 0, words[start..<position].elementsEqual(joint, by: { $0.text == $1 }) else { return false }
            let before = words[start - 1].text
            return !language.unfinished.contains(before) && !language.endsInVerb(before)
                && !language.interjections.contains(before)
        }
    }

    // MARK: The request

    /// Whether the words at a position do not belong together, so that a request may begin there.
    private func mayBegin(at position: Int) -> Bool {
        if isSetOff(at: position) { return true }
        // "My flight changed so move the pickup | to six": the request begins behind the joint.
        if (1..<position).contains(where: isJoined) { return false }
        let before = words[..<position].map(\.text)
        return !language.unfinished.contains(words[position].text)
            && language.negations.isDisjoint(with: before) && language.questionWords.isDisjoint(with: before)
    }

    /// Whether the words at a position do not belong together, so that a request may end there.
    private func mayEnd(at position: Int) -> Bool {
        let last = words[position - 1].text
        let behind = words[position...].map(\.text)[...]
        if isSetOff(at: position) || behind.begins(withAnyOf: language.reasons) { return true }
        let isUnfinished = language.unfinished.contains(last) && !language.interjections.contains(last)
        return !isUnfinished && !behind.begins(withAnyOf: language.joiners)
    }

    /// Whether nothing in some words takes back what is said before, and the words are enough if no sign sets them off.
    private func isRequest(_ range: Range<Int>) -> Bool {
        let isOpen = range.lowerBound > 0 && !isSetOff(at: range.lowerBound)
        let isOpenBehind = range.upperBound < words.count && !isSetOff(at: range.upperBound)
        if isOpen || isOpenBehind, range.count < 2 || !beginsLikeCommand(range) { return false }
        if isOpenBehind, language.questionWords.contains(words[range.lowerBound].text) { return false }
        return RemarkText.clauses(of: words[range]).dropFirst().allSatisfy { clause in
            !clause.begins(withAnyOf: language.selfCorrections) && !language.negations.contains(clause[0])
        }
    }

    /// Whether words begin with one of the words for requests, if the language has any: "we're planning a surprise | party"
    /// is no remark beside a request.
    private func beginsLikeCommand(_ range: Range<Int>) -> Bool {
        let first = words[range].first { !language.interjections.contains($0.text) }
        return language.commands.isEmpty || first.map { language.commands.contains($0.text) } ?? false
    }

    // MARK: Remarks

    private func isRemark(_ part: ArraySlice<RemarkText.Word>, _ side: Side) -> Bool {
        guard part.count <= Self.mostOfRemark, !part.contains(where: \.bearsOnRequest) else { return false }
        let clauses = RemarkText.clauses(of: part)
        guard let first = clauses.first, let last = clauses.last,
            clauses.allSatisfy({ saysNothing($0, side) }),
            !clauses.allSatisfy({ withoutInterjections($0).isEmpty })
        else { return false }
        switch side {
        case .before:
            return !clauses.contains { withoutInterjections($0).begins(withAnyOf: language.wishes) }
                && part.last?.sign != ":" && language.speech.isDisjoint(with: last.suffix(Self.near))
                && (isSetOff(at: part.endIndex) || isOver(first, last))
        case .behind:
            let opening = withoutInterjections(first)
            return opens(opening)
                && clauses.allSatisfy { $0.begins(withAnyOf: language.wishes) || language.speech.isDisjoint(with: $0) }
                && (isSetOff(at: part.startIndex) || continues(opening))
        }
    }

    /// Whether a clause is a sentence, or nothing but interjections, and no condition, question, denial or change.
    private func saysNothing(_ clause: ArraySlice<String>, _ side: Side) -> Bool {
        let sentence = withoutInterjections(clause)
        guard let first = sentence.first else { return side == .before }
        if sentence.prefix(Self.near).holds(anyOf: language.conditions) || language.asks(first)
            || language.undoing.contains(first)
        {
            return false
        }
        if language.negations.contains(clause[0]), side == .behind || clause.count < Self.leastWords { return false }
        if side == .behind {
            guard !clause.begins(withAnyOf: language.selfCorrections), !clause.holds(anyOf: language.contrasts) else {
                return false
            }
        }
        // "I regret it": a sentence about the request itself.
        let isAboutRequest = language.things.contains { clause.reversed().starts(with: $0.reversed()) }
        return !isAboutRequest && language.takingBack.isDisjoint(with: clause) && isSentence(sentence)
    }

    /// Whether words begin like a sentence or a reason, or have a verb that is no command and no report.
    private func isSentence(_ words: ArraySlice<String>) -> Bool {
        words.begins(withAnyOf: language.openers) && (words.count > 1 || words.first?.contains("'") == true)
            || words.count >= Self.leastWords && words.begins(withAnyOf: language.reasons)
            || language.holdsVerb(words)
    }

    private func opens(_ words: ArraySlice<String>) -> Bool {
        [language.openers, language.subjects, language.reasons].contains { words.begins(withAnyOf: $0) }
            || words.first.map(language.endsInVerb) ?? false
    }

    /// Whether a remark that no sign ends is over at its last word.
    private func isOver(_ first: ArraySlice<String>, _ last: ArraySlice<String>) -> Bool {
        let opening = withoutInterjections(first)
        guard opening.begins(withAnyOf: language.states) || opening.begins(withAnyOf: language.reasons),
            last.count >= Self.leastWords, let end = last.last
        else { return false }
        return !language.unfinished.contains(end) && !language.isVerb(end)
            && (last.begins(withAnyOf: language.reasons) || last.contains(where: language.isVerb))
    }

    /// Whether words behind a request, from which no sign separates them, are a sentence of their own.
    private func continues(_ opening: ArraySlice<String>) -> Bool {
        // "We've arrived" has three words, too.
        guard let first = opening.first, opening.count >= Self.leastWords - (language.verbs.contains(first) ? 1 : 0)
        else {
            return false
        }
        return opening.begins(withAnyOf: language.reasons)
            || opening.begins(withAnyOf: language.states) && !language.articles.contains(first)
    }

    private func withoutInterjections(_ clause: ArraySlice<String>) -> ArraySlice<String> {
        clause.drop { language.interjections.contains($0) }
    }
}
