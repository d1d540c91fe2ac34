import Parlance
import ParlanceGrammar

/// Text with the program's own styles. All output to a terminal is of this type.
///
/// All text in it is escaped first (`VisibleText`), so files and utterances cannot control the terminal. Only
/// `TextStyle` adds styles, around escaped text.
///
///     let line: StyledText = "\(style.bold("name")) = \(value)"
struct StyledText: Equatable, Sendable {
    /// The output, including escape sequences for colours.
    let rendered: String

    /// Escapes a text.
    init(_ text: String) {
        rendered = VisibleText.escaped(text)
    }

    /// A diagnostic, which the renderer escapes itself.
    init(_ diagnostic: Diagnostic, usesColor: Bool) {
        rendered = DiagnosticRenderer(usesColor: usesColor).render(diagnostic)
    }

    /// - Parameter rendered: Escaped and styled text.
    fileprivate init(rendered: String) {
        self.rendered = rendered
    }

    static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(rendered: left.rendered + right.rendered)
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var rendered = ""

        init(literalCapacity: Int, interpolationCount: Int) { rendered.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { rendered += VisibleText.escaped(literal) }

        mutating func appendInterpolation(_ text: StyledText) { rendered += text.rendered }

        mutating func appendInterpolation(_ text: some CustomStringConvertible) {
            rendered += VisibleText.escaped(text.description)
        }
    }

    init(stringLiteral: String) { self.init(stringLiteral) }

    init(stringInterpolation: StringInterpolation) { self.init(rendered: stringInterpolation.rendered) }
}

extension Sequence<StyledText> {
    func joined(separator: String = "") -> StyledText {
        StyledText(rendered: map(\.rendered).joined(separator: VisibleText.escaped(separator)))
    }
}

extension TextStyle {
    func bold(_ text: StyledText) -> StyledText { styled(text, 1) }

    func dim(_ text: StyledText) -> StyledText { styled(text, 2) }

    func red(_ text: StyledText) -> StyledText { styled(text, 31) }

    func green(_ text: StyledText) -> StyledText { styled(text, 32) }

    func cyan(_ text: StyledText) -> StyledText { styled(text, 36) }

    /// - Parameter code: A parameter of the control sequence SGR (ECMA-48).
    private func styled(_ text: StyledText, _ code: Int) -> StyledText {
        usesColor ? StyledText(rendered: "\u{1B}[\(code)m\(text.rendered)\u{1B}[0m") : text
    }
}
