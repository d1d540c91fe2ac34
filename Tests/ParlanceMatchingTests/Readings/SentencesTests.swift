import Testing

@testable import ParlanceMatching

@Suite("Sentences of an utterance")
struct SentencesTests {
    @Test(arguments: [
        ("Wait. Make it ten, please.", ["Wait.", "Make it ten, please."]),
        ("Is that so? Yes!", ["Is that so?", "Yes!"]),
        ("to the station, now", ["to the station, now"]),
        ("St. Mary's Hospital", ["St. Mary's Hospital"]),
        ("", [""]),
    ])
    func `end with a sign that is not that of an abbreviation`(text: String, sentences: [String]) {
        #expect(text.sentences.map(String.init) == sentences)
    }
}
