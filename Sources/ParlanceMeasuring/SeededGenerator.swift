/// A pseudorandom generator with the same numbers in every run: a linear congruential generator (Knuth's MMIX).
public struct SeededGenerator: Sendable {
    private var state: UInt64

    /// Creates a generator; equal seeds give equal numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// A number from 0 to below `limit`, which must be positive. It uses the upper bits, which are of better quality.
    public mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    /// One of the elements, which must not be empty.
    public mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
