import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// `parlance sample`: generates sentences of a grammar.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Generate sentences of a grammar: all of them, or random ones.",
        discussion: """
            All sentences come in the order of their templates. A grammar may have more than fit into any time, so end the output \
            as you like: parlance sample | head. With --count they are random: each template is used once before any is used \
            twice, and all branches of a choice are equally likely, however long their lists are.

            --how-many counts expansions: the ways to choose branches and slot values. Several expansions may make the same \
            sentence; the number of different sentences is known only after generating all of them.

            Wildcards are filled with 'lorem ipsum' unless --wildcard gives words. Required values of the context are invented \
            unless --context gives them. The exit code is 1 if there is no sentence.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var selection: TemplateSelection

    @Option(
        help: ArgumentHelp("The number of random sentences (default: all sentences, in order).", valueName: "number")
    )
    var count: Int?

    @Option(
        help: ArgumentHelp("The seed of --count (default: 0). The same seed gives the same sentences on every machine.")
    )
    var seed: UInt64?

    @Flag(help: "Only count the expansions, exactly.")
    var howMany = false

    @Option(
        help: ArgumentHelp(
            "text: one sentence per line. jsonl: one JSON object per line, with intent and slots, for 'parlance test'.",
            valueName: "format"
        )
    )
    var format: SampleFormat = .text

    @Option(
        help: ArgumentHelp(
            "Words for a wildcard (repeatable, also for the same wildcard).",
            valueName: "name=words"
        )
    )
    var wildcard: [String] = []

    @Option(help: ArgumentHelp("The form of numbers: 21, or twenty-one.", valueName: "form"))
    var numbers: SamplingOptions.NumberForm = .digits

    @Option(
        help: ArgumentHelp("A value of the context (repeatable).", valueName: "key=value")
    )
    var context: [String] = []

    func validate() throws {
        if let count, count < 0 { throw ValidationError("--count must be 0 or more") }
        if seed != nil, count == nil {
            throw ValidationError("--seed requires --count: all sentences have one order only")
        }
        if howMany, count != nil { throw ValidationError("--how-many counts all sentences; remove --count") }
        for pair in wildcard where !pair.dropFirst().contains("=") {
            throw ValidationError("--wildcard takes NAME=WORDS, not '\(pair)'")
        }
        for pair in context where !pair.dropFirst().contains("=") {
            throw ValidationError("--context takes KEY=VALUE, not '\(pair)'")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            let grammar = try grammar()
            let sampler = Sampler(grammar, options: options)
            reportSilence(of: sampler)
            try howMany ? sayCount(of: sampler) : saySentences(of: sampler, grammar)
            try (sampler.isSilent ? ExitStatus.noMatch : .success).end()
        }
    }

    private func grammar() throws -> Grammar {
        let vocabulary = try grammars.loadVocabulary()
        let loaded = try grammars.load(undefinedLists: .known(vocabulary.listNames))
        StandardError.print(loaded.warnings)
        var grammar = loaded.grammar
        grammar.lists.merge(vocabulary.lists) { _, given in given }
        for entry in grammar.vocabulary.append(vocabulary.vocabulary).entries {
            StandardError.print("warning: \(entry)")
        }
        try checkWildcards(in: grammar)
        return try selection.applied(to: grammar)
    }

    private func checkWildcards(in grammar: Grammar) throws(SampleError) {
        let normalizer = Normalizer(language: grammar.language)
        let known = grammar.wildcards
        for (name, words) in options.wildcards.sorted(by: { $0.key < $1.key }) {
            guard known.contains(name) else { throw .notAWildcard(name, known: known) }
            for words in words where normalizer.normalize(words).bytes.isEmpty {
                throw .noWords(words, wildcard: name)
            }
        }
    }

    private var options: SamplingOptions {
        var options = SamplingOptions(numbers: numbers)
        for pair in wildcard.map(KeyValuePair.init) { options.wildcards[pair.key, default: []].append(pair.value) }
        for pair in context.map(KeyValuePair.init) { options.context[pair.key] = .string(pair.value) }
        return options
    }

    private func reportSilence(of sampler: Sampler) {
        guard let first = sampler.silentTemplates.first else { return }
        let count = sampler.silentTemplates.count
        StandardError.print(
            "warning: of \(count) \(count == 1 ? "template" : "templates") nothing can be said, for a list is empty or the "
                + "context rules it out: \(first.place): \(first.template)\(count == 1 ? "" : ", …")"
        )
    }

    private func sayCount(of sampler: Sampler) throws {
        let count = sampler.expansionCount
        switch format {
        case .text: try StandardOutput.print("\(count)")
        case .jsonl: try StandardOutput.print("{\"expansions\":\"\(count)\"}")
        }
    }

    private func saySentences(of sampler: Sampler, _ grammar: Grammar) throws {
        var output = SampleOutput(format, grammar)
        if let count {
            var sentences = sampler.sentences(seed: seed ?? 0)
            for said in 0..<count where try !output.write(&sentences) {
                StandardError.print("note: there are no more than \(said) different sentences")
                break
            }
        } else {
            var sentences = sampler.allSentences
            while try output.write(&sentences) {}
        }
        try output.flush()
    }
}

extension SamplingOptions.NumberForm: ExpressibleByArgument {}

extension Grammar {
    /// The names of all wildcards, in order.
    fileprivate var wildcards: [String] {
        let local = intents.flatMap(\.blocks).flatMap { Array($0.lists) }
        return Set((Array(lists) + local).filter { $0.value.isWildcard }.map(\.key)).sorted()
    }
}
