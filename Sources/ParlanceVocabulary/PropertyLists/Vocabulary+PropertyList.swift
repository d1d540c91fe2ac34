import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        var vocabularies: [PropertyListItem] = []
        for set in sharedSets where set.tier == .app {
            let names = set.names.compactMap(\.apple)
            losses.lists += set.names.filter { $0.apple == nil }
            guard !names.isEmpty else { continue }
            losses.termsWithExtras += set.terms.count { !$0.context.isEmpty || $0.metadata != nil }
            vocabularies.append(
                .dictionary([Key.names: .texts(names), Key.terms: .array(set.terms.map(\.propertyList))])
            )
        }
        var root: [String: PropertyListItem] = [:]
        if !vocabularies.isEmpty { root[Key.vocabularies] = .array(vocabularies) }
        if !intentExamples.isEmpty {
            root[Key.intents] = .array(
                intentExamples.sorted { $0.key < $1.key }.map { intent, examples in
                    let name = VocabularyName.className(ofIntent: intent)
                    return .dictionary([Key.intentName: .text(name), Key.intentExamples: .texts(examples)])
                }
            )
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return ((try? encoder.encode(root)) ?? Data(), losses)
    }
}

extension Term {
    fileprivate var propertyList: PropertyListItem {
        .dictionary([
            AppleVocabulary.Key.identifier: .text(identifier),
            AppleVocabulary.Key.synonyms: .array(phrases.flatMap(\.propertyLists)),
        ])
    }
}

extension TermPhrase {
    /// One entry per pronunciation, because an entry has at most one.
    fileprivate var propertyLists: [PropertyListItem] {
        typealias Key = AppleVocabulary.Key
        var first: [String: PropertyListItem] = [Key.phrase: .text(text)]
        first[Key.pronunciation] = pronunciations.first.map { .text($0) }
        if !examples.isEmpty { first[Key.examples] = .texts(examples) }
        return [.dictionary(first)]
            + pronunciations.dropFirst().map { .dictionary([Key.phrase: .text(text), Key.pronunciation: .text($0)]) }
    }
}
