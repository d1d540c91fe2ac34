import Foundation

/// The paths of the files that come with Parlance.
enum Package {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..").standardized

    static let grammars = tests.appending(path: "../../Grammars").standardized.path
    static let transcripts = tests.appending(path: "Transcripts").standardized
    static let requests = tests.appending(path: "Requests").standardized
    static let remarks = tests.appending(path: "Remarks").standardized
    static let shortcutPhrases = tests.appending(path: "ShortcutPhrases").standardized
}
