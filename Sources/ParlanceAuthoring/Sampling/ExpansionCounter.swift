import BigInt

/// Counts the sentences of phrases, exactly, without writing them. (`SentenceCounter` counts those of templates without
/// their lists.)
struct ExpansionCounter {
    private struct Count {
        /// The number of expansions without an empty slot.
        var all: BigUInt
        /// The number of these that consist of blanks.
        var blank: BigUInt

        static let one = Count(all: 1, blank: 1)

        static func * (left: Count, right: Count) -> Count {
            Count(all: left.all * right.all, blank: left.blank * right.blank)
        }

        static func + (left: Count, right: Count) -> Count {
            Count(all: left.all + right.all, blank: left.blank + right.blank)
        }
    }

    private var known: [ObjectIdentifier: Count] = [:]

    /// The number of expansions of a phrase with at least one word.
    ///
    /// The phrase must exist as long as the counter is used. The counter recurses as deeply as phrases nest.
    mutating func count(_ phrase: Phrase) -> BigUInt {
        let count = counts(phrase)
        return count.all - count.blank
    }

    private mutating func counts(_ phrase: Phrase) -> Count {
        if let count = known[ObjectIdentifier(phrase)] { return count }
        let count = newCounts(phrase)
        known[ObjectIdentifier(phrase)] = count
        return count
    }

    private mutating func newCounts(_ phrase: Phrase) -> Count {
        switch phrase.form {
        case .text(let text): return Count(all: 1, blank: text.allSatisfy(\.isWhitespace) ? 1 : 0)
        case .slot(let slot): return Count(all: count(slot.fillings), blank: 0)
        case .sequence(let items): return items.reduce(.one) { $0 * counts($1) }
        case .alternatives(let branches):
            return branches.reduce(Count(all: 0, blank: 0)) { $0 + counts($1) }
        case .repetition(let repetition):
            let (item, separator) = (counts(repetition.item), counts(repetition.separator))
            var (all, last) = (item, item)
            for _ in 1..<RepetitionPhrase.most {
                last = last * separator * item
                all = all + last
            }
            return all
        case .permutation(let items):
            let orders = BigUInt.orders(of: items.count)
            return items.reduce(Count(all: orders, blank: orders)) { $0 * counts($1) }
        }
    }

    private mutating func count(_ fillings: SlotFillings) -> BigUInt {
        guard case .values(let values) = fillings else { return BigUInt(fillings.count) }
        return values.reduce(0) { $0 + count($1.phrase) }
    }
}

extension BigUInt {
    /// The number of orders of a number of items.
    static func orders(of count: Int) -> BigUInt { (0..<count).reduce(1) { $0 * BigUInt($1 + 1) } }
}
