internal import CICU

/// What normalized text depends on besides the text and its language: who keeps some has to make it anew when this changes.
package struct TextVersion: Sendable, Hashable {
    /// The version of ICU, from major to build, a byte each: what it folds, where it breaks words, how it spells numbers.
    package var icu: UInt32
    /// The version of the steps that `Normalizer` lists, and of the ways that `SpokenNames` says names. To be counted up
    /// whenever one of them gives something else.
    package var rules: UInt32

    package init(icu: UInt32, rules: UInt32) {
        self.icu = icu
        self.rules = rules
    }

    /// That of the program that is running.
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

    /// The version of ICU as people write it, such as `72.1`.
    package var icuVersion: String { "\(icu >> 24).\(icu >> 16 & 0xFF)" }
}
