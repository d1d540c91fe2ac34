import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Says sentences of a grammar: all of them, or some by chance.",
        discussion: """
            All sentences come one after the other, template by template; a grammar may have more than anybody can wait \
            for, so end it as you like: parlance sample | head. With --count they are made by chance: each template is \
            said once before any is said twice, and at each branching every branch is as likely, however long its lists.

            What is counted by --how-many are expansions: the ways to go through the templates and to fill their slots. \
            Two of them may come to the same sentence; how many sentences differ is not known without saying them all.

            Wildcards say 'lorem ipsum' unless --wildcard gives them words. What a sentence requires of the context is \
            made up unless --context says it. The exit code is 1 if nothing can be said.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var selection: TemplateSelection

    @Option(help: ArgumentHelp("How many sentences to say by chance; all if not given.", valueName: "number"))
    var count: Int?

    @Option(
        help: ArgumentHelp("With --count: the same seed gives the same sentences, on every machine; 0 if not given.")
    )
    var seed: UInt64?

    @Flag(help: "Say how many expansions there are, exactly, without saying them.")
    var howMany = false

    @Option(
        help: ArgumentHelp(
            "text: a sentence a line. jsonl: a JSON object a line, with intent and slots, for 'parlance test'.",
            valueName: "format"
        )
    )
    var format: SampleFormat = .text

    @Option(
        help: ArgumentHelp(
            "Words that a wildcard is filled with; may be given several times, also for the same wildcard.",
            valueName: "name=words"
        )
    )
    var wildcard: [String] = []

    @Option(help: ArgumentHelp("How numbers are written: 21, or twenty-one.", valueName: "form"))
    var numbers: SamplingOptions.NumberForm = .digits

    @Option(
        help: ArgumentHelp("Something known about the situation; may be given several times.", valueName: "key=value")
    )
    var context: [String] = []

    func validate() throws {
        if let count, count < 0 { throw ValidationError("--count must be 0 or more") }
        if seed != nil, count == nil {
            throw ValidationError("--seed needs --count: all sentences have one order only")
        }
        if howMany, count != nil { throw ValidationError("--how-many counts all sentences; leave --count out") }
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
            try howMany ? sayCount(of: sampler) : saySentences(of: sampler, language: grammar.language)
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

    private func saySentences(of sampler: Sampler, language: String) throws {
        var output = SampleOutput(format, language: language)
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
        return Set((Array(lists) + local).filter { $0.value == .wildcard }.map(\.key)).sorted()
    }
}
