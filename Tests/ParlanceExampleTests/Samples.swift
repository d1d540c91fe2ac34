import Parlance
import Testing

/// The grammars, handlers and apps that examples use.
enum Samples {
    private static let bakeryText = """
        language: en
        intents:
          OrderCake:
            data:
              - sentences: ["(order|I'd like) [a|an] [{size}] [{cake}] cake"]
        lists:
          cake: {values: [plum, cherry, {in: (lemon|citrus), out: lemon}]}
          size: {values: [small, large]}
        """

    private static let bakeryIntents = """
        OrderCake:
          slots:
            cake: {type: term, required: true}
            size: {options: [small, large]}
        """

    static let app = AppDescription(
        identifier: "org.example.cakes",
        names: AppNames(displayName: "Cakes"),
        supportedIntents: ["OrderCake"]
    )

    static var handlers: HandlerTable {
        var handlers = HandlerTable()
        handlers.add(TypedHandler(OrderCake.self) { _ in IntentResponse(.success) })
        return handlers
    }

    static func bakeryFiles() throws -> GrammarLoader.Loaded {
        let files = [("bakery.yaml", bakeryText), ("intents.yaml", bakeryIntents)]
        return try GrammarLoader().load(files.map { SourceText(name: $0.0, text: $0.1) })
    }

    static func bakery() throws -> Parser { Parser(try bakeryFiles().grammar) }

    static func garden() throws -> Parser {
        try Parser(
            yaml: """
                language: en
                intents: {Water: {data: [{sentences: ["water the {plant}"]}]}}
                lists: {plant: {values: [basil, mint]}}
                """
        )
    }

    static func hotel() throws -> Parser {
        try Parser(
            yaml: """
                language: en
                intents:
                  Tip: {data: [{sentences: ["tip {money:amount}"]}]}
                  Visit: {data: [{sentences: ["stay {date-time-range:stay}"]}]}
                """
        )
    }

    static func pipeline() throws -> Pipeline {
        let loaded = try bakeryFiles()
        return Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers)
    }

    /// With a parser for shortcuts.
    static func shortcutPipeline() throws -> Pipeline {
        let loaded = try bakeryFiles()
        let parser = Parser(loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts())
        return Pipeline(parser: parser, language: "en", catalog: loaded.catalog, handlers: handlers)
    }

    /// The error of a template with an undefined rule.
    static func diagnostic() throws -> Diagnostic {
        let error = #expect(throws: GrammarError.self) {
            try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause <it>]}]}}")
        }
        return try #require(error).diagnostics[0]
    }
}
