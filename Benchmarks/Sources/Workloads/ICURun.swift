@_spi(Measuring) import ParlanceText

/// The work of ICU alone for the texts of a workload, folding and finding words: a lower bound without matching.
public final class ICURun {
    private let floor: ICUFloor
    private let texts: [String]

    /// - Returns: nil if ICU has no data.
    public init?(_ workload: Workload) {
        guard let floor = ICUFloor(language: workload.grammar.language) else { return nil }
        self.floor = floor
        texts = workload.utterances.map(\.text)
    }

    /// Folds a text and finds its word boundaries. Returns their number.
    @inline(never)
    @discardableResult
    public func pass(_ number: Int) -> Int { floor.pass(texts[number]) }
}
