/// A range of time as it was said: from one moment to another, or open at one end.
package struct Span: Sendable, Hashable {
    /// The way the moments bound the range.
    package enum Mode: String, Sendable, Hashable {
        case between, since, after, until, before
        /// A duration after `from`.
        case lasting
    }

    package var mode: Mode
    package var from: Moment?
    package var to: Moment?
    package var duration: PartDuration?
    /// Whether the last of several possible times is the best: "since Monday".
    package var isPast = false

    /// The range with a moment that holds for both ends: "from 3 to 5" and "tomorrow".
    package func joined(with moment: Moment) -> Span? {
        var joined = self
        if let from {
            guard let both = from.joined(with: moment) else { return nil }
            joined.from = both
        }
        if let to {
            guard let both = to.joined(with: moment) else { return nil }
            joined.to = both
        }
        return joined
    }
}
