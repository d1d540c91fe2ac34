/// A reply, and what had to be guessed to understand it so.
struct HeardReply {
    var reply: Reply
    var correction: Correction?

    init(_ reply: Reply, _ correction: Correction? = nil) {
        self.reply = reply
        self.correction = correction
    }

    /// What was guessed of values, or of a request. Yes, no, and one of the candidates are what the question offers: a slip in these
    /// needs no question of its own.
    var corrections: [Correction] {
        switch reply {
        case .values, .additions, .request: correction.map { [$0] } ?? []
        default: []
        }
    }
}
