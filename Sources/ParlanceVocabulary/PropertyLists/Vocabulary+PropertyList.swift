import Foundation
import ParlanceGrammar

extension Vocabulary {
    /// The content that Apple's `AppIntentVocabulary.plist` cannot represent.
    package struct PropertyListLosses: Sendable, Hashable {
        /// Sets for lists instead of a parameter of an intent.
        package var lists: [VocabularyName] = []
        /// Sets of the user, which apps provide at run time.
        package var userSets: [VocabularyName] = []
        /// The number of terms with metadata or context.
        package var termsWithExtras = 0

        /// Whether nothing is lost.
        package var isEmpty: Bool { lists.isEmpty && userSets.isEmpty && termsWithExtras == 0 }
    }

    /// The app's terms as an `AppIntentVocabulary.plist` in XML, with the omissions.
    package func propertyList() -> (xml: Data, losses: PropertyListLosses) {
        typealias Key = AppleVocabulary.Key
        var losses = PropertyListLosses(userSets: names(in: .user))
        var vocabularies: [[String: Any]] = []
        for set in sharedSets where set.tier == .app {
            let names = set.names.compactMap(\.apple)
            losses.lists += set.names.filter { $0.apple == nil }
            guard !names.isEmpty else { continue }
            losses.termsWithExtras += set.terms.count { !$0.context.isEmpty || $0.metadata != nil }
            vocabularies.append([Key.names: names, Key.terms: set.terms.map(\.propertyList)])
        }
        var root: [String: Any] = [:]
        if !vocabularies.isEmpty { root[Key.vocabularies] = vocabularies }
        if !intentExamples.isEmpty {
            root[Key.intents] = intentExamples.sorted { $0.key < $1.key }.map { intent, examples in
                [Key.intentName: VocabularyName.className(ofIntent: intent), Key.intentExamples: examples]
                    as [String: Any]
            }
        }
        let xml = try? PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        return (xml ?? Data(), losses)
    }
}

extension Term {
    fileprivate var propertyList: [String: Any] {
        [
            AppleVocabulary.Key.identifier: identifier,
            AppleVocabulary.Key.synonyms: phrases.flatMap(\.propertyLists),
        ]
    }
}

extension TermPhrase {
    /// One entry per pronunciation, because an entry has at most one.
    fileprivate var propertyLists: [[String: Any]] {
        typealias Key = AppleVocabulary.Key
        var first: [String: Any] = [Key.phrase: text]
        first[Key.pronunciation] = pronunciations.first
        if !examples.isEmpty { first[Key.examples] = examples }
        return [first] + pronunciations.dropFirst().map { [Key.phrase: text, Key.pronunciation: $0] }
    }
}
