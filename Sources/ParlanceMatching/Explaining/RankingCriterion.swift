/// The first rule of the ranking by which two readings differ.
package enum RankingCriterion: Sendable, Hashable {
    /// The caller prefers a slot or a metadata key.
    case preference
    /// Less text matched by wildcards, in Unicode scalars without blanks; both have wildcards.
    case wildcardText(Int, Int)
    /// Fewer wildcards, with the counts of the better and of the other. If the better one has wildcards, they match as
    /// much text.
    case wildcards(Int, Int)
    /// The greater weight of the template or its block.
    case weight(Int, Int)
    /// More literal text, in Unicode scalars without blanks.
    case literalText(Int, Int)
    /// The order of the intents' names.
    case intentName(String, String)
    /// The order of declaration of the templates.
    case declaration
    /// The full utterance precedes the utterance without skip words.
    case skipWords
    /// The slots: earlier start, shorter text, order in the grammar, then order of the values.
    case slots
}

extension Candidates {
    /// The criterion by which a candidate precedes another; both in the order of `ranked`.
    ///
    /// - Parameters:
    ///   - literals: the length to add to the scores' literal text.
    ///   - intent: the name of a template's intent.
    func criterion(_ left: Int, before right: Int, literals: Int, intent: (TemplateIndex) -> String) -> RankingCriterion
    {
        let (a, b) = (self[left], self[right])
        if isRuledOut(right) { return .preference }
        if a.score.wildcards > 0, a.score.wildcardLength != b.score.wildcardLength {
            return .wildcardText(Int(a.score.wildcardLength), Int(b.score.wildcardLength))
        }
        if a.score.wildcards != b.score.wildcards {
            return .wildcards(Int(a.score.wildcards), Int(b.score.wildcards))
        }
        if a.weight != b.weight { return .weight(Int(a.weight), Int(b.weight)) }
        if a.score.literal != b.score.literal {
            return .literalText(literals + Int(a.score.literal), literals + Int(b.score.literal))
        }
        if a.intentRank != b.intentRank { return .intentName(intent(a.template), intent(b.template)) }
        if a.template != b.template { return .declaration }
        return a.text != b.text ? .skipWords : .slots
    }
}
