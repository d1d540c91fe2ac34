/// What decided between two readings: the first rule of the ranking by which they differ.
package enum RankingCriterion: Sendable, Hashable {
    /// The caller prefers a slot or a metadata key.
    case preference
    /// Less text taken by wildcards, in Unicode scalars without blanks; both have wildcards.
    case wildcardText(Int, Int)
    /// Fewer wildcards; how many the better and the other have. If the better one has some, they take as much text.
    case wildcards(Int, Int)
    /// More literal text, in Unicode scalars without blanks.
    case literalText(Int, Int)
    /// The intent's name.
    case intentName(String, String)
    /// The template that was declared first.
    case declaration
    /// The utterance as it was said, before the utterance without skip words.
    case skipWords
    /// The slots: the earlier begun, the shorter, the one that the grammar mentions first, the value that comes first.
    case slots
}

extension Candidates {
    /// Why a candidate comes before another; both as `ranked` has them, in this order.
    ///
    /// - Parameters:
    ///   - literals: what is to be added to the scores' literal text for its length.
    ///   - intent: the name of the intent of a template.
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
        if a.score.literal != b.score.literal {
            return .literalText(literals + Int(a.score.literal), literals + Int(b.score.literal))
        }
        if a.intentRank != b.intentRank { return .intentName(intent(a.template), intent(b.template)) }
        if a.template != b.template { return .declaration }
        return a.text != b.text ? .skipWords : .slots
    }
}
