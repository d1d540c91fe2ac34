import ArgumentParser
import Foundation
import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// An output format of vocabularies.
enum VocabularyFormat: String, ExpressibleByArgument, CaseIterable {
    case yaml, json, csv
    /// Apple's `AppIntentVocabulary.plist`.
    case plist

    /// The format that the extension of a file's name denotes.
    init?(file: String) {
        let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
        self.init(rawValue: ending == "yml" ? "yaml" : ending)
    }

    func text(of vocabulary: Vocabulary) throws -> String {
        let text =
            switch self {
            case .yaml: vocabulary.yaml
            case .csv: vocabulary.csv
            case .plist: String(decoding: vocabulary.propertyList().xml, as: UTF8.self)
            case .json:
                String(decoding: try JSONEncoder.answers(isSpread: true).encode(vocabulary.value), as: UTF8.self)
                    .withYAMLEscapes
            }
        // CSV ends with CR LF, which is a single `Character`.
        return text.last?.isNewline ?? false ? String(text.dropLast()) : text
    }

    /// The parts that the format cannot represent, each in a sentence without a full stop.
    func losses(of vocabulary: Vocabulary) -> [String] {
        switch self {
        case .yaml, .json: []
        case .csv:
            vocabulary.intentExamples.isEmpty ? [] : ["CSV has no place for examples of intents; they are left out"]
        case .plist: vocabulary.propertyList().losses.messages
        }
    }
}

extension Vocabulary.PropertyListLosses {
    fileprivate var messages: [String] {
        var messages: [String] = []
        if !lists.isEmpty {
            messages.append(
                "Apple's list holds terms for parameters of intents only; left out: \(names(lists)); rename them with --rename "
                    + "\(lists[0].text)=Intent.slot"
            )
        }
        if !userSets.isEmpty {
            messages.append("Apple's list holds the app's terms only; the user's are left out: \(names(userSets))")
        }
        if termsWithExtras > 0 {
            messages.append("Apple's list has no place for context and metadata; \(termsWithExtras) terms lose them")
        }
        return messages
    }

    private func names(_ names: [VocabularyName]) -> String { names.map { "'\($0.text)'" }.joined(separator: ", ") }
}
