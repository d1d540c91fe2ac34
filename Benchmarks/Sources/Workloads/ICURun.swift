@_spi(Measuring) import ParlanceText

/// What ICU alone takes to fold the texts of a workload and to find their words: a floor, which matches nothing.
public final class ICURun {
    private let floor: ICUFloor
    private let texts: [String]

    /// - Returns: nil where ICU has no data.
    public init?(_ workload: Workload) {
        guard let floor = ICUFloor(language: workload.grammar.language) else { return nil }
        self.floor = floor
        texts = workload.utterances.map(\.text)
    }

    /// Folds and breaks a text; how many boundaries of words it has.
    @inline(never)
    @discardableResult
    public func pass(_ number: Int) -> Int { floor.pass(texts[number]) }
}
