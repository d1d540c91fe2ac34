import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Series of things in one text")
struct SeriesTests {
    private static let declaration = IntentDeclaration(
        name: "Add",
        parameters: [ParameterDeclaration(name: "items", type: .text, isArray: true, isSeries: true)]
    )

    private func items(of text: String, in language: String = "en") -> [String] {
        var request = IntentRequest(intent: "Add", language: language)
        request.set([ParameterValue(.string(text), spoken: text)], of: "items")
        request.separateSeries(Self.declaration, LanguageProfiles.shipped[language])
        return request.values(of: "items").compactMap(\.value.string)
    }

    @Test func `commas and joining words separate things`() {
        #expect(items(of: "milk, eggs and butter") == ["milk", "eggs", "butter"])
        #expect(items(of: "milk, free range eggs, and butter") == ["milk", "free range eggs", "butter"])
        #expect(items(of: "toothpaste and kitchen roll") == ["toothpaste", "kitchen roll"])
        #expect(items(of: "Milch, Eier und Butter", in: "de") == ["Milch", "Eier", "Butter"])
        #expect(items(of: "leche, huevos y pan", in: "es") == ["leche", "huevos", "pan"])
        #expect(items(of: "牛乳、卵", in: "ja") == ["牛乳", "卵"])
    }

    @Test func `what is to be done stays whole`() {
        #expect(items(of: "call mum and dad") == ["call mum and dad"])
        #expect(items(of: "ask Ben, Ruth and Mia") == ["ask Ben, Ruth and Mia"])
        #expect(items(of: "Mama und Papa anrufen", in: "de") == ["Mama und Papa anrufen"])
        #expect(
            items(of: "water the plants, the ones in the hall and those outside the house")
                == ["water the plants, the ones in the hall and those outside the house"]
        )
        #expect(items(of: "milk") == ["milk"])
        #expect(items(of: "and") == ["and"])
    }

    @Test func `several things to do are separate`() {
        #expect(items(of: "call mum and pay rent") == ["call mum", "pay rent"])
    }

    @Test func `texts without the declaration stay whole`() {
        var request = IntentRequest(intent: "Add", language: "en")
        request.set([ParameterValue(.string("a, b"), spoken: "a, b")], of: "items")
        request.separateSeries(IntentDeclaration(name: "Add"), LanguageProfiles.shipped["en"])
        #expect(request.values(of: "items").count == 1)
    }
}
