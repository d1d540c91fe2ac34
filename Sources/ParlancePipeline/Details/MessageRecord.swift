#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A message in an app for messages (SiriKit: `INMessage`).
public struct MessageRecord: Sendable, Hashable, Codable {
    /// The identifier in the app.
    public var identifier: String
    /// The identifier of the conversation.
    public var conversationIdentifier: String?
    /// The text.
    public var content: String?
    /// The time at which the message was sent.
    public var dateSent: Date?
    /// The person who sent it.
    public var sender: Person?
    /// The persons who receive it.
    public var recipients: [Person]?
    /// The name of the group.
    public var groupName: String?
    /// The name of the service.
    public var serviceName: String?

    /// Creates the value; members without a default are always known.
    public init(
        identifier: String,
        conversationIdentifier: String? = nil,
        content: String? = nil,
        dateSent: Date? = nil,
        sender: Person? = nil,
        recipients: [Person]? = nil,
        groupName: String? = nil,
        serviceName: String? = nil
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.serviceName = serviceName
    }
}
