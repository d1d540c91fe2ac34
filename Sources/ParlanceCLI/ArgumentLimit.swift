import ArgumentParser

/// How many arguments are taken: to read them takes time with the square of their number.
enum ArgumentLimit {
    static let count = 4_096

    /// - Throws: `ValidationError` for more, which says how to do without them.
    static func check(_ arguments: [String]) throws {
        guard arguments.count > count else { return }
        throw ValidationError(
            "\(arguments.count) arguments exceed the limit of \(count); give a folder in place of its files, "
                + "and give utterances on standard input, with their context as JSON lines (--jsonl)"
        )
    }
}
