import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decodes the values of built-in slot types, `{date: …}`, `{time: …}`, `{dateTime: …}`, or an ISO 8601 text.
///
/// The components have a time zone only if the text has an offset; otherwise the user's time zone applies.
extension DateComponents: ParameterDecodable {
    static var expectation: String { "a date or a time of day, as in ISO 8601" }

    init?(parameter: ParameterValue) {
        guard let text = parameter.value.string ?? parameter.value.object?.dateText else { return nil }
        self.init(iso8601: text)
    }

    private init?(iso8601 text: String) {
        let form = #/(?:(\d{4})-(\d\d)-(\d\d))?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?/#
        guard !text.isEmpty, let match = text.wholeMatch(of: form)?.output else { return nil }
        self.init()
        year = match.1.flatMap { Int($0) }
        month = match.2.flatMap { Int($0) }
        day = match.3.flatMap { Int($0) }
        hour = match.4.flatMap { Int($0) }
        minute = match.5.flatMap { Int($0) }
        second = match.6.flatMap { Int($0) }
        timeZone = match.7.flatMap(Self.timeZone)
        guard isPossible else { return nil }
    }

    private var isPossible: Bool {
        1...12 ~= month ?? 1 && 1...31 ~= day ?? 1 && 0...24 ~= hour ?? 0 && 0...59 ~= minute ?? 0
            && 0...60 ~= second ?? 0
    }

    private static func timeZone(_ offset: Substring) -> TimeZone? {
        if offset == "Z" { return TimeZone(secondsFromGMT: 0) }
        let parts = offset.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        let seconds = parts[0] * 3_600 + parts[1] * 60
        return TimeZone(secondsFromGMT: offset.hasPrefix("-") ? -seconds : seconds)
    }
}

/// Decodes `{start: …, end: …}`, or a single date or time as the start.
extension DateComponentsRange: ParameterDecodable {
    static var expectation: String { "a range of dates or times, as in ISO 8601" }

    init?(parameter: ParameterValue) {
        if let start = DateComponents(parameter: parameter) {
            self.init(start: start)
            return
        }
        guard let members = parameter.value.object else { return nil }
        let bounds = [members["start"], members["end"]].map { bound in
            bound.map { DateComponents(parameter: ParameterValue($0)) }
        }
        // A bound that is present must be valid.
        guard bounds.contains(where: { $0 != nil }), !bounds.contains(.some(nil)) else { return nil }
        self.init(start: bounds[0] ?? nil, end: bounds[1] ?? nil)
    }
}

/// Requires an offset in the text, because the decoder does not know the user's time zone.
extension Date: ParameterDecodable {
    static var expectation: String { "a date and time with its offset, as in ISO 8601" }

    init?(parameter: ParameterValue) {
        guard let components = DateComponents(parameter: parameter), let zone = components.timeZone,
            components.year != nil
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let date = calendar.date(from: components) else { return nil }
        self = date
    }
}

extension [String: Value] {
    fileprivate var dateText: String? { (self["dateTime"] ?? self["date"] ?? self["time"])?.string }
}
