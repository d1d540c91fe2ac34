import ParlanceGrammar

extension TemplateExpression {
    /// How it is written where it is part of a template: groups with their brackets, text without the blanks at its ends.
    package var asPart: String {
        switch self {
        case .alternatives, .permutation: return Template(printing: .sequence([self])).text
        case .text(let text):
            var scalars = text.unicodeScalars[...]
            while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
            while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
            return Template(printing: .sequence([.text(String(scalars))])).text
        case .list, .rule, .optional, .sequence: return Template(printing: self).text
        }
    }
}
