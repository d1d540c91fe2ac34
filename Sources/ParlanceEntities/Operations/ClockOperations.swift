import ParlanceGrammar

extension Operation {
    /// Operations that make times of the day.
    static let clocks: [Operation] = [
        Operation("clock", clock),
        // "a quarter to seven", "halb acht": minutes before or after a clock time.
        Operation("clock-shift") { slots in
            guard var moment = slots.moment("a"), let clock = moment.clock, let minutes = slots.number("n"),
                let sign = slots.integer("sign"), 0...60 ~= minutes
            else { return nil }
            let second = clock.second + sign * Int((minutes * 60).rounded())
            let day = LocalTime.secondsPerDay
            let isNoon = clock.isOpen && clock.second < 3_600
            moment.clock?.second = second < 0 ? second + (isNoon ? day / 2 : day) : second % day
            moment.clock?.grain = .minute
            moment.isWeak = false
            return .moment(moment)
        },
        Operation("time") { slots in
            guard let text = slots.string("time"), let second = Moment.DayPart.second(text) else { return nil }
            var moment = Moment()
            moment.clock = Moment.Clock(second: second % LocalTime.secondsPerDay, isOpen: false, grain: .minute)
            return .moment(moment)
        },
        // Hours and minutes in a row: "1130", "340 pm".
        Operation("hhmm") { slots in
            guard let packed = slots.integer("a"), packed % 100 < 60, packed / 100 < 24 else { return nil }
            var moment = Moment()
            let hour = packed / 100
            let second = hour * 3_600 + packed % 100 * 60
            moment.clock = Moment.Clock(second: second, isOpen: 1...12 ~= hour, grain: .minute)
            moment.half = slots.string("b").flatMap(Moment.Half.init(rawValue:))
            return .moment(moment)
        },
        Operation("clear") { slots in
            guard var moment = slots.moment("a"), moment.clock != nil || moment.half != nil else { return nil }
            moment.isWeak = false
            return .moment(moment)
        },
    ]

    /// A clock time from `hour`, `minute`, `second`, `half` (am, pm), `part` (of the day); `weak` if it may as well be
    /// a number; `unsure` if it may as well be a duration; `hours24` if it is a time of 24 hours in any case.
    @Sendable
    private static func clock(_ slots: Slots) -> PartValue? {
        guard let hour = slots.integer("hour"), 0...24 ~= hour else { return nil }
        let minute = slots["minute"] == nil ? 0 : slots.integer("minute")
        let second = slots["second"] == nil ? 0 : slots.integer("second")
        guard let minute, let second, 0...59 ~= minute, 0...59 ~= second, hour < 24 || minute == 0 && second == 0 else {
            return nil
        }
        var moment = Moment()
        let isPadded =
            if case .number(let number)? = slots["hour"] { number.digitCount == 2 && hour < 10 } else { false }
        let isOpen = 1...12 ~= hour && !isPadded && slots["hours24"] == nil
        moment.clock = Moment.Clock(
            second: hour == 24 ? 0 : hour * 3_600 + minute * 60 + second,
            isOpen: isOpen,
            grain: slots["second"] != nil ? .second : slots["minute"] != nil ? .minute : .hour
        )
        moment.half = slots.string("half").flatMap(Moment.Half.init(rawValue:))
        if moment.half != nil, hour > 12 && moment.half == .am || hour == 0 && moment.half == .pm { return nil }
        moment.part = slots.string("part").flatMap(Moment.DayPart.init(ranges:))
        moment.isWeak = slots["weak"] != nil
        moment.guesses = slots["unsure"] != nil ? 1 : 0
        return .moment(moment)
    }
}
