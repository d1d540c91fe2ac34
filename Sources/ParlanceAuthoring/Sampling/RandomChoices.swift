/// Random choices, the same on every machine for the same seed.
struct RandomChoices: Choices {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(seed: seed)
    }

    mutating func choose(from count: Int) -> Int {
        count == 1 ? 0 : Int(generator.next().multipliedFullWidth(by: UInt64(count)).high)
    }

    /// The numbers below `count` in random order.
    mutating func shuffled(_ numbers: [Int]) -> [Int] {
        var numbers = numbers
        for index in numbers.indices.reversed().dropLast() {
            numbers.swapAt(index, choose(from: index + 1))
        }
        return numbers
    }
}
