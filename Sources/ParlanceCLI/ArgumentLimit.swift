import ArgumentParser

/// The maximum number of arguments: the time to parse them is quadratic in their number.
enum ArgumentLimit {
    static let count = 4_096

    /// - Throws: `ValidationError` for more arguments, with an alternative.
    static func check(_ arguments: [String]) throws {
        guard arguments.count > count else { return }
        throw ValidationError(
            "\(arguments.count) arguments exceed the limit of \(count); give a folder in place of its files, "
                + "and give utterances on standard input, with their context as JSON lines (--jsonl)"
        )
    }
}
