import ParlanceGrammar

/// A slot of a reading: the value of one parameter of the intent.
///
/// ```swift
/// let slot = try parser.parse("order a CITRUS cake").best!["cake"]!
/// print(slot.value, slot.spoken!.text)  // lemon CITRUS
/// ```
public struct Slot: Sendable, Hashable {
    /// The name that the template gives to the slot.
    public var name: String
    /// The value that the slot delivers.
    public var value: Value
    /// The kind of list that the value comes from.
    public var kind: Kind
    /// The words of the slot; nil if it was not spoken (`fixed`, `context`).
    public var spoken: Spoken?
    /// The metadata of the list's value.
    public var metadata: Value?
    /// The vocabulary term that was spoken; nil if the value is no term.
    public var term: MatchedTerm?

    package init(
        name: String,
        value: Value,
        kind: Kind,
        spoken: Spoken? = nil,
        metadata: Value? = nil,
        term: MatchedTerm? = nil
    ) {
        self.name = name
        self.value = value
        self.kind = kind
        self.spoken = spoken
        self.metadata = metadata
        self.term = term
    }

    /// A term as written in the vocabulary, independent of the spoken form.
    public struct MatchedTerm: Sendable, Hashable {
        /// Stored behind a reference, so that slots without a term stay small.
        private let storage: Storage

        /// The identifier of the term for programs.
        public var identifier: String { storage.identifier }
        /// The phrase in the app's spelling.
        public var phrase: String { storage.phrase }

        package init(identifier: String, phrase: String) {
            storage = Storage(identifier: identifier, phrase: phrase)
        }
    }

    /// The kind of list that a value comes from.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case list, range, wildcard
        /// A value that a slot type recognized.
        case typed
        /// The array of a rule's repetitions: of objects with their slots, or of the values of a slot that is repeated.
        case repeated
        /// One of the block's `slots`.
        case fixed
        /// Copied from the context.
        case context
    }

    /// Words of the utterance.
    public struct Spoken: Sendable, Hashable {
        /// The words as the user wrote them, composed (NFC), with plain blanks. Only a wildcard keeps punctuation and
        /// skip words between its words.
        public var text: String
        /// The range of the words in the caller's text.
        public var range: Range<String.Index>
        /// The same range in Unicode scalars.
        public var scalarRange: Range<Int>

        package init(text: String, range: Range<String.Index>, scalarRange: Range<Int>) {
            self.text = text
            self.range = range
            self.scalarRange = scalarRange
        }
    }
}

extension Slot.MatchedTerm {
    private final class Storage: Sendable {
        let identifier: String
        let phrase: String

        init(identifier: String, phrase: String) {
            self.identifier = identifier
            self.phrase = phrase
        }
    }

    /// Compares identifier and phrase.
    public static func == (left: Self, right: Self) -> Bool {
        left.identifier == right.identifier && left.phrase == right.phrase
    }

    /// Hashes identifier and phrase.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(phrase)
    }
}
