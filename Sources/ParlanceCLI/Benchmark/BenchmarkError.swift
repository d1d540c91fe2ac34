/// The reason why nothing can be measured.
struct BenchmarkError: Error, CustomStringConvertible {
    /// The problems and their remedies, one per line.
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
