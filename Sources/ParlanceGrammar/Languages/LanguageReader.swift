import ParlanceText

/// Reads a language file with the keys of `LanguageKeys`.
struct LanguageReader {
    /// The maximum number of words in a group of opposites, and of prefixes, endings or idioms.
    static let groupLimit = 100
    /// The maximum number of forms of a name.
    static let formLimit = 8
    /// The maximum number of sound rules.
    static let ruleLimit = 1_000

    private var reader = NodeReader()
    private var others: [Diagnostic] = []

    var diagnostics: [Diagnostic] { reader.diagnostics + others }

    /// The profile in a file. Invalid parts are omitted and reported; nil without a language.
    ///
    /// - Parameters:
    ///   - words: further common words, one per line of a file.
    ///   - names: names, one per line of a file.
    mutating func profile(_ root: SourceNode, words: [String], names: [String]) -> LanguageProfile? {
        let expected = "a mapping with 'language'"
        _ = reader.entries(of: root, known: LanguageKeys.language.names, expected: expected)
        guard let tag = tag(root) else { return nil }
        let normalizer = Normalizer(language: tag)
        var profile = LanguageProfile(tag: tag)
        profile.wordJoining = joining(root["joins_words"])
        profile.numbers = numbers(root["numbers"])
        profile.negations = text(root["negations"])
        profile.questionWords = text(root["question_words"])
        profile.undoing = text(root["undoing"])
        profile.reports = phrases(root["reports"])
        profile.reminders = phrases(root["reminders"])
        profile.fillers = text(root["fillers"])
        profile.fillerPhrases = groups(root["filler_phrases"])
        profile.selfCorrections = phrases(root["self_corrections"])
        profile.joiners = phrases(root["joiners"])
        profile.conditions = phrases(root["conditions"])
        profile.lasting = phrases(root["lasting"])
        profile.mornings = phrases(root["mornings"])
        profile.evenings = phrases(root["evenings"])
        profile.contrasts = phrases(root["contrasts"])
        profile.wholes = phrases(root["wholes"])
        profile.followUps = followUps(root["follow_ups"])
        profile.reported = reported(root["reported_speech"])
        profile.remarks = remarks(root["remarks"])
        profile.articles = text(root["articles"], most: Self.groupLimit)
        profile.functionWords = text(root["function_words"])
        profile.hasLooseBlanks = reader.bool(root["loose_blanks"]) ?? false
        profile.letterVariants = text(root["letter_variants"])
        profile.lettersAlike = text(root["letters_alike"])
        profile.numberHomophones = text(root["sounds_like_numbers"])
        let common = text(root["common_words"]).split(separator: " ").map(String.init)
        profile.commonWords = SortedWords(common + words, normalizer)
        profile.names = SortedWords(names, normalizer)
        profile.inflection = inflection(root["inflection"])
        profile.nameForms = nameForms(root["name_forms"])
        profile.nameScripts = nameScripts(root["name_scripts"])
        profile.spellings = groups(root["spellings"])
        profile.opposites = groups(root["opposites"])
        profile.negatingPrefixes = text(root["negating_prefixes"], most: Self.groupLimit)
        profile.opposedPrefixes = groups(root["opposed_prefixes"])
        profile.pastEndings = text(root["past_endings"])
        profile.sounds = sounds(root["sounds"])
        profile.replies = replies(root, tag)
        return profile
    }

    private mutating func tag(_ root: SourceNode) -> String? {
        guard let node = root["language"] else {
            if root.isMapping { reader.report(root.diagnostic(.missingKey("language", in: "a language file"))) }
            return nil
        }
        if LanguageTag.isTag(node.text) { return node.text }
        reader.reportType(of: node, expected: "a language tag like 'en' or 'de-CH'")
        return nil
    }

    private mutating func joining(_ node: SourceNode?) -> WordJoining {
        guard let node, !node.isNull else { return .never }
        let options = WordJoining.allCases.filter { $0 != .never }.map(\.rawValue)
        if options.contains(node.text), let joining = WordJoining(rawValue: node.text) { return joining }
        let suggestion = Suggestion.nearest(to: node.text, among: options)
        reader.report(node.diagnostic(.unknownOption(node.text, expected: options, suggestion: suggestion)))
        return .never
    }

    private mutating func numbers(_ node: SourceNode?) -> NumberIdioms {
        _ = reader.entries(of: node, known: LanguageKeys.numbers.names)
        return NumberIdioms(
            ones: texts(node?["one_before_scale"], mayBeEmpty: true),
            signs: texts(node?["minus"]),
            halves: texts(node?["half"])
        )
    }

    private mutating func inflection(_ node: SourceNode?) -> InflectionTable? {
        guard let node, !node.isNull else { return nil }
        _ = reader.entries(of: node, known: LanguageKeys.inflection.names)
        return InflectionTable(
            endings: text(node["endings"], most: Self.groupLimit),
            endingsForY: text(node["endings_for_y"], most: Self.groupLimit),
            verbEndings: text(node["verb_endings"], most: Self.groupLimit)
        )
    }

    private mutating func nameForms(_ node: SourceNode?) -> [NameForm] {
        let entries = reader.entries(of: node, expected: "a mapping from the ends of names to the ends of their forms")
        guard let node, entries.count > Self.groupLimit else {
            return entries.map { NameForm($0.key.text.lowercased(), text($0.value, most: Self.formLimit)) }
        }
        let problem = GrammarProblem.wrongType(
            expected: "\(Self.groupLimit) endings at most",
            found: "\(entries.count)"
        )
        reader.report(node.diagnostic(problem))
        return []
    }

    private mutating func nameScripts(_ node: SourceNode?) -> [String] {
        items(node, expected: "a list of ICU's transliterators", most: Self.formLimit).compactMap { item in
            if Transliterator(item.text) != nil { return item.text }
            reader.reportType(of: item, expected: "one of ICU's transliterators, like 'Hiragana-Katakana'")
            return nil
        }
    }

    private mutating func followUps(_ node: SourceNode?) -> FollowUpWords {
        _ = reader.entries(of: node, known: LanguageKeys.followUps.names)
        var words = FollowUpWords()
        words.persons = phrases(node?["persons"])
        words.things = phrases(node?["things"])
        words.before = phrases(node?["before"])
        words.after = phrases(node?["after"])
        words.again = phrases(node?["again"])
        words.another = phrases(node?["another"])
        words.later = phrases(node?["later"])
        words.correcting = phrases(node?["correcting"])
        words.ones = phrases(node?["ones"])
        words.only = phrases(node?["only"])
        words.anybody = text(node?["anybody"])
        return words
    }

    private mutating func reported(_ node: SourceNode?) -> ReportedWords {
        _ = reader.entries(of: node, known: LanguageKeys.reportedSpeech.names)
        var words = ReportedWords()
        words.asking = phrases(node?["asking"])
        words.questions = phrases(node?["questions"])
        words.statements = phrases(node?["statements"])
        words.subjects = groups(node?["subjects"])
        words.others = phrases(node?["others"])
        words.verbs = groups(node?["verbs"])
        words.auxiliaries = phrases(node?["auxiliaries"])
        words.perfect = groups(node?["perfect"])
        words.participles = phrases(node?["participles"])
        words.doubtful = phrases(node?["doubtful"])
        words.adverbs = phrases(node?["adverbs"])
        words.contractions = groups(node?["contractions"])
        words.endings = groups(node?["endings"])
        words.support = text(node?["support"])
        words.isVerbLast = reader.bool(node?["verb_last"]) ?? false
        words.finite = groups(node?["finite"])
        words.clauses = phrases(node?["clauses"])
        words.joining = phrases(node?["joining"])
        words.particles = phrases(node?["particles"])
        words.unsure = phrases(node?["unsure"])
        words.inseparable = phrases(node?["inseparable"])
        return words
    }

    private mutating func remarks(_ node: SourceNode?) -> RemarkWords {
        _ = reader.entries(of: node, known: LanguageKeys.remarks.names)
        var words = RemarkWords()
        words.openers = phrases(node?["openers"])
        words.subjects = phrases(node?["subjects"])
        words.states = phrases(node?["states"])
        words.wishes = phrases(node?["wishes"])
        words.reasons = phrases(node?["reasons"])
        words.verbs = text(node?["verbs"])
        words.speech = text(node?["speech"])
        words.unfinished = text(node?["unfinished"])
        words.commands = text(node?["commands"])
        words.interjections = text(node?["interjections"])
        words.takingBack = text(node?["taking_back"])
        words.endings = phrases(node?["endings"])
        words.joints = phrases(node?["joints"])
        words.turns = phrases(node?["turns"])
        words.praises = phrases(node?["praises"])
        words.settled = phrases(node?["settled"])
        words.calls = phrases(node?["calls"])
        words.acts = text(node?["acts"])
        words.modals = text(node?["modals"])
        words.cries = text(node?["cries"])
        words.urging = phrases(node?["urging"])
        words.doubts = phrases(node?["doubts"])
        words.unreal = phrases(node?["unreal"])
        words.requestEndings = phrases(node?["request_endings"])
        return words
    }

    private mutating func replies(_ root: SourceNode, _ tag: String) -> ReplyGrammar? {
        let entries = root.entries.filter { ReplyGrammar.keys.contains($0.key.text) && !$0.value.isNull }
        if entries.isEmpty { return nil }
        _ = reader.entries(of: root["replies"], known: LanguageKeys.replies.names)
        let answers = reader.entries(of: root[AnswerWords.key], known: LanguageKeys.answers.names)
        let count = reader.reportCount
        for entry in answers { _ = PhraseReader.phrases(entry.value.isNull ? nil : entry.value, &reader) }
        if reader.reportCount > count { return nil }
        do throws(GrammarError) {
            let loaded = try ReplyGrammar.load(root, language: tag)
            others += loaded.warnings
            return ReplyGrammar(loaded.grammar)
        } catch {
            others += error.diagnostics
            return nil
        }
    }
}

// MARK: - Words

extension LanguageReader {
    /// Words separated by single blanks; empty if there are none.
    private mutating func text(_ node: SourceNode?, most: Int = .max) -> String {
        guard let node, !node.isNull else { return "" }
        let expected = "words with blanks between them"
        guard let text = reader.string(node, expected: expected) else { return "" }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count <= most else {
            reader.report(node.diagnostic(.wrongType(expected: "\(most) words at most", found: "\(words.count)")))
            return ""
        }
        return words.joined(separator: " ")
    }

    private mutating func texts(_ node: SourceNode?, mayBeEmpty: Bool = false) -> [String] {
        items(node, expected: "a list of texts", most: Self.groupLimit).compactMap { item in
            guard let text = reader.string(item, expected: "a text") else { return nil }
            if mayBeEmpty || !text.allSatisfy(\.isWhitespace) { return text }
            reader.reportType(of: item, expected: "a word")
            return nil
        }
    }

    /// Groups of two words or more.
    private mutating func phrases(_ node: SourceNode?) -> [String] {
        items(node, expected: "a list of words, phrases and signs", most: Self.groupLimit)
            .map(\.text).filter { !$0.isEmpty }
    }

    private mutating func groups(_ node: SourceNode?) -> [String] {
        items(node, expected: "a list of groups of words", most: .max).compactMap { item in
            let group = text(item, most: Self.groupLimit)
            if group.contains(" ") { return group }
            if !group.isEmpty {
                reader.report(item.diagnostic(.wrongType(expected: "two words or more", found: item.kind)))
            }
            return nil
        }
    }

    private mutating func items(_ node: SourceNode?, expected: String, most: Int) -> [SourceNode] {
        let items = reader.texts(of: node, expected: expected)
        guard let node, items.count > most else { return items }
        reader.report(node.diagnostic(.wrongType(expected: "\(most) items at most", found: "\(items.count)")))
        return []
    }
}

// MARK: - Sounds

extension LanguageReader {
    private mutating func sounds(_ node: SourceNode?) -> LanguageProfile.Sounds? {
        guard let node, !node.isNull else { return nil }
        _ = reader.entries(of: node, known: LanguageKeys.sounds.names, expected: "a mapping with 'rules' or 'as_in'")
        if let other = node["as_in"] {
            guard LanguageTag.isTag(other.text) else {
                reader.reportType(of: other, expected: "a language tag like 'en' or 'de-CH'")
                return nil
            }
            return .sameAs(other.text)
        }
        guard node["rules"] != nil else {
            if node.isMapping { reader.report(node.diagnostic(.missingKey("rules", in: "'sounds'"))) }
            return nil
        }
        let rules = rules(node["rules"])
        return .table(
            SoundTable(
                rules: rules,
                words: entries(node["words"]).map(\.entry),
                accents: text(node["accents"]),
                lengthensVowels: reader.bool(node["silent_e"]) ?? false
            )
        )
    }

    private mutating func rules(_ node: SourceNode?) -> [SoundTable.Entry] {
        let entries = entries(node)
        if let node, entries.count > Self.ruleLimit {
            let problem = GrammarProblem.wrongType(
                expected: "\(Self.ruleLimit) rules at most",
                found: "\(entries.count)"
            )
            reader.report(node.diagnostic(problem))
            return []
        }
        return entries.compactMap { entry, key in
            if SoundTable.isSpelling(entry.written) { return entry }
            reader.reportType(of: key, expected: "a spelling like 'kn', '^kn', 'mb$' or 'c(eiy)'")
            return nil
        }
    }

    private mutating func entries(_ node: SourceNode?) -> [(entry: SoundTable.Entry, key: SourceNode)] {
        reader.entries(of: node, expected: "a mapping from spellings to sounds").compactMap { entry in
            guard let sound = reader.string(entry.value, expected: "a sound") else { return nil }
            return (SoundTable.Entry(entry.key.text, sound), entry.key)
        }
    }
}
