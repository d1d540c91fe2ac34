/// The reason why a measurement is impossible.
struct MeasureError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
