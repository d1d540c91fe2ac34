/// The types of parts that templates of a language's file may define or mention; lists are further types.
enum PartType: String, CaseIterable, Sendable {
    // Read by code.
    /// A whole or decimal number in digits, or a whole number in words.
    case cardinal
    /// A number in digits.
    case digits
    /// A whole number in words; a language's file may define it instead of the words that ICU knows.
    case words
    /// A whole number in the words that ICU knows.
    case spelled
    /// Two numbers in digits with a slash, as a fraction; no part of a date.
    case ratio
    /// A currency code, in capital letters.
    case currencyCode = "currency-code"
    /// Digits in a row, one to four of them, without signs.
    case digit1, digit2, digit4
    case digits12 = "digits1-2"
    case digits24 = "digits2-4"
    case phone, email, url
    /// A power of ten in words: "million".
    case scale

    // Filters of moments.
    case date, period, time, part, instant

    // Defined by templates.
    case number, fraction, ordinal, percent, duration, temperature, dimension, currency, age, boolean
    /// Words that look like a part of another type and are none; they hide what they cover.
    case none
    case atom, moment, shifted, when, span, range, recurrence

    /// The types whose parts may be entities of some kinds.
    static func ofEntities(_ kinds: Set<Entity.Kind>) -> [PartType] {
        var types: [PartType] = []
        for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) {
            switch kind {
            case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange: types += [.when, .range]
            default: types += PartType(rawValue: kind.rawValue).map { [$0] } ?? []
            }
        }
        return allCases.filter(types.contains)
    }

    var number32: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }

    /// Whether templates may define parts of the type.
    var isDefinable: Bool {
        switch self {
        case .cardinal, .digits, .words, .spelled, .ratio, .currencyCode, .digit1, .digit2, .digit4, .digits12,
            .digits24, .phone, .email, .url, .scale, .date,
            .period, .time, .part, .instant:
            false
        default: true
        }
    }
}
