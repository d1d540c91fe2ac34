/// A language's spellings of numbers, from ICU's rule-based number formats.
public struct SpelledNumbers: Sendable {
    private let locale: ICULocale
    /// The names of the rule sets, such as `%spellout-cardinal-feminine`.
    private let ruleSets: [String]

    /// - Parameter language: A BCP 47 tag. The result is `nil` if ICU has no rules for that language, because ICU would
    ///   answer in another.
    public init?(language: String) {
        let locale = ICULocale(language: language)
        guard let speller = NumberSpeller(locale: locale) else { return nil }
        self.locale = locale
        ruleSets = speller.ruleSets().filter(Self.isForCounting)
    }

    /// All spellings of a number, each once, in every gender and case; not normalized, so `twenty-one`.
    ///
    /// Opens ICU's rules each time, which takes longer than spelling a hundred numbers: for many numbers, use the other
    /// form.
    public func spellings(of number: Double) -> [String] {
        spellings(of: CollectionOfOne(number)).first ?? []
    }

    /// All spellings of each number. Empty for a number without rules, above 2^53, or not a number.
    public func spellings(of numbers: some Sequence<Double>) -> [[String]] {
        let numbers = Array(numbers)
        var spellings = [[String]](repeating: [], count: numbers.count)
        guard let speller = NumberSpeller(locale: locale) else { return spellings }
        for ruleSet in ruleSets where speller.select(ruleSet) {
            for (index, number) in numbers.enumerated() {
                guard let spelling = speller.spell(number), !spellings[index].contains(spelling) else { continue }
                spellings[index].append(spelling)
            }
        }
        return spellings
    }

    /// Ordinals and years do not count things.
    private static func isForCounting(_ ruleSet: String) -> Bool {
        let parts = ruleSet.drop { $0 == "%" }.split(separator: "-")
        return (parts.contains("cardinal") || parts.contains("numbering"))
            && !parts.contains("ordinal") && !parts.contains("year")
    }
}
