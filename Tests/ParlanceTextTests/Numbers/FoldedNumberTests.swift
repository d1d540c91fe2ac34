import Testing

@testable import ParlanceText

@Suite("Numbers in normalized text")
struct FoldedNumberTests {
    @Test(
        "Characters that would change an adjacent number stay separate",
        arguments: [
            ("en", "10²", "10²"), ("en", "m²", "m2"), ("en", "²", "2"), ("en", "²5", "²5"), ("en", "5①", "5①"),
            ("en", "½", "½"), ("en", "2½", "2½"), ("en", "1٢", "1٢"), ("en", "٢1", "٢1"), ("en", "٢٣", "23"),
            ("en", "１２", "12"), ("en", "𝟏2", "12"), ("en", "H₂O", "h2o"), ("hi", "२१", "21"),
        ]
    )
    func folding(language: String, text: String, normal: String) {
        let normalizer = Normalizer(language: language)
        #expect(normalizer.normalize(text).string == normal)
        #expect(normalizer.normalize(normal).string == normal)
    }

    @Test(
        "A decimal sign that a number begins with stays",
        arguments: [
            ("en", "pay .50", "pay .50"), ("en", "to -.5", "to -.5"), ("en", "wait ...5", "wait 5"),
            ("en", "to -½", "to -½"),
            ("en", "5-½", "5 ½"),
            ("en", "wait.5", "wait.5"), ("en", "kitchen ,5", "kitchen 5"), ("de", "Küche ,5", "küche ,5"),
            ("en", "(.5)", "(.5)"), ("en", ".a", "a"), ("en", "kitchen,-15", "kitchen,-15"),
            ("en", "kitchen, -15", "kitchen -15"), ("en", "5,-15", "5,-15"), ("en", "wait.-5", "wait -5"),
        ]
    )
    func decimalSigns(language: String, text: String, normal: String) {
        let normalizer = Normalizer(language: language)
        #expect(normalizer.normalize(text).string == normal)
        #expect(normalizer.normalize(normal).string == normal)
    }
}
