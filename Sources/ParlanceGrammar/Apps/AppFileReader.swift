import ParlanceText

/// Reads apps from a file in YAML or JSON: by identifier, each with the keys of `AppKeys`.
struct AppFileReader {
    private var reader = NodeReader()

    var diagnostics: [Diagnostic] { reader.diagnostics }

    /// The apps in a file, in its order. Invalid parts are omitted and reported.
    mutating func apps(in root: SourceNode) -> [LocatedApp] {
        reader.entries(of: root, expected: "a mapping from the identifiers of apps to what they are").compactMap {
            app($0)
        }
    }

    private mutating func app(_ entry: SourceNode.Entry) -> LocatedApp? {
        let node = entry.value
        let expected = "a mapping with 'display_name' and 'supported_intents'"
        _ = reader.entries(of: node, known: AppKeys.app.names, expected: expected)
        guard node.isMapping || node.isNull else { return nil }
        if entry.key.text.allSatisfy(\.isWhitespace) { reader.reportType(of: entry.key, expected: "an identifier") }
        var places = AppPlaces(identifier: .node(entry.key))
        let names = AppNames(
            displayName: displayName(of: entry),
            spokenName: name(node["spoken_name"]),
            alternativeNames: alternativeNames(node["alternative_names"], in: nil, &places) ?? []
        )
        let app = AppDescription(
            identifier: entry.key.text,
            names: names,
            localizations: localizations(node["localizations"], &places),
            supportedIntents: intents(node["supported_intents"], &places.supportedIntents),
            intentsRestrictedWhileLocked: intents(
                node["intents_restricted_while_locked"],
                &places.restrictedIntents
            )
        )
        return LocatedApp(app: app, places: places)
    }

    /// Empty if the name is missing: the app is still read, to report its other problems.
    private mutating func displayName(of entry: SourceNode.Entry) -> String {
        if let node = entry.value["display_name"], !node.isNull { return name(node) ?? "" }
        let problem = GrammarProblem.missingKey("display_name", in: "the app '\(entry.key.text)'")
        reader.report(entry.key.diagnostic(problem))
        return ""
    }

    /// A name with speakable characters.
    private mutating func name(_ node: SourceNode?) -> String? {
        guard let node, !node.isNull, let text = reader.string(node, expected: "a name") else { return nil }
        guard AppNames.canBeSaid(text) else {
            reader.report(node.diagnostic(.app(.emptyName)))
            return nil
        }
        return text
    }
}

// MARK: - Parts

extension AppFileReader {
    /// The intents, each once.
    private mutating func intents(_ node: SourceNode?, _ places: inout [String: SourceOrigin]) -> [String] {
        reader.items(of: node, expected: "a list of intents").compactMap { item in
            guard let name = reader.string(item, expected: "the name of an intent"), places[name] == nil else {
                return nil
            }
            places[name] = .node(item)
            return name
        }
    }

    /// Nil if there is no such list.
    private mutating func alternativeNames(
        _ node: SourceNode?,
        in language: String?,
        _ places: inout AppPlaces
    ) -> [AlternativeAppName]? {
        guard let node, !node.isNull else { return nil }
        let items = reader.items(of: node, expected: "a list of names")
        places.alternativeNames[language] = items.map { .node($0) }
        return items.compactMap { alternativeName($0) }
    }

    private mutating func alternativeName(_ node: SourceNode) -> AlternativeAppName? {
        guard node.isMapping else { return name(node).map { AlternativeAppName($0) } }
        _ = reader.entries(of: node, known: AppKeys.alternativeName.names)
        let hint = name(node["pronunciation_hint"])
        guard let written = node["name"], !written.isNull else {
            reader.report(node.diagnostic(.missingKey("name", in: "an alternative name")))
            return nil
        }
        return name(written).map { AlternativeAppName($0, pronunciationHint: hint) }
    }

    private mutating func localizations(
        _ node: SourceNode?,
        _ places: inout AppPlaces
    ) -> [String: LocalizedAppNames] {
        var localizations: [String: LocalizedAppNames] = [:]
        var lines: [String: Int] = [:]
        for entry in reader.entries(of: node, expected: "a mapping from language tags to names") {
            guard let tag = tag(entry.key) else { continue }
            // `de-CH` and `de_ch` are equal.
            if let first = lines.updateValue(entry.key.place.line, forKey: LanguageTag(tag).text) {
                reader.report(entry.key.diagnostic(.duplicateKey(tag, first: first)))
            }
            _ = reader.entries(of: entry.value, known: AppKeys.localization.names, expected: "a mapping with names")
            localizations[tag] = LocalizedAppNames(
                displayName: name(entry.value["display_name"]),
                spokenName: name(entry.value["spoken_name"]),
                alternativeNames: alternativeNames(entry.value["alternative_names"], in: tag, &places)
            )
        }
        return localizations
    }

    private mutating func tag(_ node: SourceNode) -> String? {
        if LanguageTag.isTag(node.text) { return node.text }
        reader.reportType(of: node, expected: "a language tag like 'en' or 'de-CH'")
        return nil
    }
}
