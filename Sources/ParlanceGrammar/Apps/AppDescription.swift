import ParlanceText

/// An app that utterances may name, and the intents that it supports.
///
/// ```swift
/// let app = AppDescription(
///     identifier: "org.example.cakes",
///     names: AppNames(displayName: "Cakes"),
///     supportedIntents: ["OrderCake"]
/// )
/// print(app.displayName, app.supports("OrderCake"))  // Cakes true
/// ```
public struct AppDescription: Sendable, Hashable {
    /// The unique identifier of the app for programs: its bundle identifier, or any other unique text.
    public var identifier: String
    /// The names of the app where no localization has others.
    public var names: AppNames
    /// The localized names, by BCP 47 tag.
    public var localizations: [String: LocalizedAppNames]
    /// The intents that it handles, by name.
    public var supportedIntents: [String]
    /// The supported intents that it doesn't handle while the device is locked.
    public var intentsRestrictedWhileLocked: [String]

    /// Creates an app without checking it; `AppCatalog` checks its apps.
    public init(
        identifier: String,
        names: AppNames,
        localizations: [String: LocalizedAppNames] = [:],
        supportedIntents: [String],
        intentsRestrictedWhileLocked: [String] = []
    ) {
        self.identifier = identifier
        self.names = names
        self.localizations = localizations
        self.supportedIntents = supportedIntents
        self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    }

    /// The display name.
    public var displayName: String { names.displayName }

    /// Whether the app handles an intent.
    public func supports(_ intent: String) -> Bool { supportedIntents.contains(intent) }

    /// Whether the app refuses an intent while the device is locked.
    public func isRestrictedWhileLocked(_ intent: String) -> Bool { intentsRestrictedWhileLocked.contains(intent) }
}

// MARK: - Languages

extension AppDescription {
    /// The names in a language. Missing names of a localization come from one with fewer subtags (`de-CH`, then `de`),
    /// and finally from the app itself.
    public func names(in language: String) -> AppNames {
        let found = LanguageTag(language).fallbacks.compactMap { tag in
            localizations.filter { LanguageTag($0.key).text == tag }.min { $0.key < $1.key }?.value
        }
        return AppNames(
            displayName: found.lazy.compactMap(\.displayName).first ?? names.displayName,
            spokenName: found.lazy.compactMap(\.spokenName).first ?? names.spokenName,
            alternativeNames: found.lazy.compactMap(\.alternativeNames).first ?? names.alternativeNames
        )
    }

    /// The app with only the names in one language.
    public func localized(for language: String) -> AppDescription {
        var app = self
        app.names = names(in: language)
        app.localizations = [:]
        return app
    }
}

// MARK: - Problems

extension AppDescription {
    /// The violations of SiriKit's rules for apps.
    package var problems: [AppProblem] {
        let lists =
            [(nil, names.alternativeNames)]
            + localizations.sorted { $0.key < $1.key }.map { ($0, $1.alternativeNames ?? []) }
        let excess = lists.filter { $1.count > AppNames.mostAlternatives }.map { tag, names in
            AppProblem.tooManyAlternativeNames(
                app: identifier,
                language: tag,
                count: names.count,
                limit: AppNames.mostAlternatives
            )
        }
        let unsupported = intentsRestrictedWhileLocked.filter { !supports($0) }.map { intent in
            AppProblem.restrictedIntentNotSupported(
                intent,
                app: identifier,
                suggestion: Suggestion.nearest(to: intent, among: supportedIntents)
            )
        }
        return excess + unsupported
    }
}
