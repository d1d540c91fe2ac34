import ArgumentParser
import Foundation
import Parlance
import ParlanceCorpus
import ParlanceGrammar

/// `parlance schema`: writes the JSON Schema of a kind of file.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Write the JSON Schema of a kind of file, with which editors complete and check it, or of answers.",
        discussion: """
            Draft 2020-12. With the YAML language server, write the schema to a file and begin yours with \
            '# yaml-language-server: $schema=grammar.schema.json'.
            """
    )

    /// A kind of file.
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        /// Grammars.
        case grammar
        /// Corpora.
        case corpus
        /// `intents.yaml`.
        case intents
        /// Vocabularies.
        case vocabulary
        /// `apps.yaml`.
        case apps
        /// Language files.
        case language
        /// Answers of `parse`.
        case answer

        var schema: Value {
            switch self {
            case .grammar: JSONSchema.grammar
            case .corpus: CorpusKeys.schema
            case .intents: JSONSchema.intents
            case .vocabulary: JSONSchema.vocabulary
            case .apps: JSONSchema.apps
            case .language: JSONSchema.language
            case .answer: AnswerKeys.schema
            }
        }
    }

    @Argument(
        help: """
            The kind of file: grammar, corpus, vocabulary, language, intents (intents.yaml), apps (apps.yaml), or answer \
            (of parse).
            """
    )
    var kind: Kind

    func run() throws {
        try ExitStatus.reporting {
            let json = try JSONEncoder.answers(isSpread: true).encode(kind.schema)
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }
}
