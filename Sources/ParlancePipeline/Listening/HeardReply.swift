/// A reply with the correction that it needs.
struct HeardReply {
    var reply: Reply
    var correction: Correction?
    /// Whether any words would have been an answer.
    var isFree: Bool
    /// The words, if they may have changed something when they are not understood.
    var utterance: String?
    /// All that was said.
    var said = ""
    /// When the request is to be carried out.
    var modifiers: [RequestModifier] = []
    /// Values of a request from words beside it: "I'm at the gym", before "drive me home".
    var details: [String: [ParameterValue]] = [:]
    /// Words beside a request that may be a value of it, and were not understood.
    var leftOut: String?

    init(_ reply: Reply, _ correction: Correction? = nil, isFree: Bool = false) {
        self.reply = reply
        self.correction = correction
        self.isFree = isFree
    }

    /// Whether nothing was understood, or only a part of a request.
    var isInDoubt: Bool {
        switch reply {
        case .none: true
        case .request: correction.map { $0.isPartial && !$0.leavesOutRemarks } ?? false
        default: false
        }
    }

    /// Whether it may be said to somebody else: a request, values of the open one, or nothing that is understood.
    var mayBeTalk: Bool {
        switch reply {
        case .values, .additions, .request, .requests, .undecided, .none: true
        default: false
        }
    }

    /// Whether the user declines what is asked, and nothing else.
    var isDenial: Bool { reply.isDenial }

    /// The corrections of values or of a request. A corrected yes, no or candidate needs no confirmation, because the
    /// question offers these.
    var corrections: [Correction] {
        switch reply {
        case .values, .undecided, .additions, .removals, .request: correction.map { [$0] } ?? []
        case .clear, .ask, .revision, .candidates, .except, .position, .other, .any, .yes, .no, .cancel, .aside,
            .requests, .sequence, .followUp, .ambiguous, .none:
            []
        }
    }
}
