import ParlanceText

/// A grammar of one language: intents with their sentences, lists, rules and vocabulary, ready to be compiled.
///
/// ```swift
/// let place = SourcePlace(file: "pause.swift", line: 1, column: 1)
/// let sentence = Sentence(template: try Template("pause [it]"), place: place)
/// let intent = Intent(name: "Pause", blocks: [SentenceBlock(sentences: [sentence])])
/// let parser = Parser(Grammar(language: "en", intents: [intent]))
/// print(try parser.parse("pause").best!.intent)  // Pause
/// ```
public struct Grammar: Sendable {
    /// The language as a BCP 47 tag.
    public var language: String
    /// The profiles of languages: the grammar's own, and those of its number words.
    public var languages: LanguageProfiles
    /// The intents in the order of declaration.
    public var intents: [Intent]
    /// The apps that utterances may name; those that came with the grammar also fill its list `app`.
    public var apps = AppCatalog()
    /// The slot lists by name.
    public var lists: [String: SlotList]
    /// The names of lists whose values are never corrected, also if their values or terms are given at run time.
    public var exactLists: Set<String> = []
    /// The expansion rules by name.
    public var rules: [String: Rule]
    /// Words without meaning that may occur anywhere: "please".
    public var skipWords: [String]
    /// Phrases before a request, in any number, that are left out if a template matches what follows: "can you".
    public var openingWords: [Template] = []
    /// Phrases after a request, in any number, that are left out if a template matches what precedes: "for me".
    public var closingWords: [Template] = []
    /// Groups of words that are never corrected to one another, however similar: "lock" and "unlock".
    public var opposites: [[String]]
    /// Settings for the whole grammar.
    public var settings: Settings
    /// Names of things in addition to the values of the lists.
    public var vocabulary: Vocabulary
    /// The messages of dialogs, by names such as `SendPayment.amount.unsupported.currency`; of several texts, the first
    /// whose arguments are all available is used.
    package var messages: [String: [MessageFormat]] = [:]
    /// Responses as written; Parlance renders none of them.
    public var responses: Value

    /// Text comparison for the whole grammar.
    public struct Settings: Sendable, Hashable {
        /// Whether blanks are ignored everywhere, in templates and in utterances.
        public var ignoresBlanks = false

        /// Creates settings; by default blanks separate words.
        public init(ignoresBlanks: Bool = false) {
            self.ignoresBlanks = ignoresBlanks
        }
    }

    /// Creates a grammar without checking it; `GrammarLoader` checks what it reads.
    public init(
        language: String,
        languages: LanguageProfiles = .shipped,
        intents: [Intent] = [],
        lists: [String: SlotList] = [:],
        rules: [String: Rule] = [:],
        skipWords: [String] = [],
        opposites: [[String]] = [],
        settings: Settings = Settings(),
        vocabulary: Vocabulary = Vocabulary(),
        responses: Value = .null
    ) {
        self.language = language
        self.languages = languages
        self.intents = intents
        self.lists = lists
        self.rules = rules
        self.skipWords = skipWords
        self.opposites = opposites
        self.settings = settings
        self.vocabulary = vocabulary
        self.responses = responses
    }

    /// Sets the apps and fills the list `app` with them.
    mutating func add(_ apps: AppCatalog) {
        self.apps = apps
        lists[AppCatalog.listName] = apps.slotList(for: language)
    }
}
