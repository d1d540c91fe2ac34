import ParlanceTestSupport

/// Random texts of the characters that the steps of normalization treat specially, mixed with arbitrary scalars.
struct ScalarSoup {
    private var random: SplitMix

    private static let ingredients = Array(
        """
        aabUSIiİı05٣ ..,,?!¿。！：:;'’`-−–_<=/> \u{1C}\u{3000}\t\0打开灯カはー、กขัำาກຳက가각각éßŉﬁ…½¨´Ωστδأب¡\
        \u{308}\u{301}\u{338}\u{323}\u{307}\u{345}\u{344}\u{3099}\u{20E3}\u{FE0F}\u{200D}\u{AD}\u{93F}\u{94D}कष😀🇩🇪👍🏽
        """.unicodeScalars
    )

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    mutating func next(upTo mostScalars: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...mostScalars, using: &random) { scalars.append(nextScalar()) }
        return String(scalars)
    }

    private mutating func nextScalar() -> Unicode.Scalar {
        if Int.random(in: 0..<10, using: &random) == 0 {
            let most: UInt32 = Bool.random(using: &random) ? 0x3000 : 0x10FFFF
            if let any = Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) { return any }
        }
        return Self.ingredients.randomElement(using: &random) ?? "a"
    }
}
