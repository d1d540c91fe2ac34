/// The lengths of a text's lines in Unicode scalars, computed independently of the loader.
struct Lines {
    private(set) var lengths = [0]

    init(_ text: String) {
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\n" where last == "\r": continue
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lengths.append(0)
            default: lengths[lengths.count - 1] += 1
            }
        }
    }
}
