/// A slot list in compiled form.
enum CompiledList: Sendable {
    case values(CompiledValues)
    case range(CompiledRange)
    /// Any words, within limits if there are some.
    case wildcard(CompiledLimits?)
    case typed(CompiledType)

    /// Whether a slot type recognizes the values.
    var isTyped: Bool { if case .typed = self { true } else { false } }

    /// The operations of the list besides matching.
    var kind: any SlotKind {
        switch self {
        case .values(let values): values
        case .range(let range): range
        case .wildcard(let limits): CompiledWildcard(limits: limits)
        case .typed(let type): type
        }
    }
}
