/// A sentence template: its text and the parsed expression.
///
/// ```swift
/// let template = try Template("brew [a cup of] {drink}")
/// print(template.text, template.expression.references.count)  // brew [a cup of] {drink} 1
/// ```
public struct Template: Sendable, Hashable, CustomStringConvertible {
    /// The text as written, without blanks at the ends.
    public let text: String
    /// The syntax tree of the template.
    public let expression: TemplateExpression

    /// Parses `text`.
    ///
    /// - Throws: `TemplateError` for the first error, with its range.
    public init(_ text: String) throws(TemplateError) {
        var parser = try TemplateParser(text)
        self.init(text: parser.trimmedText, expression: try parser.parse())
    }

    /// Creates a template that matches exactly `literal`, with any characters.
    public init(literal: String) {
        self.init(text: literal, expression: .sequence([.text(literal)]))
    }

    /// Creates a template from `expression` and prints its text.
    public init(printing expression: TemplateExpression) {
        self.init(text: TemplatePrinter().print(expression), expression: expression)
    }

    private init(text: String, expression: TemplateExpression) {
        self.text = text
        self.expression = expression
    }

    /// The text of the template.
    public var description: String { text }

    /// Whether the template is a single text, without slots, rules or groups.
    var isLiteral: Bool {
        if case .sequence(let items) = expression, items.count == 1, case .text = items[0] { true } else { false }
    }
}
