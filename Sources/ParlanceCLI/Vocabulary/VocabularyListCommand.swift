import ArgumentParser
import Foundation
import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// `parlance vocabulary list`: lists the terms of vocabularies.
struct VocabularyListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the terms of vocabularies, by set and tier.",
        discussion:
            "Each line is a term: identifier, phrase, synonyms, and pronunciations in quotes."
    )

    @OptionGroup var source: VocabularySource

    @Option(help: ArgumentHelp("Only the terms for this list, or this 'Intent.slot'.", valueName: "name"))
    var type: String?

    @Option(help: ArgumentHelp("Only the terms of this tier.", valueName: "tier"))
    var tier: VocabularyTier?

    @Option(help: ArgumentHelp("The output format; --vocabulary reads json.", valueName: "format"))
    var format: OutputFormat = .text

    func run() throws {
        try ExitStatus.reporting {
            let loaded = try source.load()
            StandardError.print(loaded.warnings)
            let vocabulary = loaded.vocabulary.keeping(type.map { VocabularyName($0) }, tier)
            switch format {
            case .text: try StandardOutput.print(VocabularyRenderer().render(vocabulary))
            case .json: try StandardOutput.print(VocabularyFormat.json.text(of: vocabulary))
            }
            try (vocabulary.isEmpty ? ExitStatus.noMatch : .success).end()
        }
    }
}

extension VocabularyTier: ExpressibleByArgument {}

extension Vocabulary {
    /// The sets of a name and a tier; nil includes all.
    fileprivate func keeping(_ name: VocabularyName?, _ tier: VocabularyTier?) -> Vocabulary {
        var kept = self
        for known in VocabularyTier.allCases {
            for other in names(in: known) where tier.map({ $0 != known }) ?? false || name.map({ $0 != other }) ?? false
            {
                kept.remove(other, tier: known)
            }
        }
        return kept
    }
}
