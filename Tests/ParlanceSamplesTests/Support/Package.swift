import Foundation

/// The paths of the files that come with Parlance.
enum Package {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..").standardized

    static let grammars = tests.appending(path: "../../Grammars").standardized.path
    static let transcripts = tests.appending(path: "Transcripts").standardized
    static let requests = tests.appending(path: "Requests").standardized
    /// The folders of conversations, each with a slash at its end; the first one has no name.
    static let conversations: [String] = {
        let folder = requests.appending(path: "Conversations").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return [""] + names.filter { !$0.contains(".") }.sorted().map { $0 + "/" }
    }()
    static let remarks = tests.appending(path: "Remarks").standardized
    static let shortcutPhrases = tests.appending(path: "ShortcutPhrases").standardized
}
