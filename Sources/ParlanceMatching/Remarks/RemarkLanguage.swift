import ParlanceGrammar

/// The words of a language by which remarks beside a request are told from the request: "my hands are full, call Sarah".
///
/// A remark is a sentence that says nothing of the request: it has a verb that is no command, or gives a reason, and none of
/// the words that would make something else of the request (a report, a condition, a number, what takes it back).
final class RemarkLanguage: Sendable {
    typealias Phrase = [String]

    let openers: [Phrase]
    let subjects: [Phrase]
    let states: [Phrase]
    let wishes: [Phrase]
    let reasons: [Phrase]
    /// Words between a remark and a request: "so".
    let joints: [Phrase]
    /// The last words of `joints`.
    private let jointEnds: Set<String>
    let conditions: [Phrase]
    let contrasts: [Phrase]
    let selfCorrections: [Phrase]
    let joiners: [Phrase]
    /// Words that may refer to the request: "it".
    let things: [Phrase]
    /// The first words of `states` and `reasons`, without which no sentence begins that no sign sets off.
    private let sentenceStarts: Set<String>
    /// The first words of `reasons`.
    private let reasonStarts: Set<String>
    let verbs: Set<String>
    /// Those of `verbs` that are written behind their subject: "'s" in "the baby's asleep".
    let contractedVerbs: [String]
    let speech: Set<String>
    let unfinished: Set<String>
    let commands: Set<String>
    /// Words before a remark that say nothing, and those that fill a pause.
    let interjections: Set<String>
    let takingBack: Set<String>
    let negations: Set<String>
    let questionWords: Set<String>
    let undoing: Set<String>
    let articles: Set<String>
    /// The facts of a script without blanks; nil in others.
    let undivided: UndividedRemarks?
    /// Whether the language has no facts about remarks.
    let isEmpty: Bool

    /// - Parameter writesBlanks: Whether the language separates words by blanks.
    init(_ profile: LanguageProfile, writesBlanks: Bool) {
        let remarks = profile.remarks
        func phrases(_ texts: [String]) -> [Phrase] {
            texts.map { $0.lowercased().split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        }
        func words(_ text: String) -> Set<String> { Set(text.lowercased().split(separator: " ").map(String.init)) }
        openers = phrases(remarks.openers)
        subjects = phrases(remarks.subjects)
        states = phrases(remarks.states)
        wishes = phrases(remarks.wishes)
        reasons = phrases(remarks.reasons)
        joints = phrases(remarks.joints)
        jointEnds = Set(joints.compactMap(\.last))
        conditions = phrases(profile.conditions)
        contrasts = phrases(profile.contrasts)
        selfCorrections = phrases(profile.selfCorrections)
        joiners = phrases(profile.joiners)
        things = phrases(profile.followUps.things)
        sentenceStarts = Set((states + reasons).compactMap(\.first))
        reasonStarts = Set(reasons.compactMap(\.first))
        verbs = words(remarks.verbs)
        contractedVerbs = verbs.filter { $0.hasPrefix("'") }.sorted()
        speech = words(remarks.speech)
        unfinished = words(remarks.unfinished)
        commands = words(remarks.commands)
        interjections = words(remarks.interjections).union(words(profile.fillers))
        takingBack = words(remarks.takingBack)
        negations = words(profile.negations)
        questionWords = words(profile.questionWords)
        undoing = words(profile.undoing)
        articles = words(profile.articles)
        undivided = writesBlanks ? nil : UndividedRemarks(remarks)
        isEmpty = remarks.isEmpty
    }

    /// The parts of an utterance that may be a request beside remarks, the longest first.
    func cuts(of utterance: String) -> [RemarkCut] {
        if isEmpty { return [] }
        return undivided?.cuts(of: utterance) ?? RemarkFinder(self, RemarkText(utterance)).cuts(of: utterance)
    }

    // MARK: First and last words, which tell most utterances from those that may have remarks

    /// Whether a sentence that no sign sets off may begin with a word.
    func beginsSentence(_ word: String) -> Bool { sentenceStarts.contains(word) }

    /// Whether a sentence behind a request, from which no sign separates it, may begin with a word.
    func continuesRequest(_ word: String) -> Bool {
        sentenceStarts.contains(word) && (!articles.contains(word) || reasonStarts.contains(word))
    }

    /// Whether a word may be the last of a joint.
    func endsJoint(_ word: String) -> Bool { jointEnds.contains(word) }

    // MARK: Sentences

    func isVerb(_ word: String) -> Bool { verbs.contains(word) || endsInVerb(word) }

    /// Whether a verb is written behind its subject: "baby's"; not "let's".
    func endsInVerb(_ word: String) -> Bool {
        !unfinished.contains(word) && contractedVerbs.contains { $0.count < word.count && word.hasSuffix($0) }
    }

    /// Whether a word begins a question: "where", "where's".
    func asks(_ word: String) -> Bool {
        questionWords.contains(word)
            || contractedVerbs.contains { verb in
                word.hasSuffix(verb) && questionWords.contains(String(word.dropLast(verb.count)))
            }
    }

    /// Whether words have a verb behind a subject.
    func holdsVerb(_ words: ArraySlice<String>) -> Bool {
        words.dropFirst().contains(where: isVerb) || words.first.map(endsInVerb) ?? false
    }

    /// Whether a sign stands between clauses of a text.
    func hasSeveralClauses(_ text: String) -> Bool {
        undivided?.hasSeveralClauses(text) ?? (text.clauses.count > 1)
    }
}

extension ArraySlice<String> {
    /// Whether the words begin with one of some phrases; "j'" is the beginning of a word.
    func begins(withAnyOf phrases: [RemarkLanguage.Phrase]) -> Bool {
        phrases.contains { phrase in
            starts(with: phrase) { (word: String, part: String) in
                word == part || part.last == "'" && word.hasPrefix(part)
            }
        }
    }

    func holds(anyOf phrases: [RemarkLanguage.Phrase]) -> Bool {
        indices.contains { self[$0...].begins(withAnyOf: phrases) }
    }
}
