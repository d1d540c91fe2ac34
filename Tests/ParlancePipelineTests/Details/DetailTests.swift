import Foundation
import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Typed details of responses")
struct DetailTests {
    private struct Booking: ResponseDetails, Hashable {
        var rideStatus: RideStatus?
        var fee: CurrencyAmount?
        var until: Date?
        var names: [String]?
    }

    private static let ride = RideStatus(
        rideIdentifier: "r1",
        phase: .approachingPickup,
        completionStatus: RideCompletionStatus(outcome: .canceledByUser, feedbackTypes: [.rate]),
        vehicle: RideVehicle(location: Placemark(name: "Pier", latitude: 1.5, longitude: -2), model: "blue"),
        driver: RideDriver(person: Person(displayName: "Ada"), rating: "4.9"),
        estimatedPickupDate: Date(timeIntervalSince1970: 1_000_000),
        rideOption: RideOption(
            name: "Classic",
            priceRange: PriceRange(price: Decimal(string: "12.10")!, currencyCode: "EUR"),
            availablePartySizeOptions: [RidePartySizeOption(partySizeRange: 1..<5, sizeDescription: "one to four")]
        ),
        userActivityForCancelingInApplication: Activity(type: "cancel", userInfo: ["ride": .string("r1")])
    )

    private static let declarations = """
        Book:
          response_details:
            rideStatus: {type: ride-status}
            fee: {type: money}
            until: {type: date}
            names: {type: text, array: true}
            seats: {type: integer}
            size: {options: [small, large]}
            rest: {type: any}
        Free: {}
        """

    private func problem(_ details: [String: Value], of intent: String = "Book") throws -> PipelineProblem? {
        let catalog = try IntentCatalog.load([SourceText(name: "intents.yaml", text: Self.declarations)])
        let checker = DetailChecker(try #require(catalog[intent]))
        do throws(PipelineProblem) {
            try checker.check(details)
            return nil
        } catch {
            return error
        }
    }

    // MARK: - JSON

    @Test func `details are written as JSON and read again`() throws {
        let booking = Booking(
            rideStatus: Self.ride,
            fee: CurrencyAmount(amount: 2, currencyCode: "EUR"),
            until: Date(timeIntervalSince1970: 1_000_000),
            names: ["Ada"]
        )
        let response = try IntentResponse(.success, booking)
        #expect(response.details["until"] == .string("1970-01-12T13:46:40Z"))
        #expect(response.details["fee"] == .object(["amount": .integer(2), "currencyCode": .string("EUR")]))
        let ride = try #require(response.details["rideStatus"]?.object)
        #expect(ride["phase"] == .string("approachingPickup") && ride["waypoints"] == nil)
        #expect(ride["estimatedPickupDate"] == .string("1970-01-12T13:46:40Z"))
        #expect(try response.decodeDetails(as: Booking.self) == booking)
        #expect(try problem(response.details) == nil)
    }

    @Test func `details that do not fit name the member`() throws {
        let response = IntentResponse(.success, details: ["rideStatus": .object(["phase": .string("flying")])])
        #expect(throws: ResponseDetailsError.self) { try response.decodeDetails(as: Booking.self) }
        do {
            _ = try response.decodeDetails(as: Booking.self)
        } catch {
            #expect("\(error)".hasPrefix("the detail 'rideStatus.phase' does not fit: "))
        }
    }

    @Test func `a number that is not finite has no form`() {
        struct Speed: ResponseDetails { var speed = Double.nan }
        #expect(throws: ResponseDetailsError.self) { try IntentResponse(.success, Speed()) }
    }

    // MARK: - Declarations

    @Test func `every structure that a declaration may name has its Swift type`() {
        #expect(Set(DetailChecker.structures.keys) == Set(DetailType.structures))
        for (name, type) in DetailChecker.structures { #expect("\(type)" == DetailType.swiftName(of: name)) }
    }

    @Test(arguments: [
        ["seats": Value.integer(4), "size": .string("small"), "rest": .array([.null])],
        ["names": .array([]), "fee": .null, "until": .string("2026-11-20T09:00:00+01:00")],
        ["rideStatus": .object(["phase": .string("pickup"), "driver": .null])],
    ])
    func `declared details of their types are accepted`(details: [String: Value]) throws {
        #expect(try problem(details) == nil)
        #expect(try problem(["anything": .bool(true)], of: "Free") == nil)
    }

    @Test(arguments: [
        (["prize": Value.integer(1)], "'prize' is not a detail of Book; the details are rideStatus, fee, until, names"),
        (["seats": .string("four")], "the handler gave 'four' for the detail 'seats', which is not an integer"),
        (["size": .string("huge")], "the handler gave 'huge' for the detail 'size', which is not one of small, large"),
        (["names": .string("Ada")], "the handler gave 'Ada' for the detail 'names', which is not a list"),
        (["names": .array([.string("Ada"), .bool(true)])], "the handler gave 'true' for the detail 'names[1]'"),
        (["until": .string("tomorrow")], "the handler gave 'tomorrow' for the detail 'until', which is not a date"),
        (["fee": .integer(5)], "the handler gave '5' for the detail 'fee', which is not an amount"),
        (["rideStatus": .object([:])], "the handler gave '{}' for the detail 'rideStatus.phase'"),
        (
            ["rideStatus": .object(["phase": .string("pickup"), "pickUpDate": .string("x")])],
            "the detail 'rideStatus.pickUpDate' is not a member of a ride-status"
        ),
    ])
    func `others are problems that say where`(details: [String: Value], beginning: String) throws {
        let found = try problem(details)
        let text = try #require(found).description
        #expect(text.hasPrefix(beginning), "\(text)")
    }

    @Test func `an invalid detail fails the intent, from a handler and from an app`() async throws {
        struct App: ActivityReceiver {
            func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse {
                IntentResponse(.success, details: ["seats": .bool(true)])
            }
        }
        let grammar = "language: en\nintents: {Book: {data: [{sentences: [book]}]}}"
        let loaded = try GrammarLoader().load([
            SourceText(name: "g.yaml", text: grammar), SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        for (code, expected) in [(ResponseCode.success, 1), (.failureRequiringAppLaunch, 1)] {
            var handlers = HandlerTable()
            let details: [String: Value] = code == .success ? ["seats": .string("4")] : [:]
            handlers.add(["Book"]) { ScriptedHandler(doer: { _ in IntentResponse(code, details: details) }) }
            var options = Courier.options
            options.receiver = App()
            let pipeline = Pipeline(
                grammar: loaded.grammar,
                catalog: loaded.catalog,
                handlers: handlers,
                options: options
            )
            let turn = await pipeline.respond(to: "book", in: Dialog())
            #expect(turn.interaction?.response?.code.isFailure == true && turn.problems.count == expected)
            guard case .invalidDetail("seats", _, "an integer")? = turn.problems.first else {
                Issue.record("\(turn.problems)")
                return
            }
        }
    }

    // MARK: - Messages

    @Test(arguments: [
        ("{rideStatus_rideOption_name}", "Classic"), ("{rideStatus_driver_person_displayName}", "Ada"),
        ("{rideStatus_rideOption_priceRange_minimumPrice, number}", "12.1"), ("{fee}", "2 EUR"),
        ("{fee_currencyCode}", "EUR"), ("{names}", "Ada and Ben"), ("{names_count}", "2"),
        ("{offers}", "Classic and Large"), ("{offers_2_name}", "Large"), ("{offers_count}", "2"),
        ("{rideStatus_rideOption_availablePartySizeOptions_1_sizeDescription}", "one to four"),
    ])
    func `texts tell members of details`(text: String, expected: String) throws {
        let grammar = "language: en\nintents: {}\nmessages: {response: '\(text)'}"
        let table = MessageTable(try GrammarLoader().load([SourceText(name: "g.yaml", text: grammar)]).grammar)
        var response = try IntentResponse(
            .success,
            Booking(
                rideStatus: Self.ride,
                fee: CurrencyAmount(amount: 2, currencyCode: "EUR"),
                names: ["Ada", "Ben"]
            )
        )
        response.details["offers"] = .array(["Classic", "Large"].map { .object(["name": .string($0)]) })
        let message = Message(.response, arguments: response.details)
        #expect(table.text(of: message, language: "en") == expected)
    }

    @Test func `deep and long details have a limited number of arguments`() {
        let deep = (1...5_000).reduce(Value.integer(1)) { value, _ in .object(["a": value]) }
        let long = Value.array((1...5_000).map { .object(["n": .integer($0)]) })
        let all = MemberArguments(["deep": deep, "long": long]).all
        #expect(all.count < 20 && all["long_9_n"] == .integer(9) && all["long_10_n"] == nil)
    }
}
