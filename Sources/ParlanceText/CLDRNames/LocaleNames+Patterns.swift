internal import CICU

extension LocaleNames {
    /// A piece of a pattern of dates or times.
    package enum PatternPiece: Hashable, Sendable {
        case text(String)
        case year, month, monthName, day, weekday, quarter
        case hour, minute, second, half
    }

    /// The skeletons of dates with names, and of times (Unicode Technical Standard 35, part 4).
    private static let skeletons = [
        "MMMMd", "MMMd", "MMMEd", "MMMMEd", "yMMMM", "yMMM", "yMMMd", "yMMMMd", "yMMMEd", "yMMMMEEEEd", "Ed", "yQQQ",
        "yQQQQ", "H", "Hm", "Hms", "h", "hm", "hms",
    ]

    /// The places of full, long and medium dates among the general formats.
    private static let dateStyles = 4...6

    /// The patterns of dates and times as CLDR writes them, each once: `d 'de' MMMM 'de' y`, `HH 'Uhr'`. Patterns of one
    /// field, and of numbers with signs only, are not included.
    package func dateTimePatterns() -> [[PatternPiece]] {
        var patterns: [[PatternPiece]] = []
        func insert(_ text: String) {
            guard let pieces = Self.pieces(of: text), pieces.count > 1, Self.hasWords(pieces) else { return }
            if !patterns.contains(pieces) { patterns.append(pieces) }
        }
        guard let bundles = LocaleBundles(CICU_DATA_MAIN, locale: locale) else { return [] }
        for skeleton in Self.skeletons {
            bundles.visitLanguage("\(Self.calendar)/availableFormats/\(skeleton)") { insert($0.string) }
        }
        bundles.visitLanguage("\(Self.calendar)/DateTimePatterns") { text in
            if Self.dateStyles.contains(text.place(0)) { insert(text.string) }
        }
        return patterns
    }

    private static func hasWords(_ pieces: [PatternPiece]) -> Bool {
        pieces.contains { piece in
            switch piece {
            case .text(let text): text.contains(where: \.isLetter)
            case .monthName, .weekday, .quarter, .half: true
            default: false
            }
        }
    }

    /// The pieces of a pattern; nil if it has other fields.
    private static func pieces(of pattern: String) -> [PatternPiece]? {
        var pieces: [PatternPiece] = []
        var text = ""
        var isQuoted = false
        var rest = Substring(pattern)
        while let letter = rest.first {
            if letter == "'" {
                isQuoted.toggle()
                rest = rest.dropFirst()
            } else if isQuoted || !letter.isASCII || !letter.isLetter {
                text.append(letter == "\u{202F}" || letter == "\u{A0}" ? " " : letter)
                rest = rest.dropFirst()
            } else {
                let run = rest.prefix { $0 == letter }
                guard let field = field(letter, run.count) else { return nil }
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(field)
                rest = rest.dropFirst(run.count)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private static func field(_ letter: Character, _ count: Int) -> PatternPiece? {
        switch letter {
        case "y", "u": .year
        case "M", "L": count < 3 ? .month : .monthName
        case "d": .day
        case "E", "c": .weekday
        case "Q", "q": .quarter
        case "H", "h", "k", "K": .hour
        case "m": .minute
        case "s": .second
        case "a", "b", "B": .half
        default: nil
        }
    }
}
