import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// The problems of vocabularies.
struct VocabularyCheck {
    private(set) var diagnostics: [Diagnostic]
    /// A line with the numbers of terms and warnings.
    let summary: String

    /// - Parameter what: The subject of the errors.
    init(errors: [Diagnostic], in what: String) {
        diagnostics = errors
        summary = "the \(what) can't be used"
    }

    /// - Parameter parser: A parser of the vocabulary's grammar; nil: a parser with a slot for each name.
    init(_ loaded: VocabularyLoader.Loaded, language: String?, with parser: Parser?) {
        let vocabulary = loaded.vocabulary
        let hearing = (parser ?? Self.parser(for: vocabulary, language: language)).with(vocabulary: vocabulary)
        let heard = loaded.sets.diagnostics(of: hearing.vocabularyReport)
        let examples = parser == nil ? [] : ExampleChecker(parser: hearing).diagnostics(of: loaded)
        diagnostics = (loaded.warnings + heard + examples).inOrder
        let count = vocabulary.count
        let terms = "\(count) term\(count == 1 ? "" : "s")"
        let found = diagnostics.count
        summary = found == 0 ? "\(terms): no problems" : "\(terms): \(found) warning\(found == 1 ? "" : "s")"
    }

    /// Whether a file or folder on the command line is unreadable.
    var isUnreadable: Bool {
        diagnostics.contains { diagnostic in
            switch diagnostic.problem {
            case .noSuchFile, .unreadableFile, .folderWithoutGrammars: true
            default: false
            }
        }
    }

    /// A parser with a slot for each name.
    private static func parser(for vocabulary: Vocabulary, language: String?) -> Parser {
        let names = Set(VocabularyTier.allCases.flatMap { vocabulary.names(in: $0) }).sorted()
        let place = SourcePlace(file: "", line: 1, column: 1)
        let intents = names.map { name in
            let (intent, slot) = name.parameter ?? ("Any", name.text)
            let reference = ListReference(source: .named(slot), slot: slot)
            let template = Template(printing: .sequence([.list(reference)]))
            return Intent(
                name: intent,
                blocks: [SentenceBlock(sentences: [Sentence(template: template, place: place)])]
            )
        }
        return Parser(Grammar(language: language ?? LanguageSelection.undetermined, intents: intents))
    }
}
