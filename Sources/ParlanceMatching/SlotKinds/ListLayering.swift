/// How the terms of a vocabulary go together with a list.
enum ListLayering {
    /// The list takes no terms.
    case impossible
    /// Terms come before these values.
    case over(CompiledValues)
    /// Terms are the only values; a wildcard goes on taking any words besides.
    case alone(isOpen: Bool)

    var isOpen: Bool { if case .alone(isOpen: true) = self { true } else { false } }
}
