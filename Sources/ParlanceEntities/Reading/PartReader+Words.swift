import ParlanceMatching
import ParlanceText

// Whole numbers in words, of any size: atoms below a hundred, hundreds, and powers of ten.

extension PartReader {
    /// A number that has been read up to some position.
    private struct Partial {
        /// The terms from the largest to the smallest.
        var terms: [Double]
        /// The next term is smaller than this.
        var bound: Double
        var end: Int
        /// Whether more words must follow: "one hundred and".
        var isOpen = false
    }

    /// The maximum number of terms, and of readings at a position.
    private static let mostTerms = 12

    /// The whole numbers in words at a position, the longest first.
    func words(at start: Int) -> [Part] {
        guard let numbers = language.numbers, start < bytes.count, bytes[start] &- 0x30 >= 10 else { return [] }
        var ends: [Int: Double] = [:]
        text.bytes.withUnsafeBufferPointer { bytes in
            var waiting = [Partial(terms: [], bound: .infinity, end: start)]
            var budget = 60
            while let partial = waiting.popLast(), budget > 0 {
                budget -= 1
                for next in nexts(of: partial, bytes, numbers) {
                    let value = next.terms.reduce(0, +)
                    if !next.isOpen, mayEndNumber(at: next.end), (ends[next.end] ?? -1) < value {
                        ends[next.end] = value
                    }
                    if next.terms.count < Self.mostTerms { waiting.append(next) }
                }
            }
        }
        return ends.sorted { $0.key > $1.key }.prefix(6).map {
            Part(end: Int32($0.key), value: .number(PartNumber($0.value)))
        }
    }

    /// The powers of ten in words at a position.
    func scales(at start: Int) -> [Part] {
        guard let numbers = language.numbers, start < bytes.count else { return [] }
        var found: [Part] = []
        text.bytes.withUnsafeBufferPointer { bytes in
            numbers.forEachScale(in: bytes, from: start) { exponent, end in
                guard mayEndNumber(at: end) else { return }
                found.append(Part(end: Int32(end), value: .number(PartNumber(Self.power(exponent)))))
            }
        }
        return found
    }

    private func mayEndNumber(at position: Int) -> Bool {
        language.joinsWords || marks(at: position) & PartText.Marks.boundary != 0
    }

    private func nexts(
        of partial: Partial,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ numbers: NumberPieces
    ) -> [Partial] {
        var found: [Partial] = []
        let starts = partial.terms.isEmpty ? [partial.end] : starts(after: partial.end, bytes, numbers)
        for start in starts {
            numbers.forEachAtom(in: bytes, from: start) { value, end in
                guard value > 0 || partial.terms.isEmpty, Double(value) < partial.bound else { return }
                let bound: Double = value > 0 && value % 100 == 0 ? 100 : 1
                found.append(Partial(terms: partial.terms + [Double(value)], bound: bound, end: end))
            }
            numbers.forEachOpenHundred(in: bytes, from: start) { value, end in
                guard Double(value) < partial.bound else { return }
                found.append(Partial(terms: partial.terms + [Double(value)], bound: 100, end: end, isOpen: true))
            }
            numbers.forEachOne(in: bytes, from: start) { end in
                numbers.forEachScale(in: bytes, from: end) { exponent, end in
                    append(partial, scale: exponent, of: 1, end, to: &found)
                }
            }
            numbers.forEachScale(in: bytes, from: start) { exponent, end in
                scale(partial, by: exponent, end, to: &found)
            }
        }
        return found
    }

    private func starts(after end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ numbers: NumberPieces) -> [Int] {
        var starts = [end]
        if end < bytes.count, bytes[end] == 0x20 { starts.append(end + 1) }
        numbers.forEachJoiner(in: bytes, from: end) { if !starts.contains($0) { starts.append($0) } }
        return starts
    }

    private func append(
        _ partial: Partial,
        scale exponent: Int,
        of value: Double,
        _ end: Int,
        to found: inout [Partial]
    ) {
        let term = value * Self.power(exponent)
        guard term < partial.bound else { return }
        found.append(Partial(terms: partial.terms + [term], bound: Self.power(exponent), end: end))
    }

    /// Multiplies the terms below a power of ten by it: "two hundred thirty | thousand".
    private func scale(_ partial: Partial, by exponent: Int, _ end: Int, to found: inout [Partial]) {
        let power = Self.power(exponent)
        let kept = partial.terms.prefix { $0 >= power }
        let multiplied = partial.terms.dropFirst(kept.count).reduce(0, +)
        guard multiplied > 0 || kept.isEmpty || power < partial.bound else { return }
        let term = max(multiplied, 1) * power
        if let last = kept.last, term >= last { return }
        found.append(Partial(terms: kept + [term], bound: power, end: end))
    }

    private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
