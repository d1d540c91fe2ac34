import ParlanceText

/// Finds the extent of numbers in normalized text: in digits, in words, or in both ("5 million").
struct NumberReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let signs: DecimalSigns
    let words: NumberWords?

    /// The maximum number of scales in a number.
    private static let mostScales = 6

    /// Calls `body` with the full extent of each number, from left to right.
    func forEachNumber(isBoundary: (Int) -> Bool, body: (Range<Int>) -> Void) {
        var position = 0
        while position < bytes.count {
            if mayBegin(at: position, isBoundary), let end = end(from: position), end > position {
                body(position..<end)
                position = end
            } else {
                position += 1
            }
        }
    }

    private func mayBegin(at position: Int, _ isBoundary: (Int) -> Bool) -> Bool {
        let byte = bytes[position]
        if byte == UInt8(ascii: " ") || byte & 0xC0 == 0x80 { return false }
        return position == 0 || bytes[position - 1] == UInt8(ascii: " ") || byte.mayBeginWrittenNumber
            || isBoundary(position)
    }

    /// The end of the longest number at a position; nil if none begins there.
    func end(from start: Int) -> Int? {
        if let number = endOfUnsigned(from: start) { return number }
        guard let words else { return nil }
        var longest: Int?
        words.signs.view.forEachMatch(in: bytes, from: start) { _, end in
            if let number = endOfUnsigned(from: end) { longest = number }
        }
        return longest ?? endOfLeadingFraction(from: start, words)
    }

    private func endOfUnsigned(from start: Int) -> Int? {
        if let written = WrittenNumber(in: bytes, from: start, signs) {
            return words.map { endOfScales(behind: written.end, $0) } ?? written.end
        }
        guard let words, let end = endOfWords(from: start, words) else { return nil }
        return endOfFraction(behind: end, words)
    }

    private func endOfScales(behind end: Int, _ words: NumberWords) -> Int {
        var last = end
        for _ in 0..<Self.mostScales {
            guard let next = endOfScale(behind: last, words) else { break }
            last = next
        }
        return endOfFraction(behind: last, words)
    }

    /// The end of a scale that follows, with or without a blank before it.
    private func endOfScale(behind position: Int, _ words: NumberWords) -> Int? {
        var longest: Int?
        words.scales.view.forEachMatch(in: bytes, from: skippingBlank(position)) { _, end in
            if isEdge(end, words) { longest = end }
        }
        return longest
    }

    // MARK: Words

    /// The end of the longest number in whole words. A number that would include a part of the next
    /// number ("two hundred [and] three | hundred") is excluded.
    private func endOfWords(from start: Int, _ words: NumberWords) -> Int? {
        var longest: Int?
        forEachEnd(from: start, words, behind: nil, left: Self.mostScales) { end in
            guard end > longest ?? start, isEdge(end, words), endOfScale(behind: end, words) == nil else { return }
            longest = end
        }
        return longest
    }

    /// Calls `body` with the ends of all numbers in words.
    ///
    /// - Parameter scale: the exponent of the scale before it: scales do not repeat, and the value that follows is
    ///   smaller.
    private func forEachEnd(
        from start: Int,
        _ words: NumberWords,
        behind scale: Int32?,
        left: Int,
        _ body: (Int) -> Void
    ) {
        forEachSmall(from: start, words) { value, end in
            if let scale, !Self.isBelow(value, scale) { return }
            body(end)
            forEachScale(behind: end, words, of: value, besides: scale, left: left, body)
        }
        words.ones.view.forEachMatch(in: bytes, from: start) { _, end in
            forEachScale(behind: end, words, of: 1, besides: scale, left: left, body)
        }
        if scale == nil { forEachScale(behind: start, words, of: 1, besides: nil, left: left, body) }
    }

    /// Calls `body` for the numbers below a thousand.
    private func forEachSmall(from start: Int, _ words: NumberWords, _ body: (_ value: Int32, _ end: Int) -> Void) {
        words.atoms.view.forEachMatch(in: bytes, from: start, body)
        words.openHundreds.view.forEachMatch(in: bytes, from: start) { hundreds, end in
            words.atoms.view.forEachMatch(in: bytes, from: end) { rest, end in
                if rest < 100 { body(hundreds + rest, end) }
            }
        }
    }

    private func forEachScale(
        behind end: Int,
        _ words: NumberWords,
        of value: Int32,
        besides scale: Int32?,
        left: Int,
        _ body: (Int) -> Void
    ) {
        guard left > 0 else { return }
        words.scales.view.forEachMatch(in: bytes, from: skippingBlank(end)) { exponent, end in
            guard exponent != scale, Self.isBelow(value, max(exponent, 1)) else { return }
            body(end)
            forEachScale(behind: end, words, of: 1, besides: exponent, left: left - 1, body)
            forEachEnd(from: end, words, behind: exponent, left: left - 1, body)
            words.joiners.view.forEachMatch(in: bytes, from: end) { _, end in
                forEachEnd(from: end, words, behind: exponent, left: left - 1, body)
            }
        }
    }

    /// Whether a number below a thousand is below a power of ten.
    private static func isBelow(_ value: Int32, _ exponent: Int32) -> Bool {
        exponent == 1 ? value < 10 : exponent == 2 ? value < 100 : true
    }

    // MARK: Fractions

    /// The end of "point five" or "and a half" after a whole number; `end` if there is none.
    private func endOfFraction(behind end: Int, _ words: NumberWords) -> Int {
        var longest = end
        words.points.view.forEachMatch(in: bytes, from: end) { _, start in
            if let decimals = endOfDecimals(from: start, words) { longest = max(longest, decimals) }
        }
        words.halves.view.forEachMatch(in: bytes, from: end) { _, end in
            if isEdge(end, words) { longest = max(longest, end) }
        }
        return longest
    }

    /// The end of "point five" without a whole number, in languages that write blanks.
    private func endOfLeadingFraction(from start: Int, _ words: NumberWords) -> Int? {
        guard words.writesBlanks, start > 0, bytes[start - 1] == UInt8(ascii: " ") else { return nil }
        var longest: Int?
        words.points.view.forEachMatch(in: bytes, from: start - 1) { _, start in
            longest = endOfDecimals(from: start, words) ?? longest
        }
        return longest
    }

    /// The end of a sequence of digits, in words or written.
    private func endOfDecimals(from start: Int, _ words: NumberWords) -> Int? {
        if let written = WrittenNumber(in: bytes, from: start, signs) { return written.end }
        var end: Int?
        var next = start
        while let digit = endOfAtom(from: next, words) {
            end = digit
            next = skippingBlank(digit)
        }
        return end
    }

    private func endOfAtom(from start: Int, _ words: NumberWords) -> Int? {
        var longest: Int?
        words.atoms.view.forEachMatch(in: bytes, from: start) { value, end in
            if value < 100, isEdge(end, words) { longest = end }
        }
        return longest
    }

    // MARK: Edges

    private func skippingBlank(_ position: Int) -> Int {
        position < bytes.count && bytes[position] == UInt8(ascii: " ") ? position + 1 : position
    }

    /// Whether a word can end at a position.
    private func isEdge(_ position: Int, _ words: NumberWords) -> Bool {
        guard position < bytes.count, words.writesBlanks else { return true }
        return !bytes[position].isLetter
    }
}

extension UInt8 {
    /// Whether the byte belongs to a letter; approximate for non-ASCII bytes.
    fileprivate var isLetter: Bool {
        self >= 0x80 || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
    }
}
