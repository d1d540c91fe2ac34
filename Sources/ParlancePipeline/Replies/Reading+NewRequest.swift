import ParlanceGrammar
import ParlanceMatching

extension Reading {
    /// The request of an utterance that begins an intent: its context says nothing of questions.
    func newRequest(
        _ declaration: IntentDeclaration?,
        language: String,
        corrections: [Correction] = []
    ) -> IntentRequest {
        var request = request(language: language).separatingUnits(declaration)
        request.joinDaysAndTimes(declaration)
        request.context[ReplyKey.question] = nil
        request.context[ReplyKey.parameter] = nil
        request.context[ReplyKey.intent] = nil
        request.set([], of: ReplyKey.unheeded)
        request.corrections = corrections
        request.isTentative = metadata[ReplyKey.tentative] == .bool(true)
        return request
    }
}
