import Foundation
import ParlanceTestSupport

/// An article of the catalogue.
struct Article {
    static let catalogue = Command.package.appending(path: "Sources/Parlance/Parlance.docc")
    /// The articles whose snippets are run. The architecture has only a drawing.
    static let names = [
        "WritingAGrammar", "TheTemplateLanguage", "BuiltInSlotTypes", "HowRankingWorks", "ForgivingMatching",
        "VocabularyAndApps",
        "AddingALanguage", "MigratingFromHomeAssistant", "HandlingAnIntent", "HandlersInAnyLanguage", "TheCommandLine",
        "HistoryAndShortcuts", "TheAnswer",
        "Parlance",
    ]

    let name: String
    let document: Document

    init(_ name: String) throws {
        self.name = name
        document = try Document(contentsOf: Self.catalogue.appending(path: "\(name).md"))
    }

    /// The headings in the form that links use.
    var anchors: Set<String> {
        let headings = document.text.matches(of: #/(?m)^##+ (.*)$/#).map { String($0.output.1) }
        return Set(headings.map { $0.replacing(" ", with: "-") })
    }

    /// The targets of its links to other articles: an article, and optionally a section in it.
    var links: [(article: String, section: String?)] {
        document.text.matches(of: #/<doc:([^>#]+)(?:#([^>]+))?>/#).map { match in
            (String(match.output.1), match.output.2.map(String.init))
        }
    }

    /// The files of the article in order, with all versions.
    var files: [(name: String, text: String)] {
        document.snippets.compactMap { snippet in snippet.fileName.map { ($0, snippet.text) } }
    }
}

extension Document.Snippet {
    /// The name of the file, from the first line of a snippet in YAML or Python: `# kitchen/lights.yaml`.
    var fileName: String? {
        guard language == "yaml" || language == "python" else { return nil }
        return text.firstMatch(of: #/^# (\S+\.(?:yaml|py))\n/#).map { String($0.output.1) }
    }
}
