/// Makes the characters of a text visible that would act on a terminal instead of standing in it.
///
/// These are the controls (C0, DEL, C1), with which a text could move the cursor, recolour the screen or name the window, and
/// the controls of direction (Unicode's property `Bidi_Control`), with which it could show its words in another order than it
/// has them.
///
///     VisibleText.escaped("a\u{1B}[31mb")   // a\u{1B}[31mb, in visible characters
package enum VisibleText {
    /// Whether a terminal would act on a scalar, newline and tab included.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The text with each control as its escape in Swift, but for newlines and tabs.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            let stands = !isControl(scalar) || scalar == "\n" || scalar == "\t"
            if stands { shown.unicodeScalars.append(scalar) } else { shown += escape(scalar) }
        }
    }

    /// The text with a blank for each tab and line end, and any other control as its escape.
    package static func onOneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) || isSeparator($0) }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
    }

    /// A scalar as it stands in a line.
    package static func shown(_ scalar: Unicode.Scalar) -> String {
        guard isControl(scalar) || isSeparator(scalar) else { return String(scalar) }
        return scalar.properties.isWhitespace ? " " : escape(scalar)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }

    /// Whether a scalar is the end of a line or paragraph, which no terminal takes it for.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2028}" || scalar == "\u{2029}" }
}
