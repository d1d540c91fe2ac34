import Testing

@testable import ParlanceCLI

@Suite("Numbers with units")
struct QuantityTests {
    @Test(
        arguments: [
            (0, "0 ns"), (812, "812 ns"), (999.4, "999 ns"), (999.5, "1.00 µs"), (1_254, "1.25 µs"), (9_995, "10.0 µs"),
            (38_440, "38.4 µs"), (99_950, "100 µs"), (384_400, "384 µs"), (999_499, "999 µs"), (999_500, "1.00 ms"),
            (2e9, "2.00 s"), (4e12, "4000 s"),
        ]
    )
    func times(nanoseconds: Double, text: String) {
        #expect(Quantity.time(nanoseconds) == text)
    }

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1_000, "1.00 kB"), (44_100_000, "44.1 MB"), (3_000_000_000, "3.00 GB"),
    ])
    func sizes(bytes: Int, text: String) {
        #expect(Quantity.bytes(bytes) == text)
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (12_345, "12,345"), (1_234_567, "1,234,567")])
    func counts(number: Int, text: String) {
        #expect(Quantity.count(number) == text)
    }

    @Test(arguments: [(2, "2"), (1.985, "1.99"), (0.5, "0.50"), (1_500, "1,500")])
    func numbers(value: Double, text: String) {
        #expect(Quantity.number(value) == text)
    }
}
