import ParlanceGrammar
import ParlanceText

/// The parts of a language's number words, extracted by comparing ICU's spellings of related numbers.
struct NumberWordParts {
    /// A normalized part, with its value or exponent.
    typealias Piece = (bytes: [UInt8], number: Int)

    private(set) var atoms: [Piece] = []
    private(set) var openHundreds: [Piece] = []
    private(set) var scales: [Piece] = []
    private(set) var ones: [[UInt8]] = []
    private(set) var joiners: Set<[UInt8]> = [[UInt8(ascii: " ")]]
    private(set) var signs: [[UInt8]] = []
    private(set) var points: Set<[UInt8]> = []
    private(set) var halves: [[UInt8]] = []

    private let forms: [Double: [[UInt8]]]
    private let normalizer: Normalizer

    private static let blank = UInt8(ascii: " ")
    private static let hundreds = (1...9).map { $0 * 100 }
    private static let tens = (2...9).map { $0 * 10 }
    private static let exponents = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12]
    private static let multiples: [Double] = [1, 2, 3, 5]
    private static let tails: [Double] = [5, 20]

    init(_ spelled: SpelledNumbers, _ normalizer: Normalizer, _ idioms: NumberIdioms) {
        self.normalizer = normalizer
        let numbers = Self.numbers
        let spellings = spelled.spellings(of: numbers).map { spellings in
            spellings.map { normalizer.normalize($0).bytes }.filter { !$0.isEmpty }
        }
        forms = Dictionary(zip(numbers, spellings)) { first, _ in first }
        addAtoms()
        addOpenHundreds()
        for exponent in Self.exponents { addScale(exponent) }
        addJoiners()
        addSigns()
        add(idioms)
    }

    /// The numbers whose spellings are compared.
    private static var numbers: [Double] {
        let scaled = exponents.flatMap { exponent in multiples.map { multiple in multiple * power(exponent) } }
        let whole: [Double] = ((0..<100) + hundreds).map { Double($0) } + scaled + tens.map { Double($0) * 1_000 }
        let joined: [Double] = hundreds.flatMap { hundred in tails.map { Double(hundred) + $0 } } + [2_005, 2_000_005]
        var seen: Set<Double> = []
        return (whole + joined + [-5, 2.5]).filter { seen.insert($0).inserted }
    }

    private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    private func forms(of number: Double) -> [[UInt8]] { forms[number] ?? [] }

    /// The single words of all parts.
    var words: Set<[UInt8]> {
        let pieces = atoms.map(\.bytes) + openHundreds.map(\.bytes) + scales.map(\.bytes) + ones
        let others = pieces + joiners + signs + points + halves
        return Set(others.flatMap { $0.split(separator: Self.blank).map(Array.init) })
    }
}

// MARK: - Pieces

extension NumberWordParts {
    private mutating func addAtoms() {
        for number in (0..<100) + Self.hundreds {
            for form in forms(of: Double(number)) { atoms.append((form, number)) }
        }
    }

    private mutating func addOpenHundreds() {
        for hundred in Self.hundreds {
            for tail in Self.tails {
                for form in forms(of: Double(hundred) + tail) {
                    for rest in beginnings(of: form, before: forms(of: tail)) { openHundreds.append((rest, hundred)) }
                }
            }
        }
    }

    /// Adds the words after the multiplier in multiples of a power of ten, or, without a multiplier, the whole
    /// ("mille").
    private mutating func addScale(_ exponent: Int) {
        let power = Self.power(exponent)
        for multiple in Self.multiples {
            for form in forms(of: multiple * power) {
                let rests = endings(of: form, behind: forms(of: multiple)).map { Array($0.drop { $0 == Self.blank }) }
                for rest in rests where isWord(rest) { scales.append((rest, exponent)) }
                if rests.isEmpty, multiple == 1, exponent > 1 { scales.append((form, exponent)) }
            }
        }
    }

    private mutating func addJoiners() {
        for (scale, joined) in [(2_000.0, 2_005.0), (2_000_000, 2_000_005)] {
            for form in forms(of: joined) {
                for rest in endings(of: form, behind: forms(of: scale)) {
                    for joiner in beginnings(of: rest, before: forms(of: 5)) { joiners.insert(joiner) }
                }
            }
        }
    }

    private mutating func addSigns() {
        for form in forms(of: -5) { signs += beginnings(of: form, before: forms(of: 5)) }
        for form in forms(of: 2.5) {
            for rest in endings(of: form, behind: forms(of: 2)) {
                points.formUnion(beginnings(of: rest, before: forms(of: 5)))
            }
        }
    }

    private mutating func add(_ idioms: NumberIdioms) {
        ones += idioms.ones.filter { !$0.isEmpty }.map(withBlank)
        signs += idioms.signs.map(withBlank)
        halves += idioms.halves.map { [Self.blank] + normalizer.normalize($0).bytes }
    }

    private func withBlank(_ word: String) -> [UInt8] { normalizer.normalize(word).bytes + [Self.blank] }

    /// The text before each of the endings.
    private func beginnings(of form: [UInt8], before endings: [[UInt8]]) -> [[UInt8]] {
        endings.filter { form.count > $0.count && form.suffix($0.count).elementsEqual($0) }
            .map { Array(form.dropLast($0.count)) }
    }

    /// The text after each of the beginnings.
    private func endings(of form: [UInt8], behind beginnings: [[UInt8]]) -> [[UInt8]] {
        beginnings.filter { form.count > $0.count && form.starts(with: $0) }.map { Array(form.dropFirst($0.count)) }
    }

    /// Whether the text is more than an inflectional ending, which a single byte may be.
    private func isWord(_ bytes: [UInt8]) -> Bool { bytes.count > 1 }
}

// MARK: - Loose spellings

extension NumberWordParts {
    /// The parts with further joiners, and with each word also without its accents.
    func writtenLoosely(_ words: [String], _ normalizer: Normalizer) -> Self {
        var loose = self
        loose.scales.removeAll(where: isComposed)
        loose.atoms += openTens
        let blank = [Self.blank]
        for word in words {
            let bytes = normalizer.normalize(word).bytes
            loose.joiners.formUnion([blank + bytes + blank, bytes + blank, bytes])
        }
        loose.atoms += Self.unaccented(atoms)
        loose.openHundreds += Self.unaccented(openHundreds)
        loose.scales += Self.unaccented(scales)
        return loose
    }

    /// Tens as written only before a thousand: "quatre-vingt mille", but "quatre-vingts".
    private var openTens: [Piece] {
        Self.tens.flatMap { ten in
            forms(of: Double(ten) * 1_000).flatMap { form in
                beginnings(of: form, before: scales.filter { $0.number == 3 }.map(\.bytes))
                    .map { Array($0.reversed().drop { $0 == Self.blank }.reversed()) }
                    .filter { $0.count > 1 && !forms(of: Double(ten)).contains($0) }.map { ($0, ten) }
            }
        }
    }

    /// Whether a power of ten ends with a smaller one: "diez millones", "zigtausend" of "fünfzigtausend".
    private func isComposed(_ scale: Piece) -> Bool {
        scales.contains { other in
            other.number < scale.number && other.bytes.count < scale.bytes.count
                && scale.bytes.suffix(other.bytes.count).elementsEqual(other.bytes)
        }
    }

    /// The parts of two languages.
    func joined(with other: Self) -> Self {
        var joined = self
        joined.atoms += other.atoms
        joined.openHundreds += other.openHundreds
        joined.scales += other.scales
        joined.joiners.formUnion(other.joiners)
        return joined
    }

    private static func unaccented(_ pieces: [Piece]) -> [Piece] {
        pieces.compactMap { piece in
            let text = String(decoding: piece.bytes, as: UTF8.self)
            let plain = Accents.removed(from: text)
            return plain == text ? nil : (Array(plain.utf8), piece.number)
        }
    }
}
