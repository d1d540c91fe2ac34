import ParlanceGrammar

extension Vocabulary {
    /// Reads terms from a line of JSON: by name, each a list of texts and of objects with `phrase` and other keys.
    ///
    /// Warnings would go unseen at run time, so an unknown key is an error too.
    ///
    /// - Throws: `RunTimeVocabularyError` with all errors.
    package static func terms(from values: [String: Value]) throws(RunTimeVocabularyError) -> [VocabularyName: [Term]] {
        var sets: [VocabularyName: [Term]] = [:]
        var problems: [RunTimeVocabularyError.Problem] = []
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let name = VocabularyName(name)
            let whole = SourceText.ofValue(0)
            let node =
                if case .array(let items) = value { SourceNode(numbering: items, in: whole) } else {
                    SourceNode(value, in: whole)
                }
            var reader = NodeReader()
            sets[name] = VocabularyReader.terms(node, &reader).map(\.term)
            for diagnostic in reader.diagnostics {
                let number = diagnostic.place.flatMap { Int($0.file) } ?? 0
                problems.append(
                    RunTimeVocabularyError.Problem(
                        name: name,
                        term: number == 0 ? nil : number,
                        problem: diagnostic.problem
                    )
                )
            }
        }
        guard problems.isEmpty else { throw RunTimeVocabularyError(problems: problems) }
        return sets
    }
}

/// The errors of run-time terms, by name and order.
package struct RunTimeVocabularyError: Error, Sendable, Hashable {
    /// The problems, at least one.
    package var problems: [Problem]

    /// One invalid term or set.
    package struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The name of the set.
        package var name: VocabularyName
        /// The number of the term, from 1; nil: the set as a whole.
        package var term: Int?
        /// The problem of the term or set.
        package var problem: GrammarProblem

        /// The place, the problem and the remedy, in one sentence without a full stop.
        package var description: String {
            let place = term.map { "term \($0) of '\(name)'" } ?? "the terms of '\(name)'"
            return "\(place): \(message)"
        }

        private var message: String {
            guard case .unknownKey(let key, let suggestion) = problem else { return problem.message }
            return "unknown key '\(key)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}
