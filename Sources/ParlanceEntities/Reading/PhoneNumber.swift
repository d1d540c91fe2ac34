/// The groups of digits of what may be a phone number.
struct PhoneNumber {
    /// The signs between two groups.
    enum Separator {
        case none, blank, hyphen, point, slash
    }

    struct Group {
        let digits: String
        /// The position after the group.
        let end: Int
        /// Whether the group is in parentheses.
        var isEnclosed = false
        /// The sign before the group.
        var separator = Separator.none

        var count: Int { digits.utf8.count }
        var value: Int { Int(digits) ?? .max }
    }

    var groups: [Group] = []
    /// Whether the number begins with `+`.
    var isInternational = false

    var end: Int? { groups.last?.end }
    var digitCount: Int { groups.reduce(0) { $0 + $1.count } }

    private var counts: [Int] { groups.map(\.count) }

    /// Whether a blank ends the number: no group follows a long one, or the last of a North American number.
    var isComplete: Bool {
        guard let last = groups.last else { return false }
        return last.count >= 9 || counts.suffix(3) == [3, 3, 4] && groups.count <= 4
    }

    /// Removes the last groups up to a blank.
    mutating func removeLastWord() {
        while let last = groups.popLast() { if last.separator == .blank { return } }
    }
}

// MARK: - Plausibility

extension PhoneNumber {
    private var isEnclosed: Bool { groups.contains(where: \.isEnclosed) }
    private var hasExitCode: Bool { groups.first?.digits.hasPrefix("00") == true }
    private var hasTrunkZero: Bool { groups.first?.digits.hasPrefix("0") == true }

    /// Whether the digits are those of a phone number and of nothing else.
    var isPlausible: Bool {
        guard isLong(enough: isInternational || isEnclosed ? 8 : 7), hasSensiblePoints else { return false }
        if isInternational || isEnclosed { return true }
        if groups.count == 1 { return digitCount >= 8 }
        return !(isDate || isYears || isGroupedNumber || isCard || isBookNumber || isSecurityNumber || isShortCode)
    }

    /// Whether the number of digits is possible. A last group of three or four digits after a hyphen may be an extension.
    private func isLong(enough least: Int) -> Bool {
        let most = isInternational ? 15 : hasExitCode ? 17 : 13
        if least...most ~= digitCount { return true }
        guard let last = groups.last, last.separator == .hyphen, 3...4 ~= last.count else { return false }
        return 10...most ~= digitCount - last.count
    }

    /// A point alone is a decimal sign; points go between all groups or between none.
    private var hasSensiblePoints: Bool {
        let separators = groups.dropFirst().map(\.separator)
        guard separators.contains(.point) else { return true }
        if isInternational || isEnclosed { return true }
        guard separators.count >= 2, separators.allSatisfy({ $0 == .point }) else { return false }
        let isIPAddress = groups.count == 4 && groups.allSatisfy { $0.value < 256 }
        return !isIPAddress && !(counts.dropFirst().allSatisfy { $0 == 3 } && counts[0] <= 3)
    }

    /// Day, month and year in any order, with what follows them.
    private var isDate: Bool {
        guard groups.count >= 3 else { return false }
        let values = groups.prefix(3).map(\.value)
        func isDay(_ a: Int, _ b: Int) -> Bool {
            groups[a].count <= 2 && groups[b].count <= 2 && 1...31 ~= values[a] && 1...31 ~= values[b]
                && min(values[a], values[b]) <= 12
        }
        func isYear(_ index: Int) -> Bool { groups[index].count == 4 && 1_000...2_999 ~= values[index] }
        return isYear(0) && isDay(1, 2) || isYear(2) && isDay(0, 1)
    }

    /// Years one after the other.
    private var isYears: Bool { groups.allSatisfy { $0.count == 4 && 1_900...2_099 ~= $0.value } }

    /// Thousands with blanks: "1 234 567". "679 124 898" is rather a phone number.
    private var isGroupedNumber: Bool {
        !hasTrunkZero && counts[0] < 3 && groups.dropFirst().allSatisfy { $0.count == 3 && $0.separator == .blank }
    }

    /// "4000 1234 5678 9010"
    private var isCard: Bool { !hasTrunkZero && groups.count >= 4 && counts.prefix(3) == [4, 4, 4] }

    /// ISBN-13.
    private var isBookNumber: Bool { digitCount == 13 && ["978", "979"].contains(groups[0].digits) }

    /// United States social security numbers: "911-67-0060".
    private var isSecurityNumber: Bool {
        counts == [3, 2, 4] && groups.dropFirst().allSatisfy { $0.separator == .hyphen }
    }

    /// Local numbers do not begin with 1, which is for short codes such as 112.
    private var isShortCode: Bool { counts == [3, 4] && groups[0].digits.hasPrefix("1") }
}
