/// What a set of terms is for: the slots of a list (`workout`), or one parameter of an intent (`StartWorkout.workoutName`).
///
/// A name with a dot is a parameter, unless the grammar has a list of that very name.
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

    /// The intent and its slot, where the name may be that of a parameter.
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
    /// The name behind one of Apple's, in which intents are classes: `INStartWorkoutIntent.workoutName` is
    /// `StartWorkout.workoutName` here.
    package init(apple text: String) {
        let dot = text.firstIndex(of: ".") ?? text.endIndex
        self.init(Self.intent(ofClass: String(text[..<dot])) + text[dot...])
    }

    /// The name as Apple has it; nil if it is none of a parameter.
    package var apple: String? { parameter.map { "\(Self.className(ofIntent: $0.intent)).\($0.slot)" } }

    /// What Parlance calls an intent of a class: the same without `IN` and `Intent`.
    package static func intent(ofClass name: String) -> String {
        guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.utf8.count > 8 else { return name }
        return String(name.dropFirst(2).dropLast(6))
    }

    /// The class of an intent.
    package static func className(ofIntent name: String) -> String { "IN\(name)Intent" }
}

/// Whose terms they are. The user's come before the app's.
public enum VocabularyTier: String, Sendable, Hashable, Codable, CaseIterable {
    /// Given at run time: what the user calls things, the most important first.
    case user
    /// Shipped with the app, the same for all who use it.
    case app
}

extension VocabularyTier: Comparable {
    /// The user's terms come before the app's.
    public static func < (left: VocabularyTier, right: VocabularyTier) -> Bool { left == .user && right == .app }
}
