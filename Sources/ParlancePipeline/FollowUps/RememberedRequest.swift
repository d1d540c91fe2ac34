#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An ended request of a dialog that later utterances may refer to, whatever its result was.
///
/// A dialog remembers its last three for `PipelineLimits.memory`.
public struct RememberedRequest: Sendable, Hashable, Codable {
    /// The identifier of its interaction.
    public var identifier: String
    /// The request as it ended.
    public var request: IntentRequest
    /// The time at which it ended.
    public var ended: Date

    /// Whether no app has taken it: only its persons can be meant later. Nil: one has.
    var isRefused: Bool?

    /// The maximum number in a dialog.
    static let most = 3

    /// Creates a memory of a request.
    public init(identifier: String, request: IntentRequest, ended: Date) {
        self.identifier = identifier
        self.request = request
        self.ended = ended
    }
}

extension Dialog {
    /// Remembers a request that ends; the oldest one is forgotten.
    mutating func remember(_ request: IntentRequest, identifier: String, ended: Date, isRefused: Bool = false) {
        var plain = request
        plain.corrections = []
        plain.followUp = nil
        plain.shortcut = nil
        plain.isTentative = false
        var entry = RememberedRequest(identifier: identifier, request: plain, ended: ended)
        if isRefused { entry.isRefused = true }
        remembered = [entry] + remembered.prefix(RememberedRequest.most - 1)
    }

    /// The requests that an utterance may refer to, the last one first.
    func remembered(at date: Date, for limit: Duration) -> [RememberedRequest] {
        remembered.prefix(RememberedRequest.most).filter {
            date.timeIntervalSince($0.ended) <= Double(limit.components.seconds)
        }
    }
}
