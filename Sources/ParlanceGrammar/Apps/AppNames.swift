/// What an app is called in one language.
///
/// ```swift
/// let names = AppNames(displayName: "iCake", spokenName: "eye cake")
/// print(names.displayName, names.spokenName!)  // iCake eye cake
/// ```
public struct AppNames: Sendable, Hashable {
    /// How many alternative names an app may have in a language; SiriKit's limit.
    public static let mostAlternatives = 3

    /// The name that is shown: `CFBundleDisplayName`.
    public var displayName: String
    /// The name as it is spoken, where that differs: `CFBundleSpokenName`.
    public var spokenName: String?
    /// What people also call it: `INAlternativeAppNames`.
    public var alternativeNames: [AlternativeAppName]

    /// Creates names of which only the displayed one is required.
    public init(displayName: String, spokenName: String? = nil, alternativeNames: [AlternativeAppName] = []) {
        self.displayName = displayName
        self.spokenName = spokenName
        self.alternativeNames = alternativeNames
    }

    /// All of them, as they are written; the one that is shown comes first.
    package var all: [String] {
        [displayName] + [spokenName].compactMap(\.self) + alternativeNames.map(\.name)
    }

    /// Whether a name has anything that can be said.
    static func canBeSaid(_ name: String) -> Bool {
        name.contains { $0.isLetter || $0.isNumber || $0.isSymbol }
    }
}

/// What an app is called in a language, as far as that differs from what it is called elsewhere.
public struct LocalizedAppNames: Sendable, Hashable {
    /// The name that is shown; nil: the one of a more general language.
    public var displayName: String?
    /// The name as it is spoken; nil: the one of a more general language.
    public var spokenName: String?
    /// All of them: they take the place of those that hold elsewhere.
    public var alternativeNames: [AlternativeAppName]?

    /// Creates names that replace those of a more general language.
    public init(
        displayName: String? = nil,
        spokenName: String? = nil,
        alternativeNames: [AlternativeAppName]? = nil
    ) {
        self.displayName = displayName
        self.spokenName = spokenName
        self.alternativeNames = alternativeNames
    }
}

/// Another name of an app.
public struct AlternativeAppName: Sendable, Hashable {
    /// The name as it is written.
    public var name: String
    /// How the name sounds, in words that are read as they are written: "eye toons".
    public var pronunciationHint: String?

    /// Creates a name; a pronunciation hint is spelled as the name sounds.
    public init(_ name: String, pronunciationHint: String? = nil) {
        self.name = name
        self.pronunciationHint = pronunciationHint
    }
}
