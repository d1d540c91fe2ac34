import Foundation
import ParlanceGrammar
import ParlanceMatching
import ParlanceTestSupport

@testable import ParlancePipeline

/// A courier service for conversations: its grammar in two languages, its declarations, and pipelines with a test's
/// handlers.
enum Courier {
    static let english = """
        language: en
        intents:
          SendParcel:
            data:
              - sentences:
                  - "send a parcel [to {customer:recipient}] [by {service}] [weighing {weight} kilos]"
                  - "send {weight} kilos [to {customer:recipient}]"
          TrackParcel:
            data: [{sentences: ["where is my parcel", "track my parcel"]}]
          Invite:
            data: [{sentences: ["invite {customer:guest} [[and] {customer:guest}] [[and] {customer:guest}]", "invite somebody"]}]
          TakeNote:
            data: [{sentences: ["take a note [saying {words:text}]"]}]
          Refund:
            data: [{sentences: ["refund {weight:amount} euros", "refund"]}]
        lists:
          customer:
            values: [John, Mary, Zoe, {in: "(the|my) office", out: office}]
          service:
            values: [{in: "[the] bike [courier]", out: bike}, {in: "[the] night train", out: train}, {in: plane, out: plane}]
          weight: {range: {from: 1, to: 500}}
          words: {wildcard: true}
        skip_words: [please]
        """

    static let german = """
        language: de
        intents:
          SendParcel:
            data: [{sentences: ["schick ein Paket [an {customer:recipient}] [mit {service}] [mit {weight} Kilo]"]}]
          TrackParcel:
            data: [{sentences: ["wo ist mein Paket"]}]
        lists:
          customer:
            values: [Johann, Maria, {in: "[das] Büro", out: office}]
          service:
            values: [{in: "[dem] (Fahrrad|Rad)", out: bike}, {in: "[dem] Nachtzug", out: train}]
          weight: {range: {from: 1, to: 500}}
        """

    static let declarations = """
        SendParcel:
          domain: parcels
          slots:
            recipient: {type: term, required: true, personal: true}
            service: {options: [bike, train, plane], unsupported_reasons: [tooFar, tooHeavy]}
            weight: {type: integer}
            insured: {type: boolean}
          response_codes: [continueInApp, handleInApp, failureNoCourier]
        TrackParcel: {}
        Invite:
          slots:
            guest: {type: term, required: true, array: true}
        TakeNote:
          slots:
            text: {type: text, required: true}
        Refund:
          confirmation: always
          slots:
            amount: {type: integer, required: true}
        """

    static func loaded(_ grammar: String = english) throws -> GrammarLoader.Loaded {
        try GrammarLoader().load([
            SourceText(name: "courier.yaml", text: grammar), SourceText(name: "intents.yaml", text: declarations),
        ])
    }

    /// All intents have the same handler. No time passes.
    static func pipeline(
        _ grammar: String = english,
        handler: some IntentHandler,
        options: PipelineOptions = options
    ) throws -> Pipeline {
        var handlers = HandlerTable()
        handlers.add(["SendParcel", "TrackParcel", "Invite", "TakeNote", "Refund"]) { handler }
        return try pipeline(grammar, handlers: handlers, options: options)
    }

    static func pipeline(
        _ grammar: String = english,
        handlers: any IntentHandlerProvider,
        options: PipelineOptions = options
    ) throws -> Pipeline {
        if grammar == english { return pipeline(of: try known.get(), handlers, options) }
        return pipeline(of: try Speech(grammar), handlers, options)
    }

    /// A grammar compiled with its replies.
    struct Speech {
        let parser: Parser
        let language: String
        let catalog: IntentCatalog

        init(_ grammar: String) throws {
            let loaded = try Courier.loaded(grammar)
            parser = Parser(loaded.grammar.addingReplies(for: loaded.catalog))
            language = loaded.grammar.language
            catalog = loaded.catalog
        }
    }

    /// Compiled once for all tests.
    private static let known = Result { try Speech(english) }

    private static func pipeline(
        of speech: Speech,
        _ handlers: any IntentHandlerProvider,
        _ options: PipelineOptions
    ) -> Pipeline {
        Pipeline(
            parser: speech.parser,
            language: speech.language,
            catalog: speech.catalog,
            handlers: handlers,
            options: options
        )
    }

    static var options: PipelineOptions {
        PipelineOptions(clock: ManualClock(), now: { Date(timeIntervalSince1970: 1_000_000) })
    }

    static let people = [
        Term(identifier: "p1", phrase: "John Smith", synonyms: ["Johnny"]),
        Term(identifier: "p2", phrase: "John Miller"),
        Term(identifier: "p3", phrase: "Mary Jones"),
    ]
    .map { ParameterValue($0) }
}
