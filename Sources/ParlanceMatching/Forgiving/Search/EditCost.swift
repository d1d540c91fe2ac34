/// The costs of corrections.
///
/// Points measure the edits of a word, mainly per letter; `cost(_:letters:)` weights them by the length of the spoken
/// word: the shorter the word, the higher the cost.
enum EditCost {
    // Points of the edits of a word. An edit of a letter has at least 16 points, and the accents of a word have fewer
    // in total, so the number of edited letters can be computed from the points.

    /// A letter deleted, inserted or substituted.
    static let letter: Int32 = 20
    /// Two adjacent letters swapped.
    static let swap: Int32 = 18
    /// A letter doubled, or one of a double letter omitted: the most frequent typing errors.
    static let double: Int32 = 17
    /// An accent missing, wrong or superfluous.
    static let accent: Int32 = 1
    /// Words that sound the same.
    static let sound: Int32 = 10
    /// Two words joined, or one word split in two.
    static let blank: Int32 = 6
    /// A blank missing between a word and a text of any words.
    static let blankBesideText: Int32 = 24
    /// A blank on the wrong side of the letter between a word and a text of any words.
    static let movedBlank: Int32 = 20
    /// A repeated word, or one that only fills a pause.
    static let filler: Int32 = 4
    /// An article that is missing or superfluous.
    static let article: Int32 = 8
    /// The last word is only the start of a word.
    static let completion: Int32 = 24

    private static let pointsPerLetter: Int32 = 16
    /// The maximum number of accent edits in a word.
    static let mostAccents: Int32 = 4

    /// The number of edited letters.
    static func letters(in points: Int32) -> Int32 { points / pointsPerLetter }

    /// The maximum length of a word with one edited letter; longer words may have two.
    static let longWord = 7

    /// The maximum length of a word with one edited letter if the reading will be a question.
    static let shortDoubtful = 4

    /// The maximum number of points for a word of any length.
    static let farthest = 2 * letter + mostAccents * accent

    /// The cost of points in a word with a number of letters.
    static func cost(_ points: Int32, letters: Int) -> Int32 {
        points * 16 / Int32(min(max(letters, 1), 32))
    }

    /// The maximum length of short words, which are only corrected if nothing else is near.
    static let shortWord = 3
    /// The maximum length of words of the grammar that may be a slip for a word of a template.
    static let shortKnown = 4
    /// The minimum length of a misspelt ending.
    static let shortestEnding = 2
    /// The minimum length of words matched by a wildcard that are suspected of being misspelt.
    static let suspectWord = 5
    /// The minimum length of such words if letters are only doubled or swapped.
    static let shortestSuspect = 3
    /// The maximum number of words of a text that is doubted although the grammar knows none of them.
    static let mostUnknownWords = 2
    /// The number of words of a text that is too long to be doubted.
    static let mostDoubted = 24
    /// The minimum length of a last word that may be the start of another one.
    static let shortestStart = 3
    /// The minimum length of words that may be two.
    static let shortestSplit = 3
    /// The minimum length of a word that may be two, or misspelt, beside a text that leaves it no other meaning.
    static let shortestSlip = 4
    /// The minimum length of corrected words in scripts without blanks: in Chinese one letter is a word.
    static let undividedWord = 3
    /// The minimum length of literal text in such a script of which a slip is not asked about.
    static let longUndivided = 7
    /// The letters of an utterance in which an ideograph may stand for a word of two; each ideograph counts as two.
    static let lettersBesideHalf: Int32 = 8
    /// Those letters besides the text of wildcards, if there are any.
    static let lettersBesideHalfAndText: Int32 = 12
    /// The number of letters that an ideograph or a syllable of Hangul counts as.
    static let lettersOfIdeograph = 2
    /// The number of letters matched by words and values, not by wildcards, required for each edited letter.
    static let evidence: Int32 = 5

    /// Whether the cost of another reading is comparable to the best: at most 5/4 of it, or twice with a doubtful edit.
    static func isNear(_ cost: Int32, to best: Int32, isDoubtful: Bool) -> Bool {
        isDoubtful ? cost <= 2 * best : 4 * cost <= 5 * best
    }
}
