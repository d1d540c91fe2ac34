import ParlanceText

extension AppCatalog {
    /// The name of the list of apps, which templates reference as `{app}`.
    public static let listName = "app"

    /// The metadata keys of an app's value in the list.
    package enum MetadataKey {
        /// The display name.
        package static let name = "name"
        /// The identifiers of all apps with the matched name, if there are several.
        package static let apps = "apps"
    }

    /// The apps as a slot list: each with all its names in the language, delivering its identifier, with the display
    /// name as metadata. A name of several apps delivers the first of them, and all identifiers as metadata.
    ///
    /// - Complexity: linear in the names.
    public func slotList(for language: String) -> SlotList {
        var ways = SpokenWays(language: language)
        for (index, app) in apps.enumerated() { ways.add(app.names(in: language), of: index) }
        return .values(ways.all.map { value($0.text, saying: ways.apps(called: $0).map { apps[$0] }, in: language) })
    }

    /// - Parameter called: the apps with that name, at least one.
    private func value(_ text: String, saying called: [AppDescription], in language: String) -> ListValue {
        var metadata = [MetadataKey.name: Value.string(called[0].names(in: language).displayName)]
        if called.count > 1 { metadata[MetadataKey.apps] = .array(called.map { .string($0.identifier) }) }
        return ListValue(
            input: Template(literal: text),
            output: .string(called[0].identifier),
            metadata: .object(metadata)
        )
    }
}

/// The spoken names of the apps of a catalog, each once, in order of appearance.
private struct SpokenWays {
    struct Way {
        let text: String
        let key: String
    }

    private let names: SpokenNames
    private(set) var all: [Way] = []
    private var seen: Set<String> = []
    private var apps: [String: [Int]] = [:]

    init(language: String) {
        names = SpokenNames(language: language)
    }

    mutating func add(_ appNames: AppNames, of app: Int) {
        let alternatives = appNames.alternativeNames
        let written = [appNames.displayName, appNames.spokenName].compactMap(\.self) + alternatives.map(\.name)
        for text in written.flatMap(ways) + alternatives.compactMap(\.pronunciationHint) {
            add(Way(text: text, key: Self.key(of: text)), of: app)
        }
    }

    /// The forms of a name, as written and without unspoken characters.
    private func ways(toSay name: String) -> [String] {
        let variants = names.variants(of: name).map { $0.split(separator: " ").joined(separator: " ") }
        return ([name] + variants.filter(AppNames.canBeSaid)).flatMap(SpokenAppName.ways)
    }

    private mutating func add(_ way: Way, of app: Int) {
        guard !way.key.isEmpty else { return }
        if seen.insert(way.text.lowercased()).inserted { all.append(way) }
        if apps[way.key]?.last != app { apps[way.key, default: []].append(app) }
    }

    /// The indices of the apps with a name, at least one.
    func apps(called way: Way) -> [Int] { apps[way.key] ?? [] }

    /// A key that is equal for texts spoken alike, as far as can be determined without language rules.
    private static func key(of text: String) -> String {
        CaseFolding.folded(text)
            .split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }.joined(separator: " ")
    }
}
