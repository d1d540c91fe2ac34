import Testing

@testable import ParlanceMeasuring

@Suite("Invented names")
struct NameGeneratorTests {
    private func names(_ count: Int) -> [String] {
        var generator = NameGenerator(words: 2...4)
        return generator.names(count)
    }

    @Test("They are the same in every run, and more of them begin alike")
    func areTheSame() {
        #expect(names(100) == names(100))
        #expect(Array(names(500).prefix(100)) == names(100))
        #expect(names(0) == [])
    }

    @Test("No two are alike, and each has two to four words of lower-case letters")
    func areNames() {
        let names = names(20_000)
        #expect(Set(names).count == 20_000)
        let words = names.map { $0.split(separator: " ", omittingEmptySubsequences: false) }
        #expect(Set(words.map(\.count)) == [2, 3, 4])
        #expect(words.joined().allSatisfy { word in word.count >= 4 && word.allSatisfy { ("a"..."z").contains($0) } })
    }
}
