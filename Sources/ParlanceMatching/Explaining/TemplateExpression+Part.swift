import ParlanceGrammar

extension TemplateExpression {
    /// The source form of the expression as part of a template: groups with brackets, text without blanks at its ends.
    package var asPart: String {
        switch self {
        case .alternatives, .permutation: Template(printing: .sequence([self])).text
        case .text: Template(printing: .sequence([trimmed(atStart: true, atEnd: true)])).text
        case .list, .rule, .optional, .sequence: Template(printing: self).text
        }
    }

    /// The source form of the expression as a branch, without blanks at its ends.
    package var asBranch: String {
        guard case .sequence(var items) = self, !items.isEmpty else { return asPart }
        items[0] = items[0].trimmed(atStart: true)
        items[items.count - 1] = items[items.count - 1].trimmed(atEnd: true)
        return Template(printing: .sequence(items)).text
    }

    /// Text without blanks at an end.
    private func trimmed(atStart: Bool = false, atEnd: Bool = false) -> TemplateExpression {
        guard case .text(let text) = self else { return self }
        var scalars = text.unicodeScalars[...]
        while atStart, scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
        while atEnd, scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
        return .text(String(scalars))
    }
}
