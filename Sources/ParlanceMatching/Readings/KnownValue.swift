import ParlanceGrammar

/// What a list knows, told to somebody who asked for something that it does not know.
public enum KnownValue: Sendable, Hashable {
    /// The value whose words are most like those that were said: the words, normalized, and what a slot would deliver.
    case value(said: String, Value)
    /// A list of numbers, these.
    case range(NumberRange)
}

extension CompiledList {
    /// What comes nearest to words that the list does not know; nil if nothing does. Values that can be said in too many
    /// ways to spell them out are not compared.
    ///
    /// - Parameter words: normalized.
    func known(insteadOf words: String) -> KnownValue? {
        switch self {
        case .wildcard: return nil
        case .range(let list): return .range(list.range)
        case .values(let list):
            var finder = KnownValueFinder(list.trie, words: words)
            guard let found = finder.nearest(), found.distance > 0 else { return nil }
            return .value(said: found.said, list.values[Int(found.value)].output ?? .string(found.said))
        }
    }
}
