import Testing

@testable import ParlanceCLI

@Suite("Distributions over utterances")
struct DistributionTests {
    @Test(
        "Rank and mean do not depend on the order of the values",
        arguments: [
            ([7], [7, 7, 7, 7, 7]), ([1, 2], [1, 1.5, 1.5, 2, 2]), ([9, 1, 5], [1, 5, 5, 9, 9]),
            (Array(1...100).reversed(), [1, 50.5, 50.5, 99, 100]), (Array(1...101), [1, 51, 51, 100, 101]),
            ([0, 0, 0], [0, 0, 0, 0, 0]),
        ] as [([UInt64], [Double])]
    )
    func ranks(values: [UInt64], expected: [Double]) {
        let found = Distribution(values)
        #expect([found.min, found.mean, found.median, found.p99, found.max] == expected)
    }
}
