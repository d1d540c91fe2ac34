/// The result of an intent that was in progress.
///
/// Pass it to `Dialog.receive(_:)` of the current dialog. It is a value that may be stored until then.
public struct PipelineEvent: Sendable, Hashable, Codable {
    /// The identifier of the dialog.
    public let dialog: String
    let result: RunResult

    /// The identifier of the interaction.
    public var identifier: String { result.state.identifier }

    /// The interaction; nil if the intent has a question or no handler.
    public var interaction: Interaction? {
        if case .done(let interaction) = result.end { interaction } else { nil }
    }
}
