/// The result of an intent that was in progress.
///
/// To be given to `Dialog.receive(_:)` of the dialog as it is then; a value that may be stored until it is.
public struct PipelineEvent: Sendable, Hashable, Codable {
    /// That of the dialog.
    public let dialog: String
    let result: RunResult

    /// That of the interaction.
    public var identifier: String { result.state.identifier }

    /// The interaction; nil if the intent has a question, or no handler.
    public var interaction: Interaction? {
        if case .done(let interaction) = result.end { interaction } else { nil }
    }
}
