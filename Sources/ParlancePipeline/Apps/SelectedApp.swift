import ParlanceGrammar

/// The app that a request is dispatched to.
public struct SelectedApp: Sendable, Hashable, Codable {
    /// The identifier of the app.
    public var identifier: String
    /// The display name in the language of the conversation.
    public var name: String
    /// The reason for the selection.
    public var selection: AppSelection.Reason

    /// Creates a selection with its reason.
    public init(identifier: String, name: String, selection: AppSelection.Reason) {
        self.identifier = identifier
        self.name = name
        self.selection = selection
    }

    init(_ app: AppDescription, because reason: AppSelection.Reason) {
        self.init(identifier: app.identifier, name: app.displayName, selection: reason)
    }
}
