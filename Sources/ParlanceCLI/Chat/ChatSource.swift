/// What conversations are about, and who they are held with.
protocol ChatSource {
    /// A new conversation, of which nothing is known from others.
    ///
    /// - Throws: if nobody knows what a circumstance is.
    func begin(_ setting: ChatSetting) throws -> ChatVoice
}
