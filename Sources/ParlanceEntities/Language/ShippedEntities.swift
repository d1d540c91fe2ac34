import ParlanceGrammar

/// The files of built-in slot types that come with Parlance, as JSON: `parlance generate entities` writes it.
enum ShippedEntities {
    /// The texts of a language's files, in the order of their names.
    static func texts(_ tag: String) -> [SourceText] {
        (files[tag] ?? []).map { SourceText(name: $0.name, text: $0.text()) }
    }

    /// The languages with files.
    static var tags: [String] { files.keys.sorted() }
}

extension ShippedEntities {
    /// A file whose text is part of the binary.
    struct File: Sendable {
        let name: String
        let text: @Sendable () -> String
    }
}
