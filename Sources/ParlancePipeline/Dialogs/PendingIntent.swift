#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An intent that waits for the user's answer, with all the state to continue in any process.
struct PendingIntent: Sendable, Hashable, Codable {
    var identifier: String
    var request: IntentRequest
    var started: Date
    var question: Question?
    /// The user's decisions, by parameter.
    var memories: [String: ParameterMemory] = [:]
    /// The number of consecutive answers that were not understood.
    var misunderstandings = 0
    /// The user's last words, if they were not understood when the intent was to be confirmed: they may be a change.
    var unheard: String?
    /// Words of the request, or of an answer, that may be a value of it and were not understood. The user is told before the
    /// request is carried out.
    var leftOut: String?
    /// Whether the user has confirmed the intent.
    var isConfirmed = false
    /// The parameters that the user gave a value for.
    var said: Set<String> = []
    /// The states before the last answers; "go back" returns to the last.
    var history: [Past] = []

    /// The time at which an intent in progress is given up, if no event has ended it; nil while it is not in progress.
    var expires: Date?

    /// The part of the state that an answer may change, as it was before the answer.
    struct Past: Sendable, Hashable, Codable {
        let request: IntentRequest
        let question: Question?
        let memories: [String: ParameterMemory]
        let said: Set<String>
    }

    /// The last choice among candidates of which the request has one.
    var lastChoice: Question? {
        history.reversed().compactMap(\.question).first { question in
            guard case .choose(let candidates) = question.kind, let parameter = question.parameter else { return false }
            return request.values(of: parameter).contains { value in candidates.contains { $0.isSame(as: value) } }
        }
    }

    func interaction(_ response: IntentResponse?, ended: Date) -> Interaction {
        Interaction(
            identifier: identifier,
            request: request,
            response: response,
            started: started,
            ended: ended
        )
    }

    /// The intent after words that were not understood. At a confirmation they may have been a change; at another question
    /// they are told before the request is carried out.
    func misunderstanding(_ words: String?) -> PendingIntent {
        var copy = self
        if question?.confirmsIntent == true {
            copy.unheard = words ?? unheard
        } else {
            copy.unheard = nil
            copy.leftOut = words ?? leftOut
        }
        return copy
    }

    /// The words that were not understood before an answer that changed something else: the user is told with the confirmation
    /// of the change.
    var missedBeforeChange: String? {
        question?.confirmsIntent == true && misunderstandings == 0 ? unheard : nil
    }

    /// The corrections that the user has not heard with an earlier confirmation.
    var newCorrections: [Correction] {
        guard let past = history.last, past.question?.confirmsIntent == true else { return request.corrections }
        return request.corrections.filter { !past.request.corrections.contains($0) }
    }

    /// Whether an answer has only words that no parameter takes, so that the same value is asked for again.
    func isAskedAgain(by answered: PendingIntent) -> Bool {
        question?.confirmsIntent == false && answered.leftOut != leftOut && answered.request == request
    }

    /// The intent after the user has heard its question again, and what was not understood.
    var heard: PendingIntent {
        var copy = self
        copy.unheard = nil
        copy.leftOut = nil
        return copy
    }

    /// The request as earlier ones are remembered, for words that refer to it before it has ended.
    var remembered: RememberedRequest { RememberedRequest(identifier: identifier, request: request, ended: started) }
}
