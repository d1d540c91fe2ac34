import Foundation

/// The maximum of each measurement, by name.
struct Thresholds {
    private var allowed: [String: Double]

    /// - Throws: `MeasureError` for anything but an object of numbers; a missing file is empty.
    init(path: String) throws(MeasureError) {
        guard FileManager.default.fileExists(atPath: path) else {
            allowed = [:]
            return
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            allowed = try JSONDecoder().decode([String: Double].self, from: data)
        } catch {
            throw MeasureError("\(path): expected a JSON object with a number for each name: \(error)")
        }
    }

    /// A message for each measurement that exceeds its threshold or has none, and for each threshold without a
    /// measurement.
    func problems(of measured: [Measurement]) -> [String] {
        let exceeded = measured.compactMap { measurement -> String? in
            let value = Self.text(measurement.value)
            guard let limit = allowed[measurement.name] else {
                return "\(measurement.name): measured \(value), no threshold; run Benchmarks/check --update"
            }
            return measurement.value <= limit
                ? nil : "\(measurement.name): measured \(value), allowed \(Self.text(limit))"
        }
        let missing = Set(allowed.keys).subtracting(measured.map(\.name)).sorted()
        return exceeded + missing.map { "\($0): a threshold of what is not measured; run Benchmarks/check --update" }
    }

    /// New thresholds for all measurements except ratios, whose existing limits are requirements and stay.
    mutating func update(to measured: [Measurement]) {
        var new: [String: Double] = [:]
        for measurement in measured {
            let old = measurement.kind == .ratio ? allowed[measurement.name] : nil
            new[measurement.name] = old ?? measurement.kind.allowed(for: measurement.value)
        }
        allowed = new
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(allowed) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func text(_ value: Double) -> String { String(format: "%.6g", value) }
}
