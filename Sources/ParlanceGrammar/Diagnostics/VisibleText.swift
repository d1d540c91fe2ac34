/// Escapes characters of a text that would control a terminal.
///
/// These are the controls (C0, DEL, C1), which can move the cursor, recolour the screen or name the window, and the
/// bidirectional controls (Unicode's property `Bidi_Control`), which can display words in another order.
///
///     VisibleText.escaped("a\u{1B}[31mb")   // a\u{1B}[31mb, in visible characters
package enum VisibleText {
    /// Whether a scalar controls a terminal, newline and tab included.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The text with each control except newlines and tabs as its escape in Swift.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            let stands = !isControl(scalar) || scalar == "\n" || scalar == "\t"
            if stands { shown.unicodeScalars.append(scalar) } else { shown += escape(scalar) }
        }
    }

    /// The text with a blank for each tab and line end, and an escape for each other control.
    package static func onOneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) || isSeparator($0) }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
    }

    /// The visible form of a scalar within a line.
    package static func shown(_ scalar: Unicode.Scalar) -> String {
        guard isControl(scalar) || isSeparator(scalar) else { return String(scalar) }
        return scalar.properties.isWhitespace ? " " : escape(scalar)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }

    /// Whether a scalar separates lines or paragraphs in Unicode, which terminals ignore.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }
}
