/// Ratios of units that are said together: "five feet three inches", "two dollars fifty cents".
enum UnitScale {
    /// The number of small units in a large one; nil if they are of different kinds.
    static func factor(from large: String, to small: String) -> Double? {
        if subunits.contains(small), isCurrency(large) { return small == "fen" || small == "jiao" ? nil : 100 }
        guard let a = sizes[large], let b = sizes[small], a.kind == b.kind else { return nil }
        return a.size / b.size
    }

    /// Hundredths of currencies, where the text leaves the currency open.
    static let subunits: Set<String> = ["cent", "pence", "penny", "kopeck", "centime"]

    private static func isCurrency(_ unit: String) -> Bool {
        sizes[unit] == nil && !subunits.contains(unit)
    }

    /// Sizes in metres, grams, litres and bytes. Source: CLDR, units.xml.
    private static let sizes: [String: (kind: Int, size: Double)] = [
        "kilometer": (0, 1_000), "hectometer": (0, 100), "decameter": (0, 10), "meter": (0, 1), "decimeter": (0, 0.1),
        "centimeter": (0, 0.01), "millimeter": (0, 0.001), "mile": (0, 1_609.344), "yard": (0, 0.9144),
        "foot": (0, 0.3048), "inch": (0, 0.0254),
        "metric-ton": (1, 1e6), "kilogram": (1, 1_000), "gram": (1, 1), "milligram": (1, 0.001),
        "pound": (1, 453.59237), "ounce": (1, 28.349523125), "stone": (1, 6_350.29318),
        "liter": (2, 1), "deciliter": (2, 0.1), "centiliter": (2, 0.01), "milliliter": (2, 0.001),
        "gallon": (2, 3.785411784), "quart": (2, 0.946352946), "pint": (2, 0.473176473), "cup": (2, 0.2365882365),
    ]
}
