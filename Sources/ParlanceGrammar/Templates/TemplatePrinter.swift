/// Writes an expression as a template: the inverse of parsing.
struct TemplatePrinter {
    func print(_ expression: Expression) -> String {
        var text = ""
        printBody(expression, to: &text)
        return protectingEnds(text)
    }

    /// Blanks at the ends would be trimmed when the text is read again.
    private func protectingEnds(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        if let last = scalars.last, last.properties.isWhitespace { scalars.insert("\\", at: scalars.count - 1) }
        if scalars.count > 1, scalars[0].properties.isWhitespace { scalars.insert("\\", at: 0) }
        return String(String.UnicodeScalarView(scalars))
    }

    /// What stands in a group, without its brackets.
    private func printBody(_ expression: Expression, to text: inout String) {
        switch expression {
        case .sequence(let items): for item in items { printItem(item, to: &text) }
        case .alternatives(let branches): printBranches(branches, separator: "|", to: &text)
        case .permutation(let items): printBranches(items, separator: ";", to: &text)
        default: printItem(expression, to: &text)
        }
    }

    private func printBranches(_ branches: [Expression], separator: Character, to text: inout String) {
        for (index, branch) in branches.enumerated() {
            if index > 0 { text.append(separator) }
            printBody(branch, to: &text)
        }
    }

    private func printItem(_ expression: Expression, to text: inout String) {
        switch expression {
        case .text(let literal): text += escape(literal, TemplateLexer.reserved)
        case .list(let list): text += "{" + escape(body(of: list), ["{", "}"]) + "}"
        case .rule(let rule): text += "<" + escape(rule.name, ["<", ">"]) + ">"
        case .optional(let body): printGroup(body, in: "[", "]", to: &text)
        case .sequence, .alternatives, .permutation: printGroup(expression, in: "(", ")", to: &text)
        }
    }

    private func printGroup(_ body: Expression, in open: Character, _ close: Character, to text: inout String) {
        text.append(open)
        printBody(body, to: &text)
        text.append(close)
    }

    private func body(of list: ListReference) -> String {
        let target = list.isCapture ? "@" + list.slot : list.slot
        switch list.source {
        case .named(let name): return name == target ? name : "\(name):\(target)"
        case .range(let range):
            let step = range.step == 1 ? "" : ",\(range.step)"
            return "\(range.from)..\(range.to)\(step):\(target)"
        }
    }

    private func escape(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\\" || special.contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
