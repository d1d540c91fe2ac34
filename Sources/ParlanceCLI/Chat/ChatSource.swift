/// The source of conversations: a grammar or a sample app.
protocol ChatSource {
    /// Begins a new conversation without any state of others.
    ///
    /// - Throws: If a circumstance is unknown.
    func begin(_ setting: ChatSetting) throws -> ChatVoice
}
