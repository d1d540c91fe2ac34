/// The spoken forms of names with characters other than letters.
///
/// Signs that are not spoken are edges of words (`AC/DC`, `will.i.am`, `Party 🎉`), `&` and `+` are the language's
/// "and", and up to two small numbers become words (`50 Cent`). Signs that replace letters stay (`P!nk`, `Ke$ha`): they
/// need a pronunciation.
package struct SpokenNames: Sendable {
    /// A part of a name.
    private enum Piece {
        case text(String)
        /// Not spoken.
        case edge
        /// `&`, `+`
        case and
        case number(Int)
    }

    private let numbers: SmallNumberWords
    /// With blanks around it; nil if unknown.
    private let conjunction: String?

    /// The maximum number of numbers that become words: more would give too many forms.
    private static let mostNumbers = 2
    private static let mostSpellings = 8

    /// - Parameter language: A BCP 47 tag.
    package init(language: String) {
        numbers = SmallNumberWords(language: language)
        conjunction = Conjunction.text(language: language)
    }

    /// The spoken forms of a name other than its own spelling, as texts to be normalized; none for most names.
    package func variants(of name: String) -> [String] {
        if name.utf8.allSatisfy(Self.isPlain) { return [] }
        let pieces = Self.pieces(of: name)
        var variants: [String] = []
        var hasEdges = false
        var hasConjunction = false
        for piece in pieces {
            switch piece {
            case .edge: hasEdges = true
            case .and: hasConjunction = true
            case .text, .number: break
            }
        }
        let ands = hasConjunction ? [" ", conjunction].compactMap(\.self) : [" "]
        let spelled = spellings(of: pieces)
        if hasEdges || hasConjunction { variants += ands.map { Self.text(pieces, and: $0, numbers: []) } }
        for words in spelled { variants += ands.map { Self.text(pieces, and: $0, numbers: words) } }
        return variants
    }

    /// ASCII that is spoken as it is written.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x20, 0x27, 0x2D: true
        default: false
        }
    }

    /// The words for all numbers of a name, in every combination; none if there are no numbers, or too many.
    private func spellings(of pieces: [Piece]) -> [[String]] {
        let spelled = pieces.compactMap { piece -> [String]? in
            if case .number(let number) = piece { numbers.words(for: number) } else { nil }
        }
        guard 1...Self.mostNumbers ~= spelled.count, spelled.allSatisfy({ !$0.isEmpty }) else { return [] }
        let most = spelled.count == 1 ? Self.mostSpellings : 2
        return spelled.reduce([[]]) { ways, words in
            ways.flatMap { way in words.prefix(most).map { way + [$0] } }
        }
    }

    private static func text(_ pieces: [Piece], and conjunction: String, numbers: [String]) -> String {
        var text = ""
        var rest = numbers[...]
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .edge: text += " "
            case .and: text += conjunction
            case .number(let number): text += rest.popFirst().map { " \($0) " } ?? "\(number)"
            }
        }
        return text
    }
}

// MARK: - Pieces

extension SpokenNames {
    private static func pieces(of name: String) -> [Piece] {
        let scalars = Array(name.unicodeScalars)
        var pieces: [Piece] = []
        var text = String.UnicodeScalarView()
        func end(with piece: Piece) {
            if !text.isEmpty { pieces.append(.text(String(text))) }
            text = String.UnicodeScalarView()
            pieces.append(piece)
        }
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if let number = number(in: scalars, at: index) {
                end(with: .number(number.value))
                index = number.end
                continue
            }
            if scalar == "&" || scalar == "+" {
                end(with: .and)
            } else if isEdge(scalar, in: scalars, at: index) {
                end(with: .edge)
            } else {
                text.append(scalar)
            }
            index += 1
        }
        if !text.isEmpty { pieces.append(.text(String(text))) }
        return pieces
    }

    /// A small number in ASCII digits that is not part of a longer one: not `007`, `1.5`, `10:30` or `24/7`.
    private static func number(in scalars: [Unicode.Scalar], at start: Int) -> (value: Int, end: Int)? {
        guard isDigit(scalars[start]), start == 0 || !belongsToNumber(scalars[start - 1]) else { return nil }
        var end = start
        while end < scalars.count, isDigit(scalars[end]) { end += 1 }
        let isWhole = end == scalars.count || !belongsToNumber(scalars[end]) || !continues(scalars, at: end + 1)
        guard isWhole, end - start <= 3, end - start == 1 || scalars[start] != "0" else { return nil }
        return Int(String(String.UnicodeScalarView(scalars[start..<end]))).map { ($0, end) }
    }

    private static func continues(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        index < scalars.count && isDigit(scalars[index])
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { 0x30...0x39 ~= scalar.value }

    private static func belongsToNumber(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || scalar == "." || scalar == "," || scalar == ":" || scalar == "/"
    }

    private static func isEdge(_ scalar: Unicode.Scalar, in scalars: [Unicode.Scalar], at index: Int) -> Bool {
        switch scalar {
        case ".", ",", ":":
            let isBetweenDigits = index > 0 && isDigit(scalars[index - 1]) && continues(scalars, at: index + 1)
            return !isBetweenDigits
        case "/", "\\", "\"", ";", "·", "•", "‧", "・", "¡", "¿", "…": return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol, .openPunctuation, .closePunctuation: return true
        case .initialPunctuation, .finalPunctuation: return scalar != "\u{2018}" && scalar != "\u{2019}"
        default: return false
        }
    }
}
