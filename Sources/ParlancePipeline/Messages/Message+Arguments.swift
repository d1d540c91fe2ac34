import ParlanceGrammar
import ParlanceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Message {
    /// The arguments of texts: those of the message, the number of values of each (`guest_count`), the members of objects
    /// (`ride_driver_rating`, `prices_1_name`), and `intent` and `detail`.
    var spokenArguments: [String: MessageArgument] {
        var spoken: [String: MessageArgument] = [:]
        spoken["intent"] = intent.map { .text(Self.words(of: $0)) }
        spoken["detail"] = detail.map { .text(Self.words(of: $0)) }
        for (name, value) in MemberArguments(arguments).all { spoken[name] = MessageArgument(value, isChoice: false) }
        for (name, value) in arguments {
            spoken[name] = MessageArgument(value, isChoice: name == "candidates" || name == "intents")
            let count = if case .array(let items) = value { items.count } else { 1 }
            if arguments["\(name)_count"] == nil { spoken["\(name)_count"] = .integer(count) }
        }
        return spoken
    }

    /// Splits a name into words: `goalValue` and `goal_value` give "goal value".
    private static func words(of name: String) -> String {
        var words = ""
        for character in name {
            if character == "_" || character == "-" {
                words += " "
            } else if character.isUppercase, let last = words.last, last.isLowercase {
                words += " \(character.lowercased())"
            } else {
                words.append(words.isEmpty ? Character(character.lowercased()) : character)
            }
        }
        return words
    }
}

extension MessageArgument {
    /// - Returns: Nil for values without a text: null, and objects other than dates and amounts.
    fileprivate init?(_ value: Value, isChoice: Bool) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .text(flag ? "true" : "false")
        case .integer(let number): self = .integer(number)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        case .array(let items): self = .list(items.map(\.displayName), isChoice: isChoice)
        case .object(let members) where members["currencyCode"] != nil:
            guard let amount = members["amount"], let code = members["currencyCode"] else { return nil }
            self = .text("\(amount) \(code)")
        case .object:
            guard let components = DateComponents(parameter: ParameterValue(value)) else { return nil }
            self = .date(MessageDate(components))
        }
    }
}

extension MessageDate {
    /// The date and time as shown by calendar and clock, independently of the time zone.
    fileprivate init(_ components: DateComponents) {
        let usual = MessageDate()
        func part(_ value: Int?, or usual: Int32) -> Int32 { value.flatMap(Int32.init(exactly:)) ?? usual }
        self.init(
            year: part(components.year, or: usual.year),
            month: part(components.month, or: usual.month),
            day: part(components.day, or: usual.day),
            hour: part(components.hour, or: usual.hour),
            minute: part(components.minute, or: usual.minute),
            second: part(components.second, or: usual.second),
            parts: components.hour == nil ? .day : components.day == nil ? .time : .moment
        )
    }
}
