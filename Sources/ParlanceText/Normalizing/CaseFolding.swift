/// Folds texts without the other steps of normalization.
package enum CaseFolding {
    /// The text in NFKC case folding, with decimal digits of ASCII: equal for texts that differ only in case, width or
    /// composition.
    package static func folded(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in FoldedText(text, isTurkic: false).scalars {
            if let scalar = Unicode.Scalar(scalar.value) { folded.append(scalar) }
        }
        return String(folded)
    }
}
