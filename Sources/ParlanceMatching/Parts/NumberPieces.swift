import ParlanceGrammar
import ParlanceText

/// The parts of a language's number words as tries, for readers outside of this module.
package final class NumberPieces: Sendable {
    let words: NumberWords

    init(_ words: NumberWords) {
        self.words = words
    }

    /// Nil if ICU has no number words for the first language.
    ///
    /// - Parameters:
    ///   - languages: BCP 47 tags; the words of all of them are read.
    ///   - idioms: the spellings that ICU lacks.
    ///   - joiners: words that may stand after a power of ten.
    package init?(languages: [String], _ idioms: NumberIdioms, joiners: [String] = []) {
        let spelled = languages.compactMap { SpelledNumbers(language: $0) }
        guard let language = languages.first, !spelled.isEmpty else { return nil }
        let normalizer = Normalizer(language: language)
        let all = spelled.map { NumberWordParts($0, normalizer, idioms).writtenLoosely(joiners, normalizer) }
        let parts = all.dropFirst().reduce(all[0]) { $0.joined(with: $1) }
        words = NumberWords(parts, writesBlanks: normalizer.writesBlanks)
    }

    /// The texts that number words may begin with.
    package var beginnings: [[UInt8]] {
        let tries = [words.atoms, words.openHundreds, words.scales, words.ones, words.points, words.signs]
        return tries.flatMap { $0.beginnings(length: 3) }
    }

    /// The single words of numbers in normalized form; none in scripts without blanks.
    package var singleWords: Set<String> {
        guard words.writesBlanks else { return [] }
        var found: Set<String> = []
        for trie in [words.atoms, words.scales] {
            trie.forEachPlace { place, path in
                guard trie.number(at: place) != nil else { return }
                found.formUnion(path.split(separator: .blank).map { String(decoding: $0, as: UTF8.self) })
            }
        }
        return found
    }

    /// Calls `body` with each number below a hundred, and each number of hundreds, that begins at a position.
    package func forEachAtom(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ value: Int, _ end: Int) -> Void
    ) {
        words.atoms.view.forEachMatch(in: bytes, from: start) { body(Int($0), $1) }
    }

    /// Calls `body` with each number of hundreds as it is written before more words ("one hundred and").
    package func forEachOpenHundred(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ value: Int, _ end: Int) -> Void
    ) {
        words.openHundreds.view.forEachMatch(in: bytes, from: start) { body(Int($0), $1) }
    }

    /// Calls `body` with the exponent and end of each power of ten that begins at a position.
    package func forEachScale(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ body: (_ exponent: Int, _ end: Int) -> Void
    ) {
        words.scales.view.forEachMatch(in: bytes, from: start) { body(Int($0), $1) }
    }

    /// Calls `body` with the end of each word for one before a scale ("a hundred").
    package func forEachOne(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (_ end: Int) -> Void) {
        words.ones.view.forEachMatch(in: bytes, from: start) { body($1) }
    }

    /// Calls `body` with the end of each text between a scale and the rest of a number ("thousand and five").
    package func forEachJoiner(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (_ end: Int) -> Void) {
        words.joiners.view.forEachMatch(in: bytes, from: start) { body($1) }
    }

    /// Calls `body` with the end of each word for a decimal sign, with its blanks.
    package func forEachPoint(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (_ end: Int) -> Void) {
        words.points.view.forEachMatch(in: bytes, from: start) { body($1) }
    }

    /// Calls `body` with the end of each word for a minus sign, with the blank after it.
    package func forEachSign(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (_ end: Int) -> Void) {
        words.signs.view.forEachMatch(in: bytes, from: start) { body($1) }
    }
}

extension ByteTrie {
    /// The first bytes of members, up to a length; shorter members are whole.
    fileprivate func beginnings(length: Int) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var waiting: [(place: Place, bytes: [UInt8])] = [(.root, [])]
        while let (place, bytes) = waiting.popLast() {
            if bytes.count == length || !bytes.isEmpty && number(at: place) != nil {
                found.append(bytes)
                continue
            }
            for index in 0..<followerCount(of: place) {
                let next = follower(index, of: place)
                waiting.append((next.place, bytes + [next.byte]))
            }
        }
        return found
    }
}
