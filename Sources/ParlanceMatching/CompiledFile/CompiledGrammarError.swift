/// Why a file can't be used as a compiled grammar.
public enum CompiledGrammarError: Error, Sendable, Hashable {
    /// The file can't be opened or read; the system's reason.
    case unreadable(reason: String)
    /// It is something else.
    case notCompiled
    /// It is in another version of the format than the one that this program reads.
    case otherVersion(found: Int, supported: Int)
    /// It was made on a machine that orders bytes in another way.
    case otherByteOrder
    /// It was made with another version of ICU, or of the rules for text, so the text in it is not what is looked for.
    case otherText(found: String, here: String)
    /// It was compiled with another language file for this tag.
    case otherLanguageFile(String)
    /// It ends too early.
    case truncated(bytes: Int, expected: Int)
    /// A list of it has a slot type, or options of one, that this program does not have.
    case unknownSlotType(String)
    /// What stands in it can't have been written so.
    case damaged(Part)

    /// The parts of a compiled grammar, in the order in which they stand in the file.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case length, checksum, settings, rules, contexts, numbers, lists, blocks, slots, sentences, automaton,
            vocabulary, apps
        case notes, end
    }
}

extension CompiledGrammarError {
    /// What is wrong and what to do, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .unreadable(let reason): "the compiled grammar can't be read: \(reason)"
        case .notCompiled: "this is no compiled grammar; make one with 'parlance compile'"
        case .otherVersion(let found, let supported):
            "the compiled grammar has version \(found) of the format, this program reads version \(supported); "
                + Self.remedy
        case .otherByteOrder:
            "the compiled grammar was made on a machine with another order of bytes; " + Self.remedy
        case .otherText(let found, let here):
            "the compiled grammar was made with \(found), this program has \(here); " + Self.remedy
        case .otherLanguageFile(let tag):
            "the compiled grammar was made with another language file for '\(tag)'; name that one, or " + Self.remedy
        case .truncated(let bytes, let expected):
            "the compiled grammar is cut off: of \(expected) bytes or more there are \(bytes); " + Self.remedy
        case .unknownSlotType(let name):
            "the compiled grammar uses the slot type '\(name)', which this program does not have; use a program with it"
        case .damaged(let part): "the compiled grammar is damaged (\(part.rawValue)); " + Self.remedy
        }
    }

    private static let remedy = "make it anew with 'parlance compile'"
}
