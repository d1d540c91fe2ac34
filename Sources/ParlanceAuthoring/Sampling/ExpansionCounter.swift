import BigInt

/// Counts the ways to say phrases, exactly, without saying them. (`SentenceCounter` counts what templates say that no list
/// is known for.)
struct ExpansionCounter {
    private struct Count {
        /// How many ways there are in which no slot is empty.
        var all: BigUInt
        /// How many of them say nothing but blanks.
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

    /// How many ways there are to say a phrase with at least a word.
    ///
    /// The phrase must be kept as long as the counter is used. It calls itself as deeply as phrases nest.
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
    /// In how many orders so many items can stand.
    static func orders(of count: Int) -> BigUInt { (0..<count).reduce(1) { $0 * BigUInt($1 + 1) } }
}
