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

extension LayeredValues {
    /// The same, of all layers the nearest.
    func known(insteadOf words: String) -> KnownValue? {
        let found = layers.compactMap { layer -> (distance: Int, value: KnownValue)? in
            switch layer.contents {
            case .terms(let terms):
                var finder = KnownValueFinder(terms.trie, words: words)
                return finder.nearest().map {
                    ($0.distance, .value(said: $0.said, .string(terms.block.phrase(of: Int($0.value)))))
                }
            case .values(let values):
                var finder = KnownValueFinder(values.trie, words: words)
                return finder.nearest().map {
                    ($0.distance, .value(said: $0.said, values.values[Int($0.value)].output ?? .string($0.said)))
                }
            }
        }
        guard let nearest = found.min(by: { $0.distance < $1.distance }), nearest.distance > 0 else { return nil }
        return nearest.value
    }
}
