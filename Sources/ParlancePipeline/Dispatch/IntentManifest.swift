/// The intents that a program supports, and their restrictions (SiriKit: the keys of `NSExtensionAttributes`).
///
/// ```swift
/// let manifest = try IntentManifest(supported: ["OrderCake"], restrictedWhileLocked: ["OrderCake"])
/// print(manifest.restrictedWhileLocked)  // ["OrderCake"]
/// ```
public struct IntentManifest: Sendable, Hashable {
    /// The names of the supported intents.
    public let supported: Set<String>
    /// The intents that must wait until the device is unlocked.
    public let restrictedWhileLocked: Set<String>
    /// The intents that must wait until the user's data can be read.
    public let restrictedWhileProtectedDataUnavailable: Set<String>

    /// - Throws: `ManifestError` if a restricted intent is not supported.
    public init(
        supported: Set<String>,
        restrictedWhileLocked: Set<String> = [],
        restrictedWhileProtectedDataUnavailable: Set<String> = []
    ) throws(ManifestError) {
        let restricted = restrictedWhileLocked.union(restrictedWhileProtectedDataUnavailable)
        let unknown = restricted.subtracting(supported).sorted()
        guard unknown.isEmpty else { throw .restrictedNotSupported(unknown) }
        self.supported = supported
        self.restrictedWhileLocked = restrictedWhileLocked
        self.restrictedWhileProtectedDataUnavailable = restrictedWhileProtectedDataUnavailable
    }

    /// Whether the intent must wait in the situation.
    func restricts(_ intent: String, in situation: Situation) -> Bool {
        situation.isDeviceLocked && restrictedWhileLocked.contains(intent)
            || !situation.isProtectedDataAvailable && restrictedWhileProtectedDataUnavailable.contains(intent)
    }
}

extension IntentManifest: Codable {
    /// Apple's keys, in their order.
    private enum Key: String, CodingKey {
        case supported = "IntentsSupported"
        case restrictedWhileLocked = "IntentsRestrictedWhileLocked"
        case restrictedWhileProtectedDataUnavailable = "IntentsRestrictedWhileProtectedDataUnavailable"
    }

    /// Decodes a manifest and checks it as `init` does.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func names(_ key: Key) throws -> Set<String> {
            try container.decodeIfPresent(Set<String>.self, forKey: key) ?? []
        }
        try self.init(
            supported: container.decode(Set<String>.self, forKey: .supported),
            restrictedWhileLocked: names(.restrictedWhileLocked),
            restrictedWhileProtectedDataUnavailable: names(.restrictedWhileProtectedDataUnavailable)
        )
    }

    /// Encodes the names in alphabetical order.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(supported.sorted(), forKey: .supported)
        try container.encode(restrictedWhileLocked.sorted(), forKey: .restrictedWhileLocked)
        try container.encode(
            restrictedWhileProtectedDataUnavailable.sorted(),
            forKey: .restrictedWhileProtectedDataUnavailable
        )
    }
}
