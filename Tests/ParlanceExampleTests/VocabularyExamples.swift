import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// The examples in the documentation of types: vocabulary.
struct VocabularyExamples {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test func `examples print the output that they show`() throws {
        try vocabulary()
        try term()
        try termPhrase()
        try vocabularyName()
        try vocabularyReport()
        try appDescription()
        try appNames()
        try appCatalog()
        try appSelector()
        try appPreferences()
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
    }

    private func vocabulary() throws {
        let parser = try Samples.bakery()
        // snippet
        var vocabulary = Vocabulary()
        let report = vocabulary.set([Term(identifier: "c7", phrase: "Black Forest")], of: "cake", tier: .user)
        let slot = try parser.with(vocabulary: vocabulary).parse("order a black forest cake").best!["cake"]!
        print(slot.term!.identifier, report.isEmpty)  // c7 true
        // end
    }

    private func term() throws {
        // snippet
        let term = Term(identifier: "c7", phrase: "Black Forest", synonyms: ["cherry gateau"])
        print(term.phrases.map(\.text))  // ["Black Forest", "cherry gateau"]
        // end
    }

    private func termPhrase() throws {
        // snippet
        let phrase = TermPhrase("iTunes", pronunciations: ["eye toons"])
        print(phrase.text, phrase.pronunciations[0])  // iTunes eye toons
        // end
    }

    private func vocabularyName() throws {
        // snippet
        let names: [VocabularyName] = ["cake", "OrderCake.cake"]
        print(names[1])  // OrderCake.cake
        // end
    }

    private func vocabularyReport() throws {
        // snippet
        var vocabulary = Vocabulary()
        let report = vocabulary.set([Term(phrase: " ")], of: "cake", tier: .app)
        print(report.leftOut.count, vocabulary.count)  // 1 0
        // end
    }

    private func appDescription() throws {
        // snippet
        let app = AppDescription(
            identifier: "org.example.cakes",
            names: AppNames(displayName: "Cakes"),
            supportedIntents: ["OrderCake"]
        )
        print(app.displayName, app.supports("OrderCake"))  // Cakes true
        // end
    }

    private func appNames() throws {
        // snippet
        let names = AppNames(displayName: "iCake", spokenName: "eye cake")
        print(names.displayName, names.spokenName!)  // iCake eye cake
        // end
    }

    private func appCatalog() throws {
        let app = Samples.app
        // snippet
        let apps = try AppCatalog([app])
        print(apps["org.example.cakes"]!.displayName)  // Cakes
        // end
    }

    private func appSelector() throws {
        let app = Samples.app
        // snippet
        let selector = AppSelector(try AppCatalog([app]), language: "en")
        if case .selected(let app, let reason) = selector.select(for: "OrderCake") {
            print(app.identifier, reason)  // org.example.cakes only
        }
        // end
    }

    private func appPreferences() throws {
        let app = Samples.app
        // snippet
        let preferences = AppPreferences(preferred: ["org.example.cakes"], isLocked: true)
        let selector = AppSelector(try AppCatalog([app]), language: "en", preferences: preferences)
        print(selector.preferences.preferred.count)  // 1
        // end
    }
}
