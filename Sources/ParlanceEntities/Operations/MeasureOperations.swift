import ParlanceGrammar

extension Operation {
    /// Operations that make amounts with units.
    static let measures: [Operation] =
        [Measure.Kind.temperature, .dimension, .currency, .age].map { kind in
            Operation(kind.rawValue) { slots in
                guard let number = slots["n"] == nil ? 1 : slots.number("n"), let unit = unit(of: slots),
                    let more = slots["more"] == nil ? 0 : slots.number("more")
                else { return nil }
                return .measure(Measure(kind: kind, number: number + more, unit: unit))
            }
        } + [
            Operation("measure-sum", sum),
            Operation("cents") { slots in
                guard var whole = slots.measure("a"), whole.bounds == nil, whole.number == whole.number.rounded(),
                    let cents = slots.number("b"),
                    0..<100 ~= cents
                else { return nil }
                whole.number += (whole.number < 0 ? -cents : cents) / 100
                return .measure(whole)
            },
            Operation("negative-measure") { slots in
                guard var measure = slots.measure("a"), measure.bounds == nil else { return nil }
                measure.number = -measure.number
                return .measure(measure)
            },
            Operation("interval", interval),
            Operation("scaled") { slots in
                guard var measure = slots.measure("a"), let factor = slots.number("by") else { return nil }
                measure.number *= factor
                return .measure(measure)
            },
        ]

    private static func unit(of slots: Slots) -> String? { slots.string("unit") ?? slots.measure("unit")?.unit }

    /// Adds an amount of a smaller unit: "five feet three inches".
    @Sendable
    private static func sum(_ slots: Slots) -> PartValue? {
        guard let a = slots.measure("a"), let b = slots.measure("b"), a.kind == b.kind, a.bounds == nil,
            b.bounds == nil, let factor = UnitScale.factor(from: a.unit, to: b.unit), factor > 1, b.number >= 0
        else { return nil }
        if slots.string("into") == "a" {
            return .measure(Measure(kind: a.kind, number: (a.number + b.number / factor).rounded15, unit: a.unit))
        }
        return .measure(Measure(kind: a.kind, number: (a.number * factor + b.number).rounded15, unit: b.unit))
    }

    /// The measure of `n`, `by`, `unit` and the constant `kind`.
    private static func namedUnit(_ slots: Slots) -> Measure? {
        guard let n = slots.number("n"), let unit = slots.string("unit"),
            let kind = slots.string("kind").flatMap(Measure.Kind.init(rawValue:))
        else { return nil }
        return Measure(kind: kind, number: n * (slots.number("by") ?? 1), unit: unit)
    }

    /// An interval; a bound without a unit has that of the other.
    @Sendable
    private static func interval(_ slots: Slots) -> PartValue? {
        let (from, to) = (slots.measure("from"), slots.measure("to") ?? namedUnit(slots))
        guard var measure = to ?? from, measure.bounds == nil else { return nil }
        if let from, let to, from.unit != to.unit { return nil }
        let by = slots["by"] == nil ? 1 : slots.number("by") ?? 1
        let low = from?.number ?? slots.number("from").map { $0 * by }
        let high = to?.number ?? slots.number("to")
        if let low, let high, low > high { return nil }
        measure.bounds = Measure.Bounds(from: low, to: high)
        measure.number = 0
        return .measure(measure)
    }
}
