/// How long the lines of a text are in Unicode scalars, counted in another way than the loader does.
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
