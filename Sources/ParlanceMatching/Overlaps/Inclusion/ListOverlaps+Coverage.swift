extension ListOverlaps {
    /// Whether a list is a wildcard without limits.
    func readsAnyWords(_ list: Int32) -> Bool {
        if case .wildcard(nil)? = lists[Int(list)] { true } else { false }
    }

    /// Whether a slot of a list reads whatever a slot of another list reads, regardless of the ranking.
    func covers(_ list: Int32, _ other: Int32) -> Bool {
        switch (lists[Int(list)], lists[Int(other)]) {
        case (nil, nil): names[Int(list)] == names[Int(other)]
        case (.wildcard(nil)?, _): true
        case (nil, _), (_, nil): false
        default: isPart(other, of: list)
        }
    }

    /// The last number of a range in digits; nil for another kind of list.
    func lastNumber(of list: Int32) -> Int? {
        guard case .range(let compiled)? = lists[Int(list)], compiled.range.allowsDigits else { return nil }
        let range = compiled.range
        let (length, isTooLong) = range.to.subtractingReportingOverflow(range.from)
        return isTooLong ? range.to : range.to - length % max(range.step, 1)
    }

    /// All values of a list as words, by length; nil for another kind of list, or if they are too many.
    func words(of list: Int32) -> [[UInt8]]? {
        guard values(of: list) != nil else { return nil }
        let members = members(of: list)
        return members.isComplete ? Self.inOrder(members.numbers.keys.filter { !$0.isEmpty }) : nil
    }
}
