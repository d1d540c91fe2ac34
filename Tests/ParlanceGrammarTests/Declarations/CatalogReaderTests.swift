import Testing

@testable import ParlanceGrammar

@Suite("Declarations of intents")
struct CatalogReaderTests {
    private func catalog(_ text: String) throws -> IntentCatalog {
        try IntentCatalog.load([SourceText(name: "intents.yaml", text: text)])
    }

    private func problems(_ text: String) -> [String] {
        do throws(GrammarError) {
            _ = try IntentCatalog.load([SourceText(name: "intents.yaml", text: text)])
            return []
        } catch {
            return error.diagnostics.map { "\($0.place?.description ?? "") \($0.problem.message)" }
        }
    }

    @Test func `the slots of a slot are the members of its values`() throws {
        let brew = try #require(
            catalog(
                """
                Brew:
                  slots:
                    drinks: {array: true, slots: {drink: {options: [tea, milk]}, with: {type: text, array: true}}}
                """
            )["Brew"]
        )
        let drinks = try #require(brew["drinks"])
        guard case .structure(let members) = drinks.type else { throw GrammarError([]) }
        #expect(members.map(\.name) == ["drink", "with"])
        #expect(members.map(\.type) == [.option(["tea", "milk"]), .text])
        #expect(members.map(\.isArray) == [false, true])
        let tea = Value.object(["drink": .string("tea"), "with": .array([.string("sugar")])])
        #expect(drinks.type.accepts(tea))
        #expect(drinks.type.accepts(.array([tea, tea])))
        #expect(!drinks.type.accepts(.object(["drink": .string("coffee")])))
        #expect(!drinks.type.accepts(.object(["cup": .string("tea")])))
        #expect(!drinks.type.accepts(.string("tea")))
    }

    @Test(arguments: [
        ("slots: []", "expected a mapping from slot names to slots, found a list"),
        ("slots: {}", "expected at least one slot, found a mapping"),
        ("slots: {a: {type: txt}}", "'txt' is not one of"),
    ])
    func `wrong slots of a slot are reported with their place`(slots: String, message: String) {
        let found = problems("Brew: {slots: {drinks: {\(slots)}}}")
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test func `parameters keep their order, types and what is said of them`() throws {
        let brew = try #require(
            catalog(
                """
                Brew:
                  domain: kitchen
                  description: Makes a drink
                  confirmation: always
                  response_codes: [failureNoWater]
                  unsupported_response_codes: [inProgress]
                  slots:
                    drink: {type: term, required: true, personal: true, description: What to make}
                    cups: {type: integer, array: true}
                    size: {options: [small, large, 3], unsupported_reasons: [soldOut]}
                    heat: {type: measurement, dimension: temperature}
                    price: {type: money}
                    time: {type: duration}
                    slot: {type: date-range}
                    note: {}
                """
            )["Brew"]
        )
        #expect((brew.domain, brew.summary, brew.confirmation) == ("kitchen", "Makes a drink", .always))
        #expect(brew.responseCodes == ["failureNoWater"] && brew.unsupportedResponseCodes == ["inProgress"])
        #expect(brew.parameters.map(\.name) == ["drink", "cups", "size", "heat", "price", "time", "slot", "note"])
        #expect(
            brew.parameters.map(\.type) == [
                .term, .integer, .option(["small", "large", "3"]), .measurement(.temperature), .money,
                .duration, .dateRange, .any,
            ]
        )
        let drink = try #require(brew["drink"])
        #expect(drink.isRequired && drink.isPersonal && !drink.isArray && drink.summary == "What to make")
        #expect(drink.place == SourcePlace(file: "intents.yaml", line: 8, column: 5))
        #expect(brew["cups"]?.isArray == true)
        #expect(brew["size"]?.unsupportedReasons == ["soldOut"] && brew["cups"]?.unsupportedReasons == nil)
    }

    @Test func `details of responses have a type, options or neither`() throws {
        let text = """
            Brew:
              response_details:
                cup: {type: money, description: The price}
                rides: {type: ride-option, array: true}
                size: {options: [small, large]}
                note: {}
            Boil: {}
            """
        let brew = try #require(catalog(text)["Brew"])
        #expect(
            brew.responseDetails == [
                DetailDeclaration(name: "cup", type: .money, summary: "The price"),
                DetailDeclaration(name: "rides", type: .structure("ride-option"), isArray: true),
                DetailDeclaration(name: "size", type: .option(["small", "large"])), DetailDeclaration(name: "note"),
            ]
        )
        #expect(try catalog(text)["Boil"]?.responseDetails == nil)
        let details = "{cup: {type: ride-statu}, size: {options: []}, a: {kind: b}}"
        let problems = problems("Brew: {response_details: \(details)}")
        #expect(problems.count == 3 && problems[0].hasPrefix("intents.yaml:1:39 "), "\(problems)")
        #expect(problems[0].contains("ride-status"))
    }

    @Test func `every type of details has a name`() {
        #expect(DetailType.names.allSatisfy { DetailType($0) != nil } && DetailType("ride") == nil)
    }

    @Test(arguments: [
        ("{}", true), ("{confirmation: always}", true), ("{confirmation: never}", false),
        ("{confirm_corrections: false}", false), ("{confirmation: never, confirm_corrections: true}", true),
    ])
    func `corrections are confirmed unless the declaration says otherwise`(declaration: String, isConfirmed: Bool)
        throws
    {
        #expect(try catalog("A: \(declaration)")["A"]?.confirmsCorrections == isConfirmed)
    }

    @Test(arguments: [("{}", false), ("{revisable: true}", true)])
    func `the handler changes what it has begun where the declaration says so`(declaration: String, isRevisable: Bool)
        throws
    {
        #expect(try catalog("A: \(declaration)")["A"]?.isRevisable == isRevisable)
    }

    @Test func `what is left out has its default, also in the collection's form`() throws {
        let intents = try catalog(
            "A:\nB: {supported: true, slots: , slot_combinations: {x: {slots: [a]}}}\nC: {response_codes: []}"
        ).intents
        #expect(intents.map(\.name) == ["A", "B", "C"])
        #expect(intents.allSatisfy { $0.parameters.isEmpty && $0.confirmation == .whenAsked })
        #expect(intents.map(\.responseCodes) == [nil, nil, []])
    }

    @Test(arguments: [
        (
            "A: {slots: {a: {type: txt}}}",
            "1:23 'txt' is not one of 'any', 'text', 'integer', 'number', 'boolean', 'measurement', 'money', 'duration', 'date', 'date-range', 'term'; did you mean 'text'?"
        ),
        ("A: {slots: {a: {type: measurement}}}", "1:23 a measurement needs the key 'dimension'"),
        ("A: {slots: {a: {options: []}}}", "1:26 expected at least one option, found a list"),
        ("A: {slots: {a: {earliest_hour: 13}}}", "1:32 expected an hour from 0 to 12, found 13"),
        ("A: {slots: {a: {required: perhaps}}}", "1:27 expected true or false, found the text 'perhaps'"),
        ("A: {confirmation: sometimes}", "1:19 'sometimes' is not one of 'always', 'all', 'when_asked', 'never'"),
        ("A: {response_codes: failure}", "1:21 expected a list of response codes, found the text 'failure'"),
        (
            "A: {unsupported_response_codes: [inProgres]}",
            "1:34 'inProgres' is not one of 'failure', 'failureRequiringAppLaunch', 'inProgress', 'ready', 'success', 'unspecified', 'userConfirmationRequired'; did you mean 'inProgress'?"
        ),
        ("A: {slots: [a]}", "1:12 expected a mapping from slot names to slots, found a list"),
    ])
    func `what is wrong is told with its place`(text: String, problem: String) {
        #expect(problems(text) == ["intents.yaml:\(problem)"])
    }

    @Test(arguments: [
        ("ready", true, true), ("inProgress", false, false), ("failureFlood", true, true), ("failureSnow", false, true),
    ])
    func `a response may have the intent's own codes, and all common ones but those that it lacks`(
        code: String,
        isAllowed: Bool,
        isAllowedOpenly: Bool
    ) throws {
        let lacking = "unsupported_response_codes: [inProgress]"
        let brew = try catalog("Brew: {response_codes: [failureFlood], \(lacking)}\nPour: {\(lacking)}")
        #expect(brew["Brew"]?.allows(responseCode: code) == isAllowed)
        #expect(brew["Pour"]?.allows(responseCode: code) == isAllowedOpenly)
    }

    @Test func `a loader has the declarations beside the grammar, and warns of keys that it does not know`() throws {
        let loaded = try GrammarLoader().load([
            SourceText(name: "tea.yaml", text: "language: en\nintents: {Brew: {data: [{sentences: [make tea]}]}}"),
            SourceText(name: "intents.yaml", text: "Brew: {confirmatoin: never, slots: {a: {typ: text}}}"),
        ])
        #expect(loaded.catalog["Brew"]?.parameters.map(\.name) == ["a"])
        #expect(
            loaded.warnings.map(\.problem) == [
                .unknownKey("confirmatoin", suggestion: "confirmation"), .unknownKey("typ", suggestion: "type"),
            ]
        )
    }

    @Test func `files that declare nothing are left out`() throws {
        let text = SourceText(name: "tea.yaml", text: "language: en\nintents: {Brew: {}}")
        #expect(try IntentCatalog.load([text]).intents.isEmpty)
    }

    @Test(arguments: [
        (ParameterType.integer, Value.integer(1), true), (.integer, .number(1.5), false), (.number, .integer(1), true),
        (.text, .string("a"), true), (.text, .integer(1), false), (.boolean, .bool(true), true),
        (.boolean, .string("yes"), false), (.option(["a"]), .string("a"), true), (.option(["a"]), .string("b"), false),
        (.term, .string("a"), true), (.term, .integer(1), true), (.term, .bool(true), false),
        (.measurement(.length), .object([:]), true), (.measurement(.length), .integer(1), false),
        (.date, .string("12:00"), true), (.date, .string("noon"), false), (.any, .array([]), true),
        (.date, .object(["time": .string("17:00:00")]), true), (.date, .object(["start": .string("2026")]), false),
        (.dateRange, .object(["time": .string("17:00:00")]), true),
        (.dateRange, .object(["end": .string("2026")]), true),
        (.dateRange, .object(["seconds": .integer(60)]), false), (.dateRange, .integer(1), false),
        (.money, .object(["number": .integer(5), "unit": .string("USD")]), true), (.money, .integer(5), true),
        (.money, .string("5 USD"), false), (.money, .object(["date": .string("2026-11-23")]), false),
        (.duration, .object(["seconds": .integer(60)]), true), (.duration, .integer(60), false),
        (.duration, .object(["number": .integer(1), "unit": .string("hour")]), true),
        (.number, .object(["number": .number(1.5)]), true), (.integer, .object(["number": .number(1.5)]), false),
        (.number, .object(["number": .integer(1), "unit": .string("mile")]), false),
        (.any, .null, false),
    ])
    func `a type accepts what decoding could take`(type: ParameterType, value: Value, isAccepted: Bool) {
        #expect(type.accepts(value) == isAccepted)
    }
}
