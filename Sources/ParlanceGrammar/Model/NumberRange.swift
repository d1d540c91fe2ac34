/// The numbers that a range slot accepts, and their forms.
///
/// ```swift
/// let percent = NumberRange(from: 0, to: 100, step: 5)
/// print(percent.contains(35), percent.contains(36))  // true false
/// ```
public struct NumberRange: Sendable, Hashable {
    /// The least number.
    public var from: Int
    /// The greatest number, inclusive.
    public var to: Int
    /// The distance from one accepted number to the next, at least 1.
    public var step: Int
    /// Parts of a whole that are accepted after each number.
    public var fractions: Fractions?
    /// The factor from the spoken number to the slot's value.
    public var multiplier: Double?
    /// Whether the number may be written in digits.
    public var allowsDigits: Bool
    /// Whether the number may be spelled out in words.
    public var allowsWords: Bool
    /// The language of the words; nil: the grammar's.
    public var wordsLanguage: String?

    /// The fractions that a range accepts in addition to whole numbers.
    public enum Fractions: String, Sendable, Hashable, CaseIterable {
        case halves, tenths, hundredths
        /// Hundredths that need no word for the point: "twelve fifty" is 12.5.
        case cents

        /// The number of parts of a whole.
        public var denominator: Int {
            switch self {
            case .halves: 2
            case .tenths: 10
            case .hundredths, .cents: 100
            }
        }
    }

    /// Creates a range without checking it; `problem` is nil if it is usable.
    public init(
        from: Int,
        to: Int,
        step: Int = 1,
        fractions: Fractions? = nil,
        multiplier: Double? = nil,
        allowsDigits: Bool = true,
        allowsWords: Bool = true,
        wordsLanguage: String? = nil
    ) {
        self.from = from
        self.to = to
        self.step = step
        self.fractions = fractions
        self.multiplier = multiplier
        self.allowsDigits = allowsDigits
        self.allowsWords = allowsWords
        self.wordsLanguage = wordsLanguage
    }
}

extension NumberRange {
    /// The largest magnitude of a bound: every number up to it is exact in a `Double`.
    public static let magnitudeLimit = 1 << 53

    /// A reason why a range can't be used.
    public enum Problem: Sendable, Hashable {
        /// `from` is greater than `to`.
        case empty
        /// `step` is below 1.
        case step
        /// A bound beyond `magnitudeLimit`.
        case outOfBounds
    }

    /// The problem that makes the range unusable, if any.
    public var problem: Problem? {
        if step < 1 { return .step }
        if from.magnitude > Self.magnitudeLimit || to.magnitude > Self.magnitudeLimit { return .outOfBounds }
        return from > to ? .empty : nil
    }

    /// Whether the range contains `number`.
    ///
    /// A fraction may follow the last number too: 100.5 is in 0…100 with halves.
    public func contains(_ number: Double) -> Bool {
        guard number.magnitude <= Double(Self.magnitudeLimit) else { return false }
        let whole = number.rounded(.down)
        guard whole >= Double(from), whole <= Double(to), (Int(whole) - from) % step == 0 else { return false }
        guard number != whole else { return true }
        guard let fractions else { return false }
        let parts = ((number - whole) * Double(fractions.denominator)).rounded()
        return Self.number(whole, and: Int(parts), of: fractions.denominator) == number
    }

    /// The slot's value for a spoken number.
    public func value(of number: Double) -> Value {
        Value(number: number * (multiplier ?? 1))
    }
}

extension NumberRange {
    /// The maximum number of whole numbers that match spelled out; digits have no such limit.
    public static let spelledLimit = 20_000

    /// The number of values in the range, fractions included.
    public var count: Int {
        guard problem == nil else { return 0 }
        return ((to - from) / step + 1) * (fractions?.denominator ?? 1)
    }

    /// The first `limit` numbers of the range, fractions included.
    public func numbers(limit: Int = spelledLimit) -> [Double] {
        let parts = fractions?.denominator ?? 1
        return (0..<min(count, limit)).map { index in
            Self.number(Double(from + index / parts * step), and: index % parts, of: parts)
        }
    }

    /// A whole number plus a fraction. Adding a quotient would round twice: 5001.29 would be 5001.290000000001.
    package static func number(_ whole: Double, and parts: Int, of denominator: Int) -> Double {
        (whole * Double(denominator) + Double(parts)) / Double(denominator)
    }
}
