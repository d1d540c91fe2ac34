/// All choices one after the other: saying a phrase again and again, with `advance` between, says it in all ways.
///
/// What is remembered are the choices of one sentence, not the sentences: the first time the first of everything is
/// chosen, and each time after that the last choice that leaves another.
struct OrderedChoices: Choices {
    private var made: [(number: Int, count: Int)] = []
    private var position = 0

    mutating func choose(from count: Int) -> Int {
        if count == 1 { return 0 }
        defer { position += 1 }
        if position == made.count { made.append((0, count)) }
        return made[position].number
    }

    /// Goes on to the next sentence.
    ///
    /// - Returns: false if there is none; then it begins again.
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
