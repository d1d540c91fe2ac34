import ParlanceGrammar

/// The files of built-in slot types that come with Parlance.
enum ShippedEntities {
    static func texts(_ tag: String) -> [SourceText] { [] }
}
