import ParlanceGrammar

/// The app that a request is dispatched to.
public struct SelectedApp: Sendable, Hashable, Codable {
    /// The identifier of the app.
    public var identifier: String
    /// The name that is shown, in the language of the conversation.
    public var name: String
    /// Why this one.
    public var selection: AppSelection.Reason

    /// Creates a selection with the reason why this app was chosen.
    public init(identifier: String, name: String, selection: AppSelection.Reason) {
        self.identifier = identifier
        self.name = name
        self.selection = selection
    }

    init(_ app: AppDescription, because reason: AppSelection.Reason) {
        self.init(identifier: app.identifier, name: app.displayName, selection: reason)
    }
}
