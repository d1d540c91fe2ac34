internal import CICU

extension LocaleNames {
    /// The text around the digits of an ordinal, such as `th`.
    package struct OrdinalAffix: Hashable, Sendable {
        package let prefix: String
        package let suffix: String
    }

    /// The affixes of ordinals in digits, from ICU's rules, in all genders and cases; none if ICU has no rules for exactly
    /// this language.
    package func ordinalAffixes() -> [OrdinalAffix] {
        guard let speller = NumberSpeller(locale: locale, style: .ordinal) else { return [] }
        var affixes = UniqueNames<OrdinalAffix>()
        for ruleSet in speller.ruleSets() where Self.isOrdinal(ruleSet) && speller.select(ruleSet) {
            for number in Array(1...31) + [100, 1000] {
                if let affix = speller.spell(Double(number)).flatMap(Self.affix) { affixes.insert(affix) }
            }
        }
        return affixes.all
    }

    /// The ordinals in words from 1 to a limit, from ICU's rules, in all genders and cases; none if ICU has no rules for
    /// exactly this language.
    package func spelledOrdinals(upTo limit: Int) -> [NumberedName] {
        guard limit >= 1, let speller = NumberSpeller(locale: locale) else { return [] }
        var names = UniqueNames<NumberedName>()
        for ruleSet in speller.ruleSets() where Self.isOrdinal(ruleSet) && speller.select(ruleSet) {
            for number in 1...limit {
                guard let name = speller.spell(Double(number)) else { continue }
                names.insert(NumberedName(name: Self.withoutSoftHyphens(name), number: number))
            }
        }
        return names.all
    }

    private static func isOrdinal(_ ruleSet: String) -> Bool {
        ruleSet.split { $0 == "-" || $0 == "%" }.contains("ordinal")
    }

    private static func affix(of ordinal: String) -> OrdinalAffix? {
        let ordinal = withoutSoftHyphens(ordinal)
        guard let first = ordinal.firstIndex(where: \.isWholeNumber),
            let last = ordinal.lastIndex(where: \.isWholeNumber)
        else { return nil }
        let affix = OrdinalAffix(
            prefix: String(ordinal[..<first]),
            suffix: String(ordinal[ordinal.index(after: last)...])
        )
        return affix.prefix.isEmpty && affix.suffix.isEmpty ? nil : affix
    }

    private static func withoutSoftHyphens(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "\u{AD}" }))
    }
}
