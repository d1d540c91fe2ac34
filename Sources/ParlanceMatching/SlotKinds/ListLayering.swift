/// The way a list combines with the terms of a vocabulary.
enum ListLayering {
    /// The list takes no terms.
    case impossible
    /// Terms precede these values.
    case over(CompiledValues)
    /// Terms are the only values; a wildcard (`isOpen`) also accepts any other words.
    case alone(isOpen: Bool)

    var isOpen: Bool { if case .alone(isOpen: true) = self { true } else { false } }
}
