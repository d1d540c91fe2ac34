/// The share of sentences that must pass: `95%`, in steps of a hundredth of a percent.
public struct PassShare: Sendable, Hashable, CustomStringConvertible {
    /// The required form of texts.
    package static let pattern = "^(100|[0-9]{1,2}(\\.[0-9]{1,2})?)%?$"
    private static let whole = 10_000

    /// In hundredths of a percent, from 0 to 10,000.
    private let hundredths: Int

    /// Reads `95%`, `99.5%` or `95`; nil for other texts and for more than 100.
    public init?(_ text: String) {
        let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard isNumber, let percent = parts.first, percent.count <= 3, let whole = Int(percent) else { return nil }
        let decimals = parts.dropFirst().first ?? ""
        guard decimals.count <= 2, let part = Int(decimals + String(repeating: "0", count: 2 - decimals.count)) else {
            return nil
        }
        hundredths = whole * 100 + part
        guard hundredths <= Self.whole else { return nil }
    }

    /// The share of a part, rounded down: less than all is never 100%.
    init(_ part: Int, of all: Int) {
        hundredths = all == 0 ? Self.whole : part * Self.whole / all
    }

    /// The number of percent.
    public var percent: Double { Double(hundredths) / 100 }

    /// Without decimals that are zero: `95%`, `99.5%`.
    public var description: String {
        let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
        let decimals = part % 10 == 0 ? "\(part / 10)" : (part < 10 ? "0\(part)" : "\(part)")
        return part == 0 ? "\(whole)%" : "\(whole).\(decimals)%"
    }

    /// Whether a part is at least this share of all.
    func isReached(by part: Int, of all: Int) -> Bool { part * Self.whole >= hundredths * all }
}
