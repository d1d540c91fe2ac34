import ParlanceGrammar

/// The content of an `Info.plist` of an app, or of an extension that handles intents for one.
///
/// An app lists its intents under `INIntentsSupported`, an extension under `NSExtension`, `NSExtensionAttributes`,
/// `IntentsSupported`; both keys are read at either level.
struct InfoPropertyList {
    let identifier: String
    let isExtension: Bool
    private let supportedIntents: [ListedIntent]
    private let restrictedIntents: [ListedIntent]
    private let list: PropertyList

    private enum Key {
        static let supported = ["INIntentsSupported", "IntentsSupported"]
        static let restricted = ["INIntentsRestrictedWhileLocked", "IntentsRestrictedWhileLocked"]
    }

    /// Nil if it has no identifier; the reason is added to the diagnostics.
    init?(_ list: PropertyList, _ diagnostics: inout [Diagnostic]) {
        var reader = PropertyListReader()
        defer { diagnostics += reader.diagnostics }
        guard let identifier = reader.identifier(of: list) else { return nil }
        let attributes = list["NSExtension"]?["NSExtensionAttributes"]
        let parts = [list] + (attributes.map { [$0] } ?? [])
        self.list = list
        self.identifier = identifier
        isExtension = list["NSExtension"] != nil
        supportedIntents = reader.intents(Key.supported, of: parts)
        restrictedIntents = reader.intents(Key.restricted, of: parts)
    }

    /// Whether a list belongs to neither an app nor an extension: frameworks have one too.
    static func isOfSomethingElse(_ list: PropertyList) -> Bool {
        list["CFBundlePackageType"]?.string.map { !["APPL", "XPC!"].contains($0) && !$0.hasPrefix("$") } ?? false
    }
}

extension InfoPropertyList {
    /// The app with the intents of its extensions.
    func app(with extensions: [InfoPropertyList], _ diagnostics: inout [Diagnostic]) -> LocatedApp {
        let all = [self] + extensions
        let names = LocalizedNames(of: list, &diagnostics)
        var places = AppPlaces(identifier: (list["CFBundleIdentifier"] ?? list).origin)
        places.alternativeNames[nil] = (list["INAlternativeAppNames"]?.items ?? []).map(\.origin)
        let app = AppDescription(
            identifier: identifier,
            names: names.names,
            localizations: names.localizations,
            supportedIntents: all.flatMap(\.supportedIntents).names(&places.supportedIntents),
            intentsRestrictedWhileLocked: all.flatMap(\.restrictedIntents).names(&places.restrictedIntents)
        )
        return LocatedApp(app: app, places: places)
    }
}

/// An intent in a property list.
struct ListedIntent {
    let name: String
    let origin: SourceOrigin
}

extension [ListedIntent] {
    /// The names, each once.
    fileprivate func names(_ places: inout [String: SourceOrigin]) -> [String] {
        compactMap { intent in
            guard places[intent.name] == nil else { return nil }
            places[intent.name] = intent.origin
            return intent.name
        }
    }
}
