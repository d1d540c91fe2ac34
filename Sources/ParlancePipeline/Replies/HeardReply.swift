/// A reply, and what had to be guessed to understand it so.
struct HeardReply {
    var reply: Reply
    var correction: Correction?

    init(_ reply: Reply, _ correction: Correction? = nil) {
        self.reply = reply
        self.correction = correction
    }

    var isGuess: Bool { correction != nil }

    /// What was guessed of values, or of a request. Whatever else may be answered the question has offered.
    var corrections: [Correction] {
        switch reply {
        case .values, .additions, .request: correction.map { [$0] } ?? []
        default: []
        }
    }
}
