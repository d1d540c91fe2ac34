import ParlanceGrammar

extension Operation {
    /// Operations that make durations.
    static let durations: [Operation] = [
        Operation("duration") { slots in
            guard let count = slots["n"] == nil ? 1 : slots.number("n"), count >= 0, let unit = slots.grain(),
                let more = slots["more"] == nil ? 0 : slots.number("more")
            else { return nil }
            return .duration(PartDuration(count + more, unit))
        },
        Operation("duration-sum") { slots in
            guard var a = slots.duration("a"), let b = slots.duration("b"),
                Set((a.parts + b.parts).map(\.unit)).count == a.parts.count + b.parts.count,
                slots["descending"] == nil || b.parts.allSatisfy({ $0.unit < a.grain })
            else { return nil }
            a.parts += b.parts
            return .duration(a)
        },
        // "an hour and a half", "two hours thirty"
        Operation("duration-and") { slots in
            guard var a = slots.duration("a"), let last = a.parts.last, let more = slots.number("n") else { return nil }
            if more < 1 {
                a.parts[a.parts.count - 1].count = last.count + more
            } else {
                guard let unit = last.unit.next, more < last.unit.seconds / unit.seconds else { return nil }
                a.parts.append(PartDuration.Part(count: more, unit: unit))
            }
            return .duration(a)
        },
    ]
}

extension Grain {
    /// The unit that follows in a duration: minutes after hours.
    fileprivate var next: Grain? {
        switch self {
        case .hour: .minute
        case .minute: .second
        case .year: .month
        case .week: .day
        case .day: .hour
        default: nil
        }
    }
}
