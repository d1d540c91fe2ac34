import ParlanceGrammar

/// The names of an app from its `Info.plist`, in the base language and in others.
struct LocalizedNames {
    private(set) var names: AppNames
    private(set) var localizations: [String: LocalizedAppNames] = [:]

    private enum Key {
        static let display = ["CFBundleDisplayName", "CFBundleName"]
        static let spoken = "CFBundleSpokenName"
        static let alternatives = "INAlternativeAppNames"
        static let name = "INAlternativeAppName"
        static let hint = "INAlternativeAppNamePronunciationHint"
    }

    init(of list: PropertyList, _ diagnostics: inout [Diagnostic]) {
        var reader = PropertyListReader()
        let written = reader.items(Key.alternatives, of: list).compactMap { Self.alternative($0, &reader) }
        let alternatives = written.flatMap { [$0.name, $0.pronunciationHint].compactMap(\.self) }
        let strings = LocalizedStrings(beside: list, of: Set(Key.display + [Key.spoken] + alternatives))
        names = AppNames(
            displayName: Self.displayName(of: list, strings, &reader) ?? "",
            spokenName: strings.base(Key.spoken) ?? list[Key.spoken].flatMap { reader.name($0) },
            alternativeNames: written.map { $0.mapped(strings.base) }
        )
        for tag in strings.tags { localizations[tag] = Self.localization(tag, strings, written) }
        diagnostics += strings.diagnostics + reader.diagnostics
    }

    private static func displayName(
        of list: PropertyList,
        _ strings: LocalizedStrings,
        _ reader: inout PropertyListReader
    ) -> String? {
        if let name = Key.display.lazy.compactMap(strings.base).first { return name }
        if let node = Key.display.lazy.compactMap({ list[$0] }).first { return reader.name(node) }
        reader.report(list, .missingKey(Key.display[0], in: "the Info.plist of an app"))
        return nil
    }

    /// - Parameter written: the alternative names of the property list, which may be keys of localized texts.
    private static func localization(
        _ tag: String,
        _ strings: LocalizedStrings,
        _ written: [AlternativeAppName]
    ) -> LocalizedAppNames {
        let isTranslated = written.contains { name in
            [name.name, name.pronunciationHint].contains { strings.has($0, in: tag) }
        }
        return LocalizedAppNames(
            displayName: Key.display.lazy.compactMap { strings[$0, tag] }.first,
            spokenName: strings[Key.spoken, tag],
            alternativeNames: isTranslated ? written.map { $0.mapped { strings.nearest($0, to: tag) } } : nil
        )
    }

    private static func alternative(
        _ node: PropertyList,
        _ reader: inout PropertyListReader
    ) -> AlternativeAppName? {
        guard node.value is [String: Any] else {
            reader.reportType(of: node, expected: "a dictionary with '\(Key.name)'")
            return nil
        }
        let hint = node[Key.hint].flatMap { reader.name($0) }
        guard let name = node[Key.name] else {
            reader.report(node, .missingKey(Key.name, in: "an alternative name"))
            return nil
        }
        return reader.name(name).map { AlternativeAppName($0, pronunciationHint: hint) }
    }
}

extension AlternativeAppName {
    /// A copy with other texts, where available.
    fileprivate func mapped(_ text: (String) -> String?) -> AlternativeAppName {
        AlternativeAppName(text(name) ?? name, pronunciationHint: pronunciationHint.map { text($0) ?? $0 })
    }
}
