/// Why nothing can be measured.
struct BenchmarkError: Error, CustomStringConvertible {
    /// What is wrong and what to do; a line for each thing.
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
