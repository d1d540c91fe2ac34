internal import CICU

/// The version of everything that determines normalized text besides the source and its language: stored text is
/// invalid if this changes.
package struct TextVersion: Sendable, Hashable {
    /// The version of ICU, from major to build, a byte each: it determines folding, word breaks and spelled numbers.
    package var icu: UInt32
    /// The version of the steps that `Normalizer` lists, and of the spoken forms of `SpokenNames`. Increment it when
    /// one of them gives a different result.
    package var rules: UInt32

    package init(icu: UInt32, rules: UInt32) {
        self.icu = icu
        self.rules = rules
    }

    /// The version of the running program.
    package static let current = TextVersion(icu: runningICU, rules: 4)

    private static var runningICU: UInt32 {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { numbers in
            cicu_version(numbers.baseAddress)
            return numbers.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }
}

extension TextVersion: CustomStringConvertible {
    /// Such as `ICU 72.1, text rules 2`.
    package var description: String { "ICU \(icuVersion), text rules \(rules)" }

    /// The version of ICU as text, such as `72.1`.
    package var icuVersion: String { "\(icu >> 24).\(icu >> 16 & 0xFF)" }
}
