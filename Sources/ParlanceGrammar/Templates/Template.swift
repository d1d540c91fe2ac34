/// A sentence template: its text, and what the text means.
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
    /// - Throws: `TemplateError` for the first thing that is wrong, with its place.
    public init(_ text: String) throws(TemplateError) {
        var parser = try TemplateParser(text)
        self.init(text: parser.trimmedText, expression: try parser.parse())
    }

    /// A template that says exactly `literal`, whatever characters are in it.
    public init(literal: String) {
        self.init(text: literal, expression: .sequence([.text(literal)]))
    }

    /// The template that prints as `expression`.
    public init(printing expression: TemplateExpression) {
        self.init(text: TemplatePrinter().print(expression), expression: expression)
    }

    private init(text: String, expression: TemplateExpression) {
        self.text = text
        self.expression = expression
    }

    /// The text of the template.
    public var description: String { text }

    /// Whether the template says one thing only, with no slots, rules or groups.
    var isLiteral: Bool {
        if case .sequence(let items) = expression, items.count == 1, case .text = items[0] { true } else { false }
    }
}
