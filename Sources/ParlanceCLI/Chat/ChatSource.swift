/// The source of conversations: a grammar or a sample app.
protocol ChatSource {
    /// A new conversation, of which nothing is known from others.
    ///
    /// - Throws: if a circumstance is unknown.
    func begin(_ setting: ChatSetting) throws -> ChatVoice
}
