/// Number words that ICU's spellings lack.
package struct NumberIdioms: Sendable, Hashable {
    /// Words for one before a scale: an article ("a hundred"), or empty text ("hundert").
    package var ones: [String]
    /// Other words for the minus sign.
    package var signs: [String]
    /// A half after a whole number: "and a half".
    package var halves: [String]

    package init(ones: [String] = [], signs: [String] = [], halves: [String] = []) {
        self.ones = ones
        self.signs = signs
        self.halves = halves
    }

    package var isEmpty: Bool { ones.isEmpty && signs.isEmpty && halves.isEmpty }
}
