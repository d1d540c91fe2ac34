/// The names of an app in one language.
///
/// ```swift
/// let names = AppNames(displayName: "iCake", spokenName: "eye cake")
/// print(names.displayName, names.spokenName!)  // iCake eye cake
/// ```
public struct AppNames: Sendable, Hashable {
    /// The maximum number of alternative names per language, as in SiriKit.
    public static let mostAlternatives = 3

    /// The display name: `CFBundleDisplayName`.
    public var displayName: String
    /// The spoken name, if it differs: `CFBundleSpokenName`.
    public var spokenName: String?
    /// Other names in use: `INAlternativeAppNames`.
    public var alternativeNames: [AlternativeAppName]

    /// Creates names; only the display name is required.
    public init(displayName: String, spokenName: String? = nil, alternativeNames: [AlternativeAppName] = []) {
        self.displayName = displayName
        self.spokenName = spokenName
        self.alternativeNames = alternativeNames
    }

    /// All names as written; the display name comes first.
    package var all: [String] {
        [displayName] + [spokenName].compactMap(\.self) + alternativeNames.map(\.name)
    }

    /// Whether a name has speakable characters.
    static func canBeSaid(_ name: String) -> Bool {
        name.contains { $0.isLetter || $0.isNumber || $0.isSymbol }
    }
}

/// The names of an app in a language that differ from those of a more general one.
public struct LocalizedAppNames: Sendable, Hashable {
    /// The display name; nil: the one of a more general language.
    public var displayName: String?
    /// The spoken name; nil: the one of a more general language.
    public var spokenName: String?
    /// The alternative names, which replace all of those of a more general language.
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
    /// The name as written.
    public var name: String
    /// The pronunciation in plain words: "eye toons".
    public var pronunciationHint: String?

    /// Creates a name; a pronunciation hint spells how it sounds.
    public init(_ name: String, pronunciationHint: String? = nil) {
        self.name = name
        self.pronunciationHint = pronunciationHint
    }
}
