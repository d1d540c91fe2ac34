import Parlance
import ParlanceSamples

/// Conversations with one of the sample apps, each with a world of its own.
struct ChatApp {
    let name: String
    let circumstances: Set<String>
    let situation: Situation
    let patience: Duration

    /// A new conversation, with an app in which nothing has happened.
    func begin() throws -> ChatVoice {
        let app = try SampleApp(named: name, circumstances: circumstances)
        let folder = try ShippedGrammars.path()
        let grammar = try GrammarLoader().load(paths: app.grammarFiles.map { "\(folder)/\($0)" }).grammar
        let session = try ChatSession(situation: situation, patience: patience) { options in
            try app.pipeline(grammars: folder, options: options)
        }
        return ChatVoice(session, ChatRenderer(grammar), log: app.log.take)
    }
}
