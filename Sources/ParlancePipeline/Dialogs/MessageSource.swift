/// Where the texts of messages come from.
public protocol MessageSource: Sendable {
    /// The text under the first of the message's keys that there is a text for; nil: none.
    func text(of message: Message, language: String) -> String?
}
