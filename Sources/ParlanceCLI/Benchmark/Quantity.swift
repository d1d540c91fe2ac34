import Foundation

/// Formats numbers with their units.
enum Quantity {
    /// `812 ns`, `1.25 µs`, `38.4 ms`: three significant digits.
    static func time(_ nanoseconds: Double) -> String {
        scaled(nanoseconds, units: ["ns", "µs", "ms", "s"])
    }

    /// `512 B`, `38.4 MB`: powers of 1000.
    static func bytes(_ count: Int) -> String {
        scaled(Double(count), units: ["B", "kB", "MB", "GB", "TB"])
    }

    /// `1,234,567`.
    static func count(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let isAfterComma = index > 0 && (digits.count - index) % 3 == 0
            return (isAfterComma ? "," : "") + String(digits[index])
        }.joined()
    }

    /// `1.93`; `6` for a whole number.
    static func number(_ value: Double) -> String {
        value == value.rounded() ? count(Int(value)) : String(format: "%.2f", value)
    }

    private static func scaled(_ value: Double, units: [String]) -> String {
        var value = value
        var unit = 0
        // A number that rounds up to 1000 belongs to the next unit.
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let digits = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
        return String(format: "%.\(digits)f ", value) + units[unit]
    }
}
