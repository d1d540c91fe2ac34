/// Makes the choices that writing a phrase requires: a branch, a value, an order.
protocol Choices {
    /// - Parameter count: The number of possibilities, at least 1.
    /// - Returns: The index of one, below `count`.
    mutating func choose(from count: Int) -> Int
}

/// All choices in order: writing a phrase repeatedly, with `advance` in between, gives all its sentences.
///
/// It stores the choices of one sentence, not the sentences: the first sentence takes the first option everywhere, and
/// each further one changes the last choice that has another option.
struct OrderedChoices: Choices {
    private var made: [(number: Int, count: Int)] = []
    private var position = 0

    mutating func choose(from count: Int) -> Int {
        if count == 1 { return 0 }
        defer { position += 1 }
        if position == made.count { made.append((0, count)) }
        return made[position].number
    }

    /// Advances to the next sentence.
    ///
    /// - Returns: False if there is none; the next sentence is then the first again.
    mutating func advance() -> Bool {
        position = 0
        while let last = made.popLast() {
            guard last.number + 1 < last.count else { continue }
            made.append((last.number + 1, last.count))
            return true
        }
        return false
    }
}

/// Random choices: the same seed gives the same choices on every machine.
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
