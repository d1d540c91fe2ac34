import Testing

@testable import ParlanceText

struct WordBreakerPoolTests {
    @Test func `many at a time get what one would`() async {
        let normalizer = Normalizer(language: "th")
        let texts = ["เปิดไฟในห้องนอน", "turn on the lamp", "請打開客廳的燈", "", "电气、开"]
        let expected = texts.map { normalizer.normalize($0).wordBoundaries }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    (0..<20).allSatisfy { _ in texts.map { normalizer.normalize($0).wordBoundaries } == expected }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
