import Testing

@testable import ParlanceText

@Suite("Names of units")
struct LocaleNamesUnitsTests {
    @Test(
        "Units have long, short and narrow names",
        arguments: [
            ("en", "kilometers", "kilometer"), ("en", "km", "kilometer"), ("en-GB", "kilometres", "kilometer"),
            ("en-GB", "kilometers", "kilometer"), ("en", "miles per hour", "mile-per-hour"),
            ("en", "mph", "mile-per-hour"),
            ("en", "square kilometers", "square-kilometer"), ("en", "GB", "gigabyte"), ("en", "″", "inch"),
            ("en", "centuries", "century"), ("en", "°F", "fahrenheit"), ("de", "Kilometern", "kilometer"),
            ("de", "Grad Celsius", "celsius"), ("fr", "litres aux 100 km", "liter-per-100-kilometer"),
            ("es", "kilómetros por hora", "kilometer-per-hour"), ("ja", "メートル", "meter"), ("ja", "分", "minute"),
            ("zh", "公里", "kilometer"), ("ru", "километров", "kilometer"), ("ru", "километре", "kilometer"),
            ("ar", "كيلومتر", "kilometer"), ("ko", "섭씨 도", "celsius"),
        ]
    )
    func units(language: String, name: String, unit: String) {
        let units = LocaleNames(language: language).units()
        #expect(units.contains { $0.name == name && $0.unit == unit }, "\(units.filter { $0.unit == unit })")
    }

    @Test func `a name can stand on both sides of a number or contain it`() {
        let korean = LocaleNames(language: "ko").units().filter { $0.unit == "celsius" && !$0.prefix.isEmpty }
        #expect(korean.contains { $0.prefix == "섭씨" && $0.suffix == "도" })
        let arabic = LocaleNames(language: "ar").units().filter { $0.unit == "day" }
        #expect(arabic.contains { $0.name == "يومان" && $0.number == 2 })
        #expect(arabic.contains { $0.name == "أيام" && $0.number == nil })
    }

    @Test("Every kind has units, none of them twice", arguments: ["en", "de", "ru", "xx"])
    func kinds(language: String) {
        let units = LocaleNames(language: language).units()
        let kinds = Set(units.map(\.kind))
        let wanted: Set = [
            "length", "area", "volume", "mass", "speed", "digital", "angle", "energy", "power", "pressure",
            "temperature", "duration", "frequency", "electric", "acceleration", "consumption", "force", "torque",
            "light", "graphics", "concentr",
        ]
        #expect(kinds == wanted)
        #expect(Set(units).count == units.count)
        #expect(!units.contains { $0.name.isEmpty || $0.name.contains("{") })
    }

    @Test func `narrow names of one letter are not included`() {
        let units = LocaleNames(language: "en").units()
        #expect(units.filter { $0.name == "m" }.map(\.unit) == ["meter"])
        #expect(!units.contains { $0.name == "d" || $0.name == "y" })
    }
}
