/// Sums the sizes of what is to be compiled, and detects when they exceed the limits of memory and time.
struct SizeBudget {
    private var parts = 0
    private var spelledNumbers = 0

    /// Adds a template.
    ///
    /// - Returns: the template's own problem, or that it is the first one beyond the limit.
    mutating func add(_ size: TemplateSize) -> GrammarProblem? {
        let limit = SizeChecker.limits.grammar
        let isTooMuch = Self.add(size.parts, to: &parts, limit: limit)
        return size.problem ?? (isTooMuch ? .grammarTooLarge(limit: limit) : nil)
    }

    /// Adds the spelled-out numbers of a range.
    ///
    /// - Returns: a problem if they are the first beyond the limit.
    mutating func add(_ range: NumberRange) -> GrammarProblem? {
        guard range.allowsWords else { return nil }
        let limit = SizeChecker.limits.spelledNumbers
        let count = min(range.count / (range.fractions?.denominator ?? 1), NumberRange.spelledLimit)
        return Self.add(count, to: &spelledNumbers, limit: limit) ? .tooManySpelledNumbers(limit: limit) : nil
    }

    /// Whether this addition exceeds the limit for the first time.
    private static func add(_ count: Int, to total: inout Int, limit: Int) -> Bool {
        let isWithin = total <= limit
        total = min(total + count, limit + 1)
        return isWithin && total > limit
    }
}
