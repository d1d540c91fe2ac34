import ParlanceGrammar

/// The suggestion of a list for words that it does not contain.
package enum KnownValue: Sendable, Hashable {
    /// The value whose words are most similar: its normalized words and the value that the slot would deliver.
    case value(said: String, Value)
    /// The range of a list of numbers.
    case range(NumberRange)
    /// A slot type; its `summary` describes the values.
    case typed(TypedList)
}

extension LayeredValues {
    /// The value of all layers that is nearest to words that none of them contains; nil if none is near.
    ///
    /// - Parameter words: Normalized text.
    func known(insteadOf words: String) -> KnownValue? {
        let found = layers.compactMap { layer -> (distance: Int, value: KnownValue)? in
            switch layer.contents {
            case .terms(let terms):
                var finder = KnownValueFinder(terms.trie, words: words)
                return finder.nearest().map {
                    ($0.distance, .value(said: $0.said, .string(terms.block.phrase(of: Int($0.value)))))
                }
            case .forms: return nil
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
