/// The target of a set of terms: the slots of a list (`workout`), or one parameter of an intent
/// (`StartWorkout.workoutName`).
///
/// A name with a dot is a parameter, unless the grammar has a list of exactly that name.
///
/// ```swift
/// let names: [VocabularyName] = ["cake", "OrderCake.cake"]
/// print(names[1])  // OrderCake.cake
/// ```
public struct VocabularyName: Sendable, Hashable {
    /// The name as it is written: `contacts` or `SendMessage.recipient`.
    public var text: String

    /// Creates the name of a list, or of a parameter as `Intent.slot`.
    public init(_ text: String) {
        self.text = text
    }

    /// The intent and its slot, if the name can be that of a parameter.
    public var parameter: (intent: String, slot: String)? {
        guard let dot = text.firstIndex(of: ".") else { return nil }
        let (intent, slot) = (text[..<dot], text[text.index(after: dot)...])
        return intent.isEmpty || slot.isEmpty ? nil : (String(intent), String(slot))
    }
}

extension VocabularyName: ExpressibleByStringLiteral, CustomStringConvertible {
    /// A literal is the name as it is written.
    public init(stringLiteral text: String) { self.init(text) }

    /// The name as it is written.
    public var description: String { text }
}

extension VocabularyName: Comparable {
    /// Names are ordered by their text.
    public static func < (left: VocabularyName, right: VocabularyName) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

extension VocabularyName {
    /// Creates a name from Apple's form, in which intents are classes: `INStartWorkoutIntent.workoutName` becomes
    /// `StartWorkout.workoutName`.
    package init(apple text: String) {
        let dot = text.firstIndex(of: ".") ?? text.endIndex
        self.init(Self.intent(ofClass: String(text[..<dot])) + text[dot...])
    }

    /// The name in Apple's form; nil if it is not that of a parameter.
    package var apple: String? { parameter.map { "\(Self.className(ofIntent: $0.intent)).\($0.slot)" } }

    /// The intent name of a class: the class name without `IN` and `Intent`.
    package static func intent(ofClass name: String) -> String {
        guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.utf8.count > 8 else { return name }
        return String(name.dropFirst(2).dropLast(6))
    }

    /// The class name of an intent.
    package static func className(ofIntent name: String) -> String { "IN\(name)Intent" }
}

/// The owner of terms. The user's terms precede the app's.
public enum VocabularyTier: String, Sendable, Hashable, Codable, CaseIterable {
    /// Names of the user, given at run time, the most important first.
    case user
    /// Names shipped with the app, the same for all users.
    case app
}

extension VocabularyTier: Comparable {
    /// The user's terms precede the app's.
    public static func < (left: VocabularyTier, right: VocabularyTier) -> Bool { left == .user && right == .app }
}
