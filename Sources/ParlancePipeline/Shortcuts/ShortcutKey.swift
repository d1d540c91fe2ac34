/// The names in grammars with shortcuts.
enum ShortcutKey {
    /// The intent of a phrase, which the pipeline replaces by the bound request.
    static let intent = "parlance_shortcut"
    /// The run-time list of phrases; its values are identifiers of shortcuts.
    static let list = "parlance_shortcut_phrase"
}
