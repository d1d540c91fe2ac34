import ParlanceGrammar
import ParlanceText

/// Words that CLDR knows: names of months, days and units, relative times, ordinals.
///
/// They fill the lists `month`, `weekday`, `half`, `time_unit`, `unit`, `unit_before`, `temperature_unit`,
/// `currency_unit` and `ordinal_word`; files of languages add to them.
enum CLDRWords {
    /// The largest ordinal that is spelled.
    private static let mostOrdinals = 99

    static func add(_ tag: String, to source: inout EntitySource) {
        guard tag != LanguageTag.undetermined else { return }
        let names = LocaleNames(language: tag)
        for month in names.months() { source.add(month.name, .integer(month.number), to: "month") }
        for day in names.weekdays() where day.name.utf8.count > 2 {
            source.add(day.name, .integer(day.number), to: "weekday")
        }
        for half in names.dayHalves() { source.add(half.name, .string(half.isAfternoon ? "pm" : "am"), to: "half") }
        addDates(names.dateOrder(), to: &source)
        addPatterns(names, to: &source)
        addRelative(names, to: &source)
        addOrdinals(names, to: &source)
        addUnits(names, to: &source)
        for currency in names.currencies() {
            if currency.name.utf8.count == 1, currency.name.first?.isLetter == true { continue }
            let isCode = currency.name.count <= 3 && currency.name.allSatisfy { $0.isLetter && $0.isASCII }
            source.add(currency.name, .string(currency.code), to: isCode ? "currency_code" : "currency_unit")
        }
        for sign in names.percentSigns() where sign != "%" {
            source.add([.slot("number", "n"), .text(" " + sign)], "percent", of: "percent")
        }
    }

    // MARK: Dates in digits

    /// Dates in digits, in the locale's order, then with the day and the month in the other.
    private static func addDates(_ order: String, to source: inout EntitySource) {
        let usual = order == "mdy" ? ["month", "day"] : ["day", "month"]
        for (first, second) in [(usual[0], usual[1]), (usual[1], usual[0])] {
            for sign in ["/", "-", "."] {
                let date: [EntitySource.Piece] = [
                    .slot("digits1-2", first), .text(sign), .slot("digits1-2", second), .text(sign),
                ]
                source.add(date + [.slot("digit4", "year")], "fields", of: "atom")
                source.add(date + [.slot("digit2", "year")], "fields", of: "atom")
            }
            source.add(
                [.slot("digits1-2", first), .text("/"), .slot("digits1-2", second)],
                "fields",
                of: "atom"
            )
        }
    }

    // MARK: Patterns

    private static func addPatterns(_ names: LocaleNames, to source: inout EntitySource) {
        for quarter in names.quarters() { source.add(quarter.name, .integer(quarter.number), to: "quarter_name") }
        for pattern in names.dateTimePatterns() {
            let isTime = pattern.contains(.hour)
            source.add(pattern.map(piece), isTime ? "clock" : "fields", of: "atom")
        }
        for period in names.dayPeriods() where period.start != period.end {
            let ranges = [period.start, period.end].map { "\(TimeOfDay.iso($0 * 60).prefix(5))" }.joined(separator: "-")
            source.add([.text(period.name)], "fields", of: "atom", ["part": .string(ranges)])
        }
        for period in names.dayPeriods() where period.start == period.end {
            let time = String(TimeOfDay.iso(period.start * 60).prefix(5))
            source.add([.text(period.name)], "time", of: "atom", ["time": .string(time)])
        }
    }

    private static func piece(_ piece: LocaleNames.PatternPiece) -> EntitySource.Piece {
        switch piece {
        case .text(let text): .text(text)
        case .year: .slot("digit4", "year")
        case .month: .slot("digits1-2", "month")
        case .monthName: .slot("month", "month")
        case .day: .range(NumberRange(from: 1, to: 31), "day")
        case .weekday: .slot("weekday", "weekday")
        case .quarter: .slot("quarter_name", "quarter")
        case .hour: .range(NumberRange(from: 0, to: 24), "hour")
        case .minute: .slot("digit2", "minute")
        case .second: .slot("digit2", "second")
        case .half: .slot("half", "half")
        }
    }

    // MARK: Relative times

    private static func addRelative(_ names: LocaleNames, to source: inout EntitySource) {
        for name in names.relativeNames() {
            if let weekday = weekdays.firstIndex(of: name.unit) {
                let constants: [String: Value] = ["weekday": .integer(weekday + 1), "shift": .integer(name.offset)]
                source.add([.text(name.name)], "weekday", of: "atom", constants)
            } else {
                let constants: [String: Value] = ["unit": .string(name.unit), "offset": .integer(name.offset)]
                source.add([.text(name.name)], "relative", of: "atom", constants)
            }
        }
        for pattern in names.relativePatterns() {
            let constants: [String: Value] = [
                "unit": .string(pattern.unit), "sign": .integer(pattern.isFuture ? 1 : -1),
            ]
            let parts: [EntitySource.Piece] = [.text(pattern.prefix), .slot("number", "n"), .text(pattern.suffix)]
            source.add(parts, "shift-units", of: "shifted", constants)
        }
    }

    private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    // MARK: Ordinals

    private static func addOrdinals(_ names: LocaleNames, to source: inout EntitySource) {
        for name in names.spelledOrdinals(upTo: mostOrdinals) {
            source.add(name.name, .integer(name.number), to: "ordinal_word")
        }
        source.add([.slot("ordinal_word", "n")], "ordinal", of: "ordinal")
        for affix in names.ordinalAffixes() where affix.prefix.isEmpty && affix.suffix != "." || !affix.prefix.isEmpty {
            let parts: [EntitySource.Piece] = [.text(affix.prefix), .slot("digits", "n"), .text(affix.suffix)]
            source.add(parts, "ordinal", of: "ordinal")
        }
    }

    // MARK: Units

    /// Parts of a whole, which are types of their own.
    private static let otherUnits: Set = ["percent", "permille", "permyriad", "permillion"]

    private static func addUnits(_ names: LocaleNames, to source: inout EntitySource) {
        let all = names.units()
        let ordered = all.filter { $0.unit.contains("byte") } + all.filter { !$0.unit.contains("byte") }
        for name in ordered where !otherUnits.contains(name.unit) {
            let type = name.kind == "duration" ? "duration" : name.kind == "temperature" ? "temperature" : "dimension"
            let list = name.kind == "duration" ? "time_unit" : name.kind == "temperature" ? "temperature_unit" : "unit"
            if let number = name.number {
                let constants: [String: Value] = ["n": .integer(number), "unit": .string(name.unit)]
                source.add([.text(name.prefix + name.suffix)], type, of: type, constants)
            } else if name.prefix.isEmpty {
                source.add(name.suffix, .string(name.unit), to: list)
            } else if name.suffix.isEmpty {
                source.add(name.prefix, .string(name.unit), to: list + "_before")
            } else {
                let parts: [EntitySource.Piece] = [.text(name.prefix), .slot("number", "n"), .text(name.suffix)]
                source.add(parts, type, of: type, ["unit": .string(name.unit)])
            }
        }
    }
}

extension EntitySource {
    /// A piece of a template that is put together here.
    enum Piece {
        case text(String)
        case slot(String, String)
        case range(NumberRange, String)
    }

    /// Adds a word to a list.
    fileprivate mutating func add(_ word: String, _ value: Value, to list: String) {
        let word = word.drop { $0.isWhitespace }
        guard !word.isEmpty else { return }
        lists[list, default: []].append(ListedWord(template: Template(literal: String(word)), value: .word(value)))
    }

    /// Adds a pattern.
    fileprivate mutating func add(
        _ pieces: [Piece],
        _ operation: String,
        of type: String,
        _ constants: [String: Value] = [:]
    ) {
        guard let operation = Operation.all[operation] else { return }
        let parts = pieces.compactMap { piece -> TemplateExpression? in
            switch piece {
            case .text(let text): text.isEmpty ? nil : .text(text)
            case .slot(let list, let slot): .list(ListReference(source: .named(list), slot: slot))
            case .range(let range, let slot): .list(ListReference(source: .range(range), slot: slot))
            }
        }
        let rule = EntityRule(
            template: Template(printing: .sequence(parts)),
            operation: operation,
            constants: constants.mapValues { .word($0) }
        )
        rules.append((type, rule))
    }
}
