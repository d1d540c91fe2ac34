/// What is wrong with a template, and where.
public struct TemplateError: Error, Sendable, Hashable {
    /// The reason.
    public var problem: Problem
    /// The offending part, in Unicode scalars of the text that was parsed.
    public var range: Range<Int>

    /// A reason why a text is not a template.
    public enum Problem: Sendable, Hashable {
        /// The template says nothing at all.
        case empty
        /// A group, list or rule that is opened here is never closed.
        case unclosed(Character)
        /// A closing bracket that nothing opened, or that closes another kind of group than the one open.
        case unexpectedCloser(Character, open: Character?)
        /// `()`, `[]`, `{}`, `<>`.
        case emptyGroup(Character)
        /// `|` and `;` in the same group.
        case mixedSeparators
        /// A backslash with nothing after it.
        case danglingEscape
        /// `{list:}`, `{:slot}`, `{@}`.
        case missingName
        /// An inline range that holds no number, or more than an integer can count.
        case badRange(NumberRange.Problem)
        /// `;` between more items than `limit`: any order of them would have to be tried.
        case tooManyPermuted(limit: Int)
        /// Groups within groups, more than `limit` of them.
        case nestedTooDeeply(limit: Int)
    }
}
