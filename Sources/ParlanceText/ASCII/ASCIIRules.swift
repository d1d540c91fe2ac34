/// The rules of the ASCII fast path: the kind of each character, and ICU's word breaks in a language.
///
/// ICU's versions and languages differ in a few characters: ICU 72 treats `@` as a letter, Finnish and Swedish allow a
/// colon within words, POSIX no period between letters. The rules are therefore not written down here, but queried from
/// the word breaker that would otherwise be used. UAX #29 reduces ASCII to four questions: does a character join like
/// letters, like digits, does it join letters on both sides, or digits?
///
/// `@unchecked Sendable` holds because the memory is not written after initialization.
final class ASCIIRules: @unchecked Sendable {
    /// One for every byte.
    let kinds: UnsafePointer<ASCIIKind>
    /// See `ASCIIPair`.
    let pairs: UnsafePointer<TextMarks>

    /// `nil` if these four questions do not describe the breaker's behaviour.
    init?(_ breaker: WordBreaker, ignoresBlanks: Bool, hasDecimalComma: Bool) {
        var kinds = (0...UInt8.max).map { ASCIIKind($0) }
        kinds[Int(UInt8(ascii: "."))].insert(.decimalSign)
        if hasDecimalComma { kinds[Int(UInt8(ascii: ","))].insert(.decimalSign) }
        // Letters are folded here, blanks are never joined, and a hyphen, as a minus sign, must not be.
        let asked = (0..<0x80).filter { !kinds[$0].isAny(of: .blank) && !(0x41...0x5A).contains($0) && $0 != 0x60 }
        let probe = ASCIIProbe(asked.map { UInt8($0) }, breaker)
        for (index, byte) in asked.enumerated() {
            guard let joining = probe.joining(index, kind: kinds[byte]) else { return nil }
            kinds[byte].formUnion(joining)
        }
        for letter in 0x41...0x5A { kinds[letter] = kinds[letter | 0x20] }
        kinds[0x60] = kinds[0x27]
        self.kinds = .allocated(kinds)
        pairs = .allocated(ASCIIPair.marks(ignoresBlanks: ignoresBlanks))
    }

    deinit {
        kinds.deallocate()
        pairs.deallocate()
    }
}

extension UnsafePointer where Pointee: BitwiseCopyable {
    /// New memory with these values.
    fileprivate static func allocated(_ values: [Pointee]) -> UnsafePointer {
        let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: values.count)
        pointer.initialize(from: values, count: values.count)
        return UnsafePointer(pointer)
    }
}
