/// A reason why a file cannot be used as a compiled grammar.
public enum CompiledGrammarError: Error, Sendable, Hashable {
    /// The file cannot be opened or read; the associated value is the system's reason.
    case unreadable(reason: String)
    /// The file is not a compiled grammar.
    case notCompiled
    /// The file has another version of the format than this program reads.
    case otherVersion(found: Int, supported: Int)
    /// The file was written on a machine with another byte order.
    case otherByteOrder
    /// The file was written with another version of ICU, or of the rules for text, so its normalized text may differ.
    case otherText(found: String, here: String)
    /// The file was compiled with another language file for this tag.
    case otherLanguageFile(String)
    /// The file ends too early; both sizes are in bytes.
    case truncated(bytes: Int, expected: Int)
    /// A list of the grammar has a slot type, or options of one, that this program does not have.
    case unknownSlotType(String)
    /// The contents of a part are invalid.
    case damaged(Part)

    /// The parts of a compiled grammar, in the order of the file.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case length, checksum, settings, rules, contexts, numbers, lists, blocks, slots, sentences, automaton,
            vocabulary, apps
        case notes, end
    }
}

extension CompiledGrammarError {
    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .unreadable(let reason): "the compiled grammar can't be read: \(reason)"
        case .notCompiled: "this is not a compiled grammar; create one with 'parlance compile'"
        case .otherVersion(let found, let supported):
            "the compiled grammar has version \(found) of the format, this program reads version \(supported); "
                + Self.remedy
        case .otherByteOrder:
            "the compiled grammar was made on a machine with another order of bytes; " + Self.remedy
        case .otherText(let found, let here):
            "the compiled grammar was made with \(found), this program has \(here); " + Self.remedy
        case .otherLanguageFile(let tag):
            "the compiled grammar was made with another language file for '\(tag)'; pass that file, or " + Self.remedy
        case .truncated(let bytes, let expected):
            "the compiled grammar is truncated (\(bytes) of at least \(expected) bytes); " + Self.remedy
        case .unknownSlotType(let name):
            "the compiled grammar uses the slot type '\(name)', which this program does not have; use a program with it"
        case .damaged(let part): "the compiled grammar is damaged (\(part.rawValue)); " + Self.remedy
        }
    }

    private static let remedy = "recompile it with 'parlance compile'"
}
