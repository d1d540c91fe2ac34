import ParlanceTestSupport

/// Random ASCII texts of the characters that the steps of normalization treat specially, with some words.
struct ASCIISoup {
    /// For tests that need parts of the texts.
    var random: SplitMix

    private static let ingredients = Array(
        """
        aabzASUI0159....,,!?::;;''``---___@@#%$+^|~=<>()[]{}&*\\/"      \t\n\r\u{B}\u{C}\u{1C}\u{1F}\0\u{1}\u{8}\u{1B}\u{7F}
        """.utf8
    )
    private static let words = [
        "turn", "U.S.", "e.g.", "Dr.", "it's", "nell'", "10:30", "1,5", "-5", "--5", "wi-fi", "a_b", "5km", "50%", "I",
        "P!nk", "a.-5", "x@y.z", "THE", "please", "\"so\"", "'tis", "...", ", ", " - ", ". ", "S:t", "k:n",
    ].map { Array($0.utf8) }

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    mutating func next(upTo mostPieces: Int) -> String {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...mostPieces, using: &random) { bytes += nextPiece() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func nextPiece() -> [UInt8] {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: [UInt8.random(in: 0..<0x80, using: &random)]
        case 1..<7: Self.words.randomElement(using: &random) ?? []
        default: [Self.ingredients.randomElement(using: &random) ?? 0x61]
        }
    }
}
