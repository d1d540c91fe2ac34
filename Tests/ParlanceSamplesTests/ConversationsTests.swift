import Parlance
import ParlanceSamples
import Testing

/// Conversations with the sample apps that were written before the grammars could hold them.
@Suite("Conversations")
struct ConversationsTests {
    private static let files = Package.conversations.flatMap { folder in
        SampleApp.names.map { "\(folder)\($0).yaml" }
    }

    @Test(arguments: files, SampleApp.languages)
    func `do what people want, and nothing else`(file: String, language: String) async throws {
        let app = String(file.split(separator: "/").last?.dropLast(".yaml".count) ?? "")
        let replay = try await Replay(app, in: language, readsPartially: true)
        for conversation in try Package.written("conversations", for: language, in: "Conversations/\(file)") {
            var held = Recording.Conversation()
            held.utterances = Self.texts(conversation["say"])
            let done = try await replay.outcomes(of: held).flatMap(\.log).filter(Self.isAction)
            let wanted = Self.texts(conversation["does"])
            let expected = conversation["so_far"].map(Self.texts) ?? wanted
            let words = held.utterances.joined(separator: " / ")
            #expect(done == expected, "\(words)\(done == wanted ? " is right now; remove 'so_far'" : "")")
        }
    }

    private static func texts(_ value: Value?) -> [String] { (value?.elements ?? []).compactMap(\.string) }

    /// Whether a line of a log tells what the user asked for, and not by which way it was done.
    private static func isAction(_ line: String) -> Bool {
        !line.hasPrefix("continueInApp ") && !line.hasPrefix("handleInApp ")
    }
}
