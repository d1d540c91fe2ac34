/// A correction of the word where a template stopped, and the reason why it was not made.
package struct RefusedWord: Sendable, Hashable {
    /// The word as the user wrote it.
    package let said: String
    /// The word of the grammar, normalized.
    package let meant: String
    package let reason: Reason

    /// The reason why a word was not corrected to a similar one.
    package enum Reason: Sendable, Hashable {
        /// The caller's options allow no corrections.
        case disabled
        /// A negation, a number or a very long word.
        case protected
        /// The utterance's word occurs in the grammar, too.
        case known
        /// Both are forms or opposites of one another.
        case opposite
        /// The word is too short for the number of letters that differ.
        case tooShort(letters: Int)
        /// Another word is as near, and matches, too.
        case ambiguous(with: String)
        /// The utterance's word is a word or name of the language.
        case common
        /// The rest of the utterance is too little evidence.
        case unsupported
        /// More words need a correction than the options allow.
        case tooMany(limit: Int)
        /// The utterance does not match with the correction either.
        case insufficient
    }
}
