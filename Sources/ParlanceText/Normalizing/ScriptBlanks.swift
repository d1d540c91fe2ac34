internal import CICU

/// Blanks between words, by script.
package enum ScriptBlanks {
    /// Whether a blank is written between two texts: not if both are of scripts that write none between words.
    ///
    /// - Parameters:
    ///   - left: Only its end counts.
    ///   - right: Only its start counts.
    package static func areWritten(between left: some StringProtocol, and right: some StringProtocol) -> Bool {
        guard let end = left.last, let start = right.first else { return false }
        return !(isBlankless(end) && isBlankless(start))
    }

    /// Whether a letter is of a script that writes no blanks between words. These scripts follow those of Europe in
    /// Unicode.
    package static func isBlankless(_ scalar: UInt32) -> Bool {
        scalar >= 0xE00 && cicu_is_blankless(scalar)
    }

    private static func isBlankless(_ character: Character) -> Bool {
        guard !character.isASCII else { return false }
        return FoldedText(String(character), isTurkic: false).scalars.last?.isBlankless ?? false
    }
}
