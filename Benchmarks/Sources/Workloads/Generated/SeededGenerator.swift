/// Numbers that look random and are the same in every run: a linear congruential generator (Knuth's MMIX).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// From 0 up to `limit`, which must be positive, itself not included. Made of the upper bits, which are the better ones.
    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    /// One of the elements, of which there must be one.
    mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
