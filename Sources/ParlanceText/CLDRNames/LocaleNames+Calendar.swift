internal import CICU

extension LocaleNames {
    /// The names of months, 1 to 12: wide and abbreviated, in dates and alone. Narrow names, of one letter, are ambiguous
    /// and not included.
    package func months() -> [NumberedName] {
        numberedNames("monthNames", widths: ["wide", "abbreviated"]) { $0 + 1 }
    }

    /// The names of weekdays by ISO 8601, Monday is 1, Sunday 7: wide, abbreviated and short ones of at least two
    /// characters, in dates and alone.
    package func weekdays() -> [NumberedName] {
        numberedNames("dayNames", widths: ["wide", "abbreviated", "short"]) { $0 == 0 ? 7 : $0 }
    }

    /// The names of quarters, 1 to 4: wide and abbreviated, in dates and alone.
    package func quarters() -> [NumberedName] {
        numberedNames("quarters", widths: ["wide", "abbreviated"]) { $0 + 1 }
    }

    /// The first day of the week by ISO 8601: 1 is Monday, 7 Sunday.
    package func firstWeekday() -> Int { Int(cicu_first_weekday(locale.identifier)) }

    /// The order of day, month and year in a numeric date: `dmy`, `mdy`, `ymd`, or `ydm` in few languages.
    package func dateOrder() -> String {
        let path = "\(Self.calendar)/availableFormats/yMd"
        var order = ""
        LocaleBundles(CICU_DATA_MAIN, locale: locale)?.visit([path]) { text in
            if order.isEmpty { order = Self.order(ofPattern: text.string) }
        }
        return order.isEmpty ? "ymd" : order
    }

    /// The letters of a date pattern's fields, each once. Text in apostrophes has no fields.
    private static func order(ofPattern pattern: String) -> String {
        var order = ""
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            let field: Character? =
                switch letter {
                case "d": "d"
                case "M", "L": "m"
                case "y", "r": "y"
                default: nil
                }
            if let field, !isQuoted, !order.contains(field) { order.append(field) }
        }
        return order.count == 3 ? order : ""
    }

    /// Reads arrays of names. `number` converts the place in an array.
    private func numberedNames(_ kind: String, widths: [String], number: (Int) -> Int) -> [NumberedName] {
        let paths = widths.flatMap { width in
            ["format", "stand-alone"].map { "\(Self.calendar)/\(kind)/\($0)/\(width)" }
        }
        var names = UniqueNames<NumberedName>()
        LocaleBundles(CICU_DATA_MAIN, locale: locale)?.visit(paths) { text in
            for name in Self.withoutPeriod(text.string) where name.unicodeScalars.count > 1 {
                names.insert(NumberedName(name: name, number: number(text.place(0))))
            }
        }
        return names.all
    }

    /// A name, and its form without the final period of an abbreviation.
    private static func withoutPeriod(_ name: String) -> [String] {
        name.hasSuffix(".") ? [name, String(name.dropLast())] : [name]
    }
}
