extension NumberLanguage {
    /// Whether nothing next to a number can belong to it, so that its full extent need not be computed.
    func isAlone(_ number: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isEdge(behind: number.upperBound, bytes) && isEdge(before: number.lowerBound, bytes)
    }

    private func isEdge(before start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start > 0 else { return true }
        let byte = bytes[start - 1]
        guard byte == UInt8(ascii: " ") else { return byte.isNoPartOfNumbers }
        var first = start - 1
        while first > 0, bytes[first - 1] != UInt8(ascii: " ") { first -= 1 }
        return first == start - 1 || isNoNumber(first..<start - 1, bytes)
    }

    private func isEdge(behind end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard end < bytes.count else { return true }
        guard bytes[end] == UInt8(ascii: " ") else { return bytes[end].isNoPartOfNumbers }
        var last = end + 1
        while last < bytes.count, bytes[last] != UInt8(ascii: " ") { last += 1 }
        return last == end + 1 || isNoNumber(end + 1..<last, bytes)
    }

    /// Whether a word is not part of a number.
    private func isNoNumber(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = bytes[word.lowerBound]
        if first.isDigit || bytes[word.upperBound - 1].isDigit { return false }
        if first >= 0x80, NumericScalar(in: bytes, at: word.lowerBound) != nil { return false }
        return !hasNumberWord(word, of: bytes)
    }
}

extension UInt8 {
    /// Whether an ASCII character can follow or precede a number without being part of it: `%`, `$`, `(`, or the first
    /// letter of a unit.
    fileprivate var isNoPartOfNumbers: Bool {
        switch self {
        case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        case UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "f"):
            true
        default: false
        }
    }
}
