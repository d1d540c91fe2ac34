/// Invalid MessageFormat pattern.
package struct MessagePatternError: Error, Sendable, Hashable {
    package var problem: Problem
    /// The place of the error, in Unicode scalars from the beginning of the pattern.
    package var offset: Int

    /// The kind of the error.
    package enum Problem: Sendable, Hashable {
        /// A brace without its partner.
        case unmatchedBraces
        /// Neither text nor an argument with name, type and style.
        case syntax
        /// `plural`, `selectordinal` or `select` without the branch `other`.
        case missingOther
        /// The word after the name is not a type of MessageFormat.
        case unknownType
        /// The text after the type is not a style of numbers or dates.
        case unknownStyle
        case tooLong(limit: Int)
        case tooManyArguments(limit: Int)
    }
}

extension MessagePatternError.Problem {
    /// The stable name of the problem.
    package var code: String {
        switch self {
        case .unmatchedBraces: "message-braces"
        case .syntax: "message-syntax"
        case .missingOther: "message-without-other"
        case .unknownType: "message-type"
        case .unknownStyle: "message-style"
        case .tooLong, .tooManyArguments: "message-too-large"
        }
    }

    /// The problem and its solution, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .unmatchedBraces:
            "the message's braces do not match; close each, and write a literal one between apostrophes: '{'"
        case .syntax:
            "invalid argument; write {name}, {name, type}, {name, type, style} or {name, plural, one {…} other {…}}"
        case .missingOther: "the branches lack 'other'; add other {…}"
        case .unknownType:
            "unknown type of an argument; the types are number, date, time, spellout, ordinal, duration, plural, "
                + "selectordinal and select"
        case .unknownStyle: "unknown style of numbers or dates; see ICU's MessageFormat"
        case .tooLong(let limit): "the message has more than \(limit) bytes; shorten it"
        case .tooManyArguments(let limit): "the message has more than \(limit) braces; split it"
        }
    }
}
