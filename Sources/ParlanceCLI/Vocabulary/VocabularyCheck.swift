import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// The problems of vocabularies.
struct VocabularyCheck {
    private(set) var diagnostics: [Diagnostic]
    /// A line with the number of terms and of warnings.
    let summary: String

    /// - Parameter what: what has the errors.
    init(errors: [Diagnostic], in what: String) {
        diagnostics = errors
        summary = "the \(what) can't be used"
    }

    /// - Parameter parser: of the grammar that the vocabulary is for; nil: any that has slots for it.
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

    /// Whether a file or folder that was named could not be read.
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
