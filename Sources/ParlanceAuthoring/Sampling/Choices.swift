/// Makes the choices that it takes to say a phrase: which branch, which value, which order.
protocol Choices {
    /// - Parameter count: how many there are to choose from, at least 1.
    /// - Returns: the number of one, below `count`.
    mutating func choose(from count: Int) -> Int
}
