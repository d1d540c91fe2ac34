import Foundation

/// The utterances of a transcript's conversations, and the situation of each. `parlance chat --transcript` compares the
/// results.
struct Recording: Sendable {
    struct Conversation: Sendable {
        /// `locked` among them refers to the device.
        var circumstances: Set<String> = []
        var utterances: [String] = []
    }

    let conversations: [Conversation]

    /// The conversations with an app in a language.
    init(of app: String, in language: String = "en") throws {
        let file = Package.transcripts.appending(path: "\(language)/\(app).txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        conversations = text.components(separatedBy: "\n\n").map(Conversation.init).filter { !$0.utterances.isEmpty }
    }
}

extension Recording.Conversation {
    fileprivate init(_ text: String) {
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("with: ") { circumstances = Set(line.dropFirst(6).components(separatedBy: ", ")) }
            if line.hasPrefix("> ") { utterances.append(String(line.dropFirst(2))) }
        }
    }
}
