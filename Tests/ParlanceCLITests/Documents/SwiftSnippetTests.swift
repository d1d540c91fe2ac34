import Foundation
import Parlance
import ParlanceCorpus
import ParlanceHistory
import ParlanceTestSupport
import Testing

/// The Swift code of articles. `ArticleTests` verifies that articles have the same code.
@Suite("Articles' Swift")
struct SwiftSnippetTests {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test("Excerpts print the expected output, and each is part of an article")
    func printsWhatItPromises() async throws {
        try frontPage()
        try run(writingAGrammar, withFilesOf: "WritingAGrammar")
        try run(vocabulary, withFilesOf: "VocabularyAndApps")
        try run(migrating, withFilesOf: "MigratingFromHomeAssistant")
        try run(languages, withFilesOf: "AddingALanguage")
        try await history(Self.folder(withFilesOf: "HistoryAndShortcuts"))
        try await handling(Self.folder(withFilesOf: "HandlingAnIntent"))
        let excerpts = try SwiftExcerpts(of: #filePath)
        #expect(printed.lines == excerpts.promises)
        let shown = try Article.names.map { try Article($0).document.texts(in: "swift").count }
        #expect(shown.reduce(0, +) == excerpts.count)
    }

    /// Runs snippets in a folder with the last versions of an article's files.
    private func run(_ snippets: (_ folder: String) throws -> Void, withFilesOf article: String) throws {
        let folder = try Self.folder(withFilesOf: article)
        try withExtendedLifetime(folder) { try snippets(folder.path) }
    }

    private static func folder(withFilesOf article: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for file in try Article(article).files { try folder.write(file.text, to: file.name) }
        return folder
    }

    private func frontPage() throws {
        let grammars = Command.package.appending(path: "Grammars").path
        // snippet
        let parser = try Parser(grammarAt: grammars, language: "en")
        let result = try parser.parse("jog for 10 miles")
        print(result.best!.intent)  // StartWorkout
        // end
    }

    private func writingAGrammar(_ folder: String) throws {
        // snippet
        let parser = try Parser(grammarAt: "\(folder)/greenhouse", language: "en")
        let result = try parser.parse("Please water the gherkins")
        switch result.outcome {
        case .exact(let reading, _), .approximate(let reading, _):
            print(reading.intent, reading["plant"]!.value, reading.response)  // Water cucumbers watered
        case .ambiguous(let readings), .partial(let readings): print("One of \(readings.map(\.intent))?")
        case .notUnderstood: print("No template matches.")
        }
        // end

        // snippet
        if let unknown = try parser.parse("water the orchids").nearest.first?.unknown {
            print("I know no \(unknown.slot) called \(unknown.text).")  // I know no plant called orchids.
        }
        // end

        // snippet
        let options = ParseOptions(context: ["house": .string("palm")])
        let opening = try parser.parse("open the windows", options: options)
        print(opening.best!["house"]!.value)  // palm

        let orchids = ListValue(input: Template(literal: "orchids"), output: .string("plant-17"))
        let today = parser.with(lists: ["plant": .values([orchids])])
        print(try today.parse("water the orchids").best!["plant"]!.value)  // plant-17
        // end

        // snippet
        let grammar = try GrammarLoader(language: "en").load(paths: ["\(folder)/greenhouse"]).grammar
        let texts = grammar.responses.object?["intents"]?.object?["Water"]?.object
        print(texts?["watered"]?.string ?? "")  // The {{ slots.plant }} had some water.
        // end

        // snippet
        var report = CorpusReport()
        for corpus in try CorpusLoader.load(paths: ["\(folder)/corpus.yaml"]).corpora {
            report.run(corpus, with: parser)
        }
        print(report.passed, report.failures)  // 6 []
        // end

        // snippet
        let data = parser.compiledData()
        let same = try Parser(compiled: data)
        print(try same.parse("water the basil").best!.intent)  // Water
        // end
    }

    private func vocabulary(_ folder: String) throws {
        // snippet
        var vocabulary = try VocabularyLoader().load(paths: ["\(folder)/names.yaml"]).vocabulary
        let report = vocabulary.set([Term(identifier: "p3", phrase: "Morning Grind")], of: "workout", tier: .user)
        let gym = try Parser(grammarAt: "\(folder)/gym.yaml").with(vocabulary: vocabulary)
        let slot = try gym.parse("start morning grind").best!["workoutName"]!
        print(slot.term!.identifier, report.isEmpty)  // p3 true
        // end
    }

    private func migrating(_ folder: String) throws {
        // snippet
        let home = ["intents.yaml", "sentences/en", "rules/en"].map { "\(folder)/home/\($0)" }
        let loader = GrammarLoader(language: "en", undefinedLists: .givenLater(["name"]))
        let grammar = Parser(try loader.load(paths: home).grammar)

        let lamp = ListValue(
            input: Template(literal: "standing lamp"),
            output: .string("light.standing"),
            context: ["domain": .string("light")],
            metadata: .object(["state": .string("off")])
        )
        let parser = grammar.with(lists: ["name": .values([lamp])])

        let options = ParseOptions(context: ["area": .string("Attic")], preferredSlot: "name")
        let reading = try parser.parse("turn on the standing lamp", options: options).best!
        print(reading.intent, reading["name"]!.value)  // LampOn light.standing
        print(reading.metadata["slot_combination"]!)  // name_only
        // end
    }

    private func languages(_ folder: String) throws {
        // snippet
        let languages = try LanguageLoader.load(paths: ["\(folder)/languages"]).languages
        let danish = Parser(try GrammarLoader(languages: languages).load(paths: ["\(folder)/kage.yaml"]).grammar)
        print(try danish.parse("to og en halv æblekage").best!["count"]!.value)  // 2.5
        // end
    }

    private struct Coach: IntentHandler {
        func handle(_ request: IntentRequest) -> IntentResponse { IntentResponse(.success) }
    }

    private func history(_ files: TemporaryFolder) async throws {
        let folder = files.path
        // snippet
        let history = try SQLiteHistory(path: "\(folder)/gym.sqlite")
        let gym = try GrammarLoader().load(paths: ["\(folder)/gym"])
        var handlers = HandlerTable()
        handlers.add(["StartWorkout"]) { Coach() }
        var pipeline = Pipeline(
            parser: Parser(gym.grammar.addingReplies(for: gym.catalog).addingShortcuts()),
            language: gym.grammar.language,
            catalog: gym.catalog,
            handlers: handlers
        )

        var request = IntentRequest(intent: "StartWorkout", language: "en")
        request.set([ParameterValue(.string("run"), spoken: "run")], of: "workout")
        let shortcut = Shortcut(identifier: "s1", phrase: "gym time", request: request)
        try pipeline.shortcutChecker.check(shortcut, among: try await history.shortcuts())
        try await history.save(shortcut)

        pipeline.shortcuts = try await history.shortcuts()
        let turn = await pipeline.respond(to: "gym time", in: Dialog())
        print(turn.interaction!.request["workout"]!.value)  // run
        try await history.donate(turn.interaction!)
        print(try await history.interactions(InteractionQuery(limit: 10)).count)  // 1
        // end
    }

    private func handling(_ files: TemporaryFolder) async throws {
        let folder = files.path
        // snippet
        let bakery = try GrammarLoader().load(paths: ["\(folder)/bakery"])
        let reading = try Parser(bakery.grammar).parse("order a large plum cake").best!
        let order = try reading.decode(as: OrderCake.self)
        print(order.cake!.identifier, order.size!)  // plum large
        // end

        // snippet
        let baker = TypedHandler(OrderCake.self) { order in
            IntentResponse(.success, details: ["ready": .string("at noon")])
        }
        .resolving(.cake) { order in
            switch order.cake?.identifier {
            case nil: .needsValue
            case "plum": .unsupported(reason: "soldOut")
            default: .accepted
            }
        }
        .confirming { order in
            IntentResponse(.ready, details: ["price": .integer(order.size == .large ? 30 : 20)])
        }
        var handlers = HandlerTable()
        handlers.add(baker)
        // end

        try details()
        try await dialogs(bakery, handlers)
    }

    private func details() throws {
        // snippet
        struct Ride: ResponseDetails {
            var rideStatus: RideStatus?
            var fee: CurrencyAmount?
        }

        let fee = CurrencyAmount(amount: 3, currencyCode: "EUR")
        let details = Ride(rideStatus: RideStatus(phase: .confirmed), fee: fee)
        let response = try IntentResponse(.success, details)
        print(response.details["fee"]!)  // {amount: 3, currencyCode: EUR}
        print(try response.decodeDetails(as: Ride.self).rideStatus!.phase)  // confirmed
        // end
    }

    private func dialogs(_ bakery: GrammarLoader.Loaded, _ handlers: HandlerTable) async throws {
        // snippet
        let options = PipelineOptions(limits: PipelineLimits(phase: .seconds(60)))
        let pipeline = Pipeline(
            grammar: bakery.grammar,
            catalog: bakery.catalog,
            handlers: handlers,
            options: options
        )

        var turn = await pipeline.respond(to: "I'd like a large cake", in: Dialog())
        print(turn.messages[0].key, turn.question!.parameter!)  // value cake

        turn = await pipeline.respond(to: "the plum one", in: turn.dialog)
        print(turn.messages[0].keys[0])  // OrderCake.cake.unsupported.soldOut

        turn = await pipeline.respond(to: "then make it cherry, please", in: turn.dialog)
        print(turn.messages[0].key, turn.messages[0].arguments["price"]!)  // confirmIntent 30
        // end

        // snippet
        let stored = try JSONEncoder().encode(turn.dialog)
        let dialog = try JSONDecoder().decode(Dialog.self, from: stored)

        turn = await pipeline.respond(to: "yes, go ahead", in: dialog)
        print(turn.interaction!.status, turn.interaction!.response!.details["ready"]!)  // success at noon
        // end

        // snippet
        let compiled = pipeline.parser.compiledData()
        let quick = Pipeline(
            parser: try Parser(compiled: compiled),
            language: "en",
            catalog: bakery.catalog,
            handlers: handlers
        )
        turn = await quick.respond(to: "I'd like a small cherry cake", in: Dialog())
        print(turn.messages[0].key, turn.messages[0].arguments["price"]!)  // confirmIntent 20
        // end

        // snippet
        struct Agenda: RequestScheduler {
            func schedule(_ request: IntentRequest) async throws {}
        }

        let later = PipelineOptions(scheduler: Agenda())
        let planner = Pipeline(grammar: bakery.grammar, catalog: bakery.catalog, handlers: handlers, options: later)
        turn = await planner.respond(to: "I'd like a large cherry cake in two hours", in: Dialog())
        turn = await planner.respond(to: "yes", in: turn.dialog)
        print(turn.messages[0].key, turn.messages[0].arguments["when"]!)  // scheduled in two hours
        // end

        // snippet
        let taxi = PipelineOptions(program: "rides")
        print(taxi.program!)  // rides
        // end
    }
}
