/// What it costs to take one word for another.
///
/// A cost is counted in points. Points are per letter; what an edit comes to depends on the length of the word that was
/// said: the shorter the word, the dearer.
enum EditCost {
    // Points of what may be wrong in a word. An edit of a letter has at least 16, and accents come to less than that
    // in any word, so the number of edited letters can be told from the points.

    /// A letter left out, put in, or taken for another.
    static let letter: Int32 = 20
    /// Two neighbours swapped.
    static let swap: Int32 = 18
    /// A letter doubled, or one of a double letter left out: the slips of the finger that are made most.
    static let double: Int32 = 17
    /// An accent missing, wrong, or too many.
    static let accent: Int32 = 1
    /// Words that sound alike.
    static let sound: Int32 = 10
    /// Two words run together, or one split in two.
    static let blank: Int32 = 6
    /// A word said twice, or one that only fills a pause.
    static let filler: Int32 = 4

    private static let pointsPerLetter: Int32 = 16
    /// So many accents may be wrong in a word.
    static let mostAccents: Int32 = 4

    /// How many letters were edited.
    static func letters(in points: Int32) -> Int32 { points / pointsPerLetter }

    /// In words of more letters than this two may be edited, in others one.
    static let longWord = 7

    /// The most points that a word may be off, accents included.
    static func limit(letters: Int) -> Int32 {
        letters > longWord ? farthest : letter + mostAccents * accent
    }

    /// The same, of a word of any length.
    static let farthest = 2 * letter + mostAccents * accent

    /// What points come to in a word of so many letters.
    static func cost(_ points: Int32, letters: Int) -> Int32 {
        points * 16 / Int32(min(max(letters, 1), 32))
    }

    /// Words this short are only edited where nothing else is near.
    static let shortWord = 3
    /// Of words that a wildcard took only those of so many letters are suspected of having been meant for others.
    static let suspectWord = 5
    /// In scripts that write no blanks words of fewer letters are not edited: in Chinese one letter is a word.
    static let undividedWord = 3
    /// How many letters that were read as words and values, not by wildcards, there are to be for each edited one.
    static let evidence: Int32 = 6

    /// Whether what another reading costs is about as much. Beside a doubtful edit twice as much is.
    static func isNear(_ cost: Int32, to best: Int32, isDoubtful: Bool) -> Bool {
        isDoubtful ? cost <= 2 * best : 4 * cost <= 5 * best
    }
}
