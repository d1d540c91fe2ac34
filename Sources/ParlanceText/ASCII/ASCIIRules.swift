/// What the short cut for ASCII goes by: what each character is, and how ICU breaks words there in a language.
///
/// ICU's versions and languages differ in a few characters: 72 takes `@` for a letter, Finnish and Swedish let a colon
/// stand within words, POSIX no period between letters. So the rules are not written down here, but asked of the very
/// word breaker that would be at work otherwise. Its answers come down to four questions, which UAX #29 has for ASCII:
/// does a character join as letters do, as digits do, does it join letters on its two sides, or digits?
///
/// `@unchecked Sendable` holds because nothing is written to the memory once it is made.
final class ASCIIRules: @unchecked Sendable {
    /// One for every byte.
    let kinds: UnsafePointer<ASCIIKind>
    /// See `ASCIIPair`.
    let pairs: UnsafePointer<TextMarks>

    /// `nil` if the breaker breaks words in a way that these four questions do not cover.
    init?(_ breaker: WordBreaker, ignoresBlanks: Bool, hasDecimalComma: Bool) {
        var kinds = (0...UInt8.max).map { ASCIIKind($0) }
        kinds[Int(UInt8(ascii: "."))].insert(.decimalSign)
        if hasDecimalComma { kinds[Int(UInt8(ascii: ","))].insert(.decimalSign) }
        // Letters come folded, blanks are never joined, and a hyphen, as a minus sign, must not be.
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
