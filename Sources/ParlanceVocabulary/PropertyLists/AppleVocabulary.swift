import ParlanceGrammar

/// Reads Apple's `AppIntentVocabulary.plist`: an app's terms, and example sentences of its intents.
///
/// A term's first synonym is its phrase. Intents are named by class: `INStartWorkoutIntent.workoutName` becomes
/// `StartWorkout.workoutName`.
struct AppleVocabulary {
    /// The keys of such a property list.
    enum Key {
        static let vocabularies = "ParameterVocabularies"
        static let names = "ParameterNames"
        static let terms = "ParameterVocabulary"
        static let identifier = "VocabularyItemIdentifier"
        static let synonyms = "VocabularyItemSynonyms"
        static let phrase = "VocabularyItemPhrase"
        static let pronunciation = "VocabularyItemPronunciation"
        static let examples = "VocabularyItemExamples"
        static let intents = "IntentPhrases"
        static let intentName = "IntentName"
        static let intentExamples = "IntentExamples"
    }

    private(set) var sets: [LocatedTerms] = []
    private(set) var intentExamples: [String: [String]] = [:]
    private var reader = PropertyListReader()

    var diagnostics: [Diagnostic] { reader.diagnostics }

    init(_ list: PropertyList) {
        guard list["CFBundleIdentifier"] == nil else {
            reader.report(list, .app(.infoAmongVocabularies))
            return
        }
        guard reader.isDictionary(list, known: [Key.vocabularies, Key.intents]) else { return }
        for item in reader.items(Key.vocabularies, of: list) { readVocabulary(item) }
        for item in reader.items(Key.intents, of: list) { readIntent(item) }
    }

    private mutating func readVocabulary(_ list: PropertyList) {
        guard reader.isDictionary(list, known: [Key.names, Key.terms]) else { return }
        let names = reader.texts(Key.names, of: list, isRequired: true)
        var terms: [LocatedTerm] = []
        for item in reader.items(Key.terms, of: list, isRequired: true) {
            if let term = term(item) { terms.append(LocatedTerm(term: term, origin: item.origin)) }
        }
        guard !names.isEmpty else { return }
        sets.append(
            LocatedTerms(names: names.map { VocabularyName(apple: $0) }, tier: .app, terms: terms, origin: list.origin)
        )
    }

    private mutating func term(_ list: PropertyList) -> Term? {
        guard reader.isDictionary(list, known: [Key.identifier, Key.synonyms]) else { return nil }
        let identifier = reader.text(Key.identifier, of: list, isRequired: true)
        let phrases = reader.items(Key.synonyms, of: list, isRequired: true).compactMap { phrase($0) }
        guard let identifier, let first = phrases.first else {
            if let synonyms = list[Key.synonyms], synonyms.items?.isEmpty ?? false {
                reader.report(synonyms, .vocabulary(.blank(.phrase)), severity: .warning)
            }
            return nil
        }
        return Term(identifier: identifier, phrase: first, synonyms: Array(phrases.dropFirst()))
    }

    private mutating func phrase(_ list: PropertyList) -> TermPhrase? {
        guard reader.isDictionary(list, known: [Key.phrase, Key.pronunciation, Key.examples]) else { return nil }
        let pronunciation = reader.text(Key.pronunciation, of: list)
        let examples = reader.texts(Key.examples, of: list)
        return reader.text(Key.phrase, of: list, isRequired: true).map {
            TermPhrase($0, pronunciations: pronunciation.map { [$0] } ?? [], examples: examples)
        }
    }

    private mutating func readIntent(_ list: PropertyList) {
        guard reader.isDictionary(list, known: [Key.intentName, Key.intentExamples]) else { return }
        let name = reader.text(Key.intentName, of: list, isRequired: true)
        let examples = reader.texts(Key.intentExamples, of: list, isRequired: true)
        if let name { intentExamples[VocabularyName.intent(ofClass: name), default: []] += examples }
    }
}
