internal import CICU

extension LocaleNames {
    /// A name of a unit, taken out of a pattern such as `{0} kilometers`.
    package struct UnitName: Hashable, Sendable {
        /// The text before the number, usually nothing (Korean `섭씨 {0}도`, Swahili `kilomita {0}`).
        package let prefix: String
        /// The text after the number, or the whole name.
        package let suffix: String
        /// CLDR's identifier, such as `kilometer-per-hour`.
        package let unit: String
        /// CLDR's type, such as `length`.
        package let kind: String
        /// The number that the name contains (Arabic and Hebrew "two days" is one word); usually nil.
        package let number: Int?

        /// The text before and after the number.
        package var name: String {
            prefix.isEmpty || suffix.isEmpty ? prefix + suffix : "\(prefix) \(suffix)"
        }
    }

    /// The names of all units that CLDR knows: long, short and narrow, in all plural forms, in the grammatical cases that
    /// CLDR has, and alone. Narrow names of one letter are ambiguous and not included.
    ///
    /// A name can have several units: `°` is an angle and a temperature.
    package func units() -> [UnitName] {
        guard let bundles = LocaleBundles(CICU_DATA_UNITS, locale: locale) else { return [] }
        var names = UniqueNames<UnitName>()
        /// The paths of units that have a general plural form.
        var known: Set<String> = []
        for width in ["units", "unitsShort", "unitsNarrow"] {
            let isNarrow = width == "unitsNarrow"
            bundles.visitLanguage(width) { text in
                if width == "unitsShort", text.key(2) == "other" { known.insert(text.key(1)) }
                Self.insert(text, isNarrow: isNarrow, into: &names)
            }
        }
        // In the root, the other widths refer to this one.
        bundles.visitRoot("unitsShort") { text in
            if !known.contains(text.key(1)) { Self.insert(text, isNarrow: false, into: &names) }
        }
        return names.all
    }

    /// The keys of texts that do not name a unit, and the types that do not contain units.
    private static let otherKeys: Set = ["gender", "per"]
    private static let otherTypes: Set = ["compound", "coordinate"]

    private static func insert(_ text: CLDRText, isNarrow: Bool, into names: inout UniqueNames<UnitName>) {
        let (kind, unit, form) = (text.key(0), text.key(1), text.key(2))
        guard text.depth > 2, !otherKeys.contains(form), !otherTypes.contains(kind), !unit.hasSuffix("-person")
        else { return }
        let pattern = CLDRPattern(text.string)
        let category = text.key(text.depth - 1)
        let name = UnitName(
            prefix: pattern.prefix,
            suffix: pattern.suffix,
            unit: unit,
            kind: kind,
            number: pattern.hasNumber ? nil : CLDRPattern.number(ofCategory: category)
        )
        if !name.name.isEmpty, !isNarrow || !isLetter(name.name) { names.insert(name) }
    }

    /// Whether a name is one letter. Ideographs are words.
    private static func isLetter(_ name: String) -> Bool {
        guard name.count == 1, let scalar = name.unicodeScalars.first else { return false }
        return scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
    }
}
