/// Prints an expression as a template: the inverse of parsing.
struct TemplatePrinter {
    /// A pending step; the last one is next.
    private enum Step {
        case written(String)
        /// The content of a group, without its brackets.
        case body(TemplateExpression)
        case item(TemplateExpression)
    }

    func print(_ expression: TemplateExpression) -> String {
        var text = ""
        var waiting = [Step.body(expression)]
        while let step = waiting.popLast() {
            switch step {
            case .written(let part): text += part
            case .body(let expression): waiting += bodySteps(expression).reversed()
            case .item(let expression): waiting += itemSteps(expression).reversed()
            }
        }
        return protectingEnds(text)
    }

    /// Escapes blanks at the ends, which parsing would trim.
    private func protectingEnds(_ text: String) -> String {
        let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
        guard ends.contains(where: { $0?.properties.isWhitespace == true }) else { return text }
        var scalars = Array(text.unicodeScalars)
        if let last = scalars.last, last.properties.isWhitespace { scalars.insert("\\", at: scalars.count - 1) }
        if scalars.count > 1, scalars[0].properties.isWhitespace { scalars.insert("\\", at: 0) }
        return String(String.UnicodeScalarView(scalars))
    }

    private func bodySteps(_ expression: TemplateExpression) -> [Step] {
        switch expression {
        case .sequence(let items): items.map(Step.item)
        case .alternatives(let branches): separated(branches, by: "|")
        case .permutation(let items): separated(items, by: ";")
        default: [.item(expression)]
        }
    }

    private func separated(_ branches: [TemplateExpression], by separator: String) -> [Step] {
        Array(branches.map { [Step.body($0)] }.joined(separator: [.written(separator)]))
    }

    private func itemSteps(_ expression: TemplateExpression) -> [Step] {
        switch expression {
        case .text(let literal): [.written(escape(literal, TemplateLexer.reserved))]
        case .list(let list): [.written("{" + escape(body(of: list), ["{", "}"]) + "}")]
        case .rule(let rule): [.written("<" + escape(rule.name, ["<", ">"]) + ">")]
        case .optional(let body): [.written("["), .body(body), .written("]")]
        case .sequence, .alternatives, .permutation: [.written("("), .body(expression), .written(")")]
        }
    }

    private func body(of list: ListReference) -> String {
        let target = list.isCapture ? "@" + list.slot : list.slot
        switch list.source {
        // The short form, because `{@0..1}` is a list named "0..1", whereas `{0..1:@0..1}` is a range.
        case .named(let name): return name == list.slot ? target : "\(name):\(target)"
        case .range(let range):
            let step = range.step == 1 ? "" : ",\(range.step)"
            return "\(range.from)..\(range.to)\(step):\(target)"
        }
    }

    private func escape(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\\" || special.contains($0) }) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\\" || special.contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
