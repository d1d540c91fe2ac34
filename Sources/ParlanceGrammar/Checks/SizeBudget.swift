/// Adds up what there is to compile, and tells when it becomes more than fits in memory, or takes more than a moment.
struct SizeBudget {
    private var parts = 0
    private var spelledNumbers = 0

    /// Counts a template.
    ///
    /// - Returns: what is wrong with it, or that it is the first one too many.
    mutating func add(_ size: TemplateSize) -> GrammarProblem? {
        let limit = SizeChecker.limits.grammar
        let isTooMuch = Self.add(size.parts, to: &parts, limit: limit)
        return size.problem ?? (isTooMuch ? .grammarTooLarge(limit: limit) : nil)
    }

    /// Counts the numbers of a range that are spelled out.
    ///
    /// - Returns: that they are the first too many.
    mutating func add(_ range: NumberRange) -> GrammarProblem? {
        guard range.allowsWords else { return nil }
        let limit = SizeChecker.limits.spelledNumbers
        let count = min(range.count / (range.fractions?.denominator ?? 1), NumberRange.spelledLimit)
        return Self.add(count, to: &spelledNumbers, limit: limit) ? .tooManySpelledNumbers(limit: limit) : nil
    }

    /// Whether the limit is passed just now.
    private static func add(_ count: Int, to total: inout Int, limit: Int) -> Bool {
        let isWithin = total <= limit
        total = min(total + count, limit + 1)
        return isWithin && total > limit
    }
}
