import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// Finds examples that a parser does not understand as intended: examples of an intent must have that intent, examples
/// of a term must contain it.
struct ExampleChecker {
    let parser: Parser

    func diagnostics(of loaded: VocabularyLoader.Loaded) -> [Diagnostic] {
        intents(loaded.vocabulary.intentExamples) + loaded.sets.flatMap(\.terms).flatMap { terms($0) }
    }

    private func intents(_ examples: [String: [String]]) -> [Diagnostic] {
        examples.sorted { $0.key < $1.key }.flatMap { intent, sentences in
            sentences.compactMap { sentence in
                let found = reading(of: sentence)?.intent
                guard found != intent else { return nil }
                return Diagnostic(problem(sentence, as: intent, found), severity: .warning)
            }
        }
    }

    private func terms(_ located: LocatedTerm) -> [Diagnostic] {
        located.term.phrases.flatMap(\.examples).compactMap { sentence in
            let reading = reading(of: sentence)
            let found = reading?.slots.compactMap(\.term?.identifier) ?? []
            guard !found.contains(located.term.identifier) else { return nil }
            let other = found.first ?? reading?.intent
            return located.origin.diagnostic(problem(sentence, as: located.term.identifier, other), severity: .warning)
        }
    }

    private func reading(of sentence: String) -> Reading? {
        (try? parser.parse(sentence))?.best
    }

    private func problem(_ sentence: String, as wanted: String, _ found: String?) -> GrammarProblem {
        .vocabulary(.exampleNotUnderstood(sentence, as: wanted, found: found))
    }
}
