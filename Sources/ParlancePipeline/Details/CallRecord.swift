#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A call (SiriKit: `INCallRecord`).
public struct CallRecord: Sendable, Hashable, Codable {
    /// The identifier in the app.
    public var identifier: String
    /// The time at which the call began.
    public var dateCreated: Date?
    /// The kind of the call.
    public var callRecordType: Kind
    /// Sound, or sound and picture.
    public var callCapability: Capability
    /// The duration, in seconds.
    public var callDuration: Double?
    /// Whether the user has not seen it yet.
    public var unseen: Bool?
    /// The other persons.
    public var participants: [Person]?

    /// The kinds of calls (SiriKit: `INCallRecordType`).
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
    }

    /// What a call transmits (SiriKit: `INCallCapability`).
    public enum Capability: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, audioCall, videoCall
    }

    /// Creates the value; members without a default are always known.
    public init(
        identifier: String,
        dateCreated: Date? = nil,
        callRecordType: Kind = .unknown,
        callCapability: Capability = .unknown,
        callDuration: Double? = nil,
        unseen: Bool? = nil,
        participants: [Person]? = nil
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
        self.participants = participants
    }
}
