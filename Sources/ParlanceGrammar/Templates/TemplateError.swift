/// An error in a template, with its range.
public struct TemplateError: Error, Sendable, Hashable {
    /// The kind of error.
    public var problem: Problem
    /// The extent of the error, in Unicode scalars of the parsed text.
    public var range: Range<Int>

    /// A reason why a text is not a template.
    public enum Problem: Sendable, Hashable {
        /// The template is empty.
        case empty
        /// A group, list or rule that is never closed.
        case unclosed(Character)
        /// A closing bracket without an opening one, or of another kind than the open group.
        case unexpectedCloser(Character, open: Character?)
        /// `()`, `[]`, `{}`, `<>`.
        case emptyGroup(Character)
        /// `|` and `;` in the same group.
        case mixedSeparators
        /// A backslash with nothing after it.
        case danglingEscape
        /// `{list:}`, `{:slot}`, `{@}`.
        case missingName
        /// An inline range that contains no number, or whose bounds overflow.
        case badRange(NumberRange.Problem)
        /// `;` between more items than `limit`: matching must consider every order of them.
        case tooManyPermuted(limit: Int)
        /// Groups nested more than `limit` deep.
        case nestedTooDeeply(limit: Int)
    }
}
