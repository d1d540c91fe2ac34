/// Choices by chance: with the same seed the same on every machine.
struct RandomChoices: Choices {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(seed: seed)
    }

    mutating func choose(from count: Int) -> Int {
        count == 1 ? 0 : Int(generator.next().multipliedFullWidth(by: UInt64(count)).high)
    }

    /// The numbers below `count` in an order by chance.
    mutating func shuffled(_ numbers: [Int]) -> [Int] {
        var numbers = numbers
        for index in numbers.indices.reversed().dropLast() {
            numbers.swapAt(index, choose(from: index + 1))
        }
        return numbers
    }
}

/// A generator of numbers that are the same everywhere (SplitMix64, by Steele, Lea and Flood).
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
