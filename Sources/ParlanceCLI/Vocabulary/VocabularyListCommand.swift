import ArgumentParser
import Foundation
import Parlance
import ParlanceGrammar
import ParlanceVocabulary

struct VocabularyListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Shows the terms of vocabularies, by what they are for and by tier.",
        discussion:
            "A term takes a line: its identifier, its phrase, and what else it is called; what it sounds like in quotes."
    )

    @OptionGroup var source: VocabularySource

    @Option(help: ArgumentHelp("Only the terms for this list, or this 'Intent.slot'.", valueName: "name"))
    var type: String?

    @Option(help: ArgumentHelp("Only the terms of this tier.", valueName: "tier"))
    var tier: VocabularyTier?

    @Option(help: ArgumentHelp("How to show them; json is what --vocabulary takes.", valueName: "format"))
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
    /// The sets of a name and a tier; nil stands for all.
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
