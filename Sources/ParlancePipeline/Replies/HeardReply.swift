/// A reply with the correction that it needs.
struct HeardReply {
    var reply: Reply
    var correction: Correction?

    init(_ reply: Reply, _ correction: Correction? = nil) {
        self.reply = reply
        self.correction = correction
    }

    /// The corrections of values or of a request. A corrected yes, no or candidate needs no confirmation, because the
    /// question offers these.
    var corrections: [Correction] {
        switch reply {
        case .values, .additions, .request: correction.map { [$0] } ?? []
        case .candidates, .position, .other, .yes, .no, .cancel, .ambiguous, .none: []
        }
    }
}
