/// Makes the choices for a sentence of a phrase: branch, value, order.
protocol Choices {
    /// - Parameter count: The number of options, at least 1.
    /// - Returns: The index of one, below `count`.
    mutating func choose(from count: Int) -> Int
}
