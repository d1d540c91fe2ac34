import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// The examples in the documentation of types: handling.
struct HandlingExamples {
    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test func `examples print the output that they show`() async throws {
        try typedIntent()
        try await typedHandler()
        try await intentHandler()
        try handlerTable()
        try await pipeline()
        try pipelineOptions()
        localTimeZone()
        requestScheduler()
        try pipelineLimits()
        try await dialog()
        try await turn()
        try await question()
        try await situation()
        try await messageTable()
        try intentRequest()
        try parameterValue()
        try currencyAmount()
        try dateComponentsRange()
        try intentResponse()
        try responseCode()
        try resolution()
        try intentManifest()
        try responseDetails()
        rideStatus()
        person()
        paymentRecord()
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
    }

    private func typedIntent() throws {
        let parser = try Samples.bakery()
        // snippet
        let order = try parser.parse("order a large plum cake").best!.decode(as: OrderCake.self)
        print(order.size!, order.cake!.identifier)  // large plum
        // end
    }

    private func typedHandler() async throws {
        // snippet
        let baker = TypedHandler(OrderCake.self) { order in IntentResponse(.success) }
            .resolving(.cake) { order in order.cake == nil ? .needsValue : .accepted }
        print(try await baker.handle(IntentRequest(intent: "OrderCake", language: "en")).code)  // success
        // end
    }

    private func intentHandler() async throws {
        // snippet
        struct Baker: IntentHandler {
            func handle(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.success) }
        }
        print(try await Baker().confirm(IntentRequest(intent: "OrderCake", language: "en")).code)  // ready
        // end
    }

    private func handlerTable() throws {
        // snippet
        var handlers = HandlerTable()
        handlers.add(TypedHandler(OrderCake.self) { _ in IntentResponse(.success) })
        let request = IntentRequest(intent: "OrderCake", language: "en")
        print(handlers.handler(for: request, in: .handle) != nil)  // true
        // end
    }

    private func pipeline() async throws {
        let loaded = try Samples.bakeryFiles()
        let handlers = Samples.handlers
        // snippet
        let pipeline = Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers)
        var turn = await pipeline.respond(to: "order a large cake", in: Dialog())
        print(turn.question!.parameter!)  // cake
        turn = await pipeline.respond(to: "the plum one", in: turn.dialog)
        print(turn.interaction!.status)  // success
        // end
    }

    private func pipelineOptions() throws {
        // snippet
        let options = PipelineOptions(limits: PipelineLimits(phase: .seconds(10)))
        print(options.limits.phase)  // 10.0 seconds
        // end
    }

    private func localTimeZone() {
        // snippet
        let options = PipelineOptions(timeZone: TimeZoneRules("Europe/Berlin")!)
        print(options.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 1_783_000_000)))  // 7200
        // end
    }

    private func requestScheduler() {
        // snippet
        struct Agenda: RequestScheduler {
            func schedule(_ request: IntentRequest) async throws {}
        }
        print(PipelineOptions(scheduler: Agenda()).scheduler != nil)  // true
        // end
    }

    private func pipelineLimits() throws {
        // snippet
        let limits = PipelineLimits(phase: .seconds(10), questions: 3)
        print(limits.questions, limits.misunderstandings)  // 3 3
        // end
    }

    private func dialog() async throws {
        let pipeline = try Samples.pipeline()
        // snippet
        let turn = await pipeline.respond(to: "order a large cake", in: Dialog(identifier: "anna"))
        let stored = try JSONEncoder().encode(turn.dialog)
        print(try JSONDecoder().decode(Dialog.self, from: stored).question!.parameter!)  // cake
        // end
    }

    private func turn() async throws {
        let pipeline = try Samples.pipeline()
        // snippet
        let turn = await pipeline.respond(to: "order a plum cake", in: Dialog())
        if case .done(let interaction) = turn.outcome {
            print(interaction.request.intent, interaction.status)  // OrderCake success
        }
        // end
    }

    private func question() async throws {
        let pipeline = try Samples.pipeline()
        // snippet
        let question = await pipeline.respond(to: "order a large cake", in: Dialog()).question!
        print(question.parameter!, question.isUnsupported)  // cake false
        // end
    }

    private func situation() async throws {
        let pipeline = try Samples.pipeline()
        // snippet
        let situation = Situation(context: ["room": .string("kitchen")])
        let turn = await pipeline.respond(to: "order a plum cake", in: Dialog(), situation: situation)
        print(turn.interaction!.request.context["room"]!)  // kitchen
        // end
    }

    private func messageTable() async throws {
        let loaded = try Samples.bakeryFiles()
        let pipeline = try Samples.pipeline()
        // snippet
        let turn = await pipeline.respond(to: "order a large cake", in: Dialog())
        print(turn.texts(from: MessageTable(loaded.grammar), language: "en").count)  // 1
        // end
    }

    private func intentRequest() throws {
        // snippet
        var request = IntentRequest(intent: "OrderCake", language: "en")
        request.set([ParameterValue(.string("plum"), spoken: "the plum one")], of: "cake")
        print(request["cake"]!.value, request.names)  // plum ["cake"]
        // end
    }

    private func parameterValue() throws {
        // snippet
        let cake = ParameterValue(Term(identifier: "c7", phrase: "Black Forest"))
        print(cake.value, cake.name)  // c7 Black Forest
        // end
    }

    private func currencyAmount() throws {
        let parser = try Samples.hotel()
        // snippet
        struct Tip: Decodable { var amount: CurrencyAmount }  // "tip {money:amount}"
        let tip = try parser.parse("tip two dollars fifty").best!.decode(as: Tip.self)
        print(tip.amount.amount, tip.amount.currencyCode)  // 2.5 USD
        // end
    }

    private func dateComponentsRange() throws {
        let parser = try Samples.hotel()
        // snippet
        struct Visit: Decodable { var stay: DateComponentsRange }  // "stay {date-time-range:stay}"
        let options = ParseOptions(now: ReferenceTime(iso: "2026-11-20T09:00"))
        let visit = try parser.parse("stay from 10 to 11:30 tomorrow", options: options).best!.decode(as: Visit.self)
        print(visit.stay.start!.day!, visit.stay.start!.hour!, visit.stay.end!.hour!)  // 21 10 11
        // end
    }

    private func intentResponse() throws {
        // snippet
        let response = IntentResponse(.success, details: ["ready": .string("at noon")])
        print(response.code, response.details["ready"]!)  // success at noon
        // end
    }

    private func responseCode() throws {
        // snippet
        let code: ResponseCode = "failureOvenCold"
        print(code.isFailure)  // true
        // end
    }

    private func resolution() throws {
        // snippet
        func resolution(of cake: Term?) -> Resolution {
            switch cake?.identifier {
            case nil: .needsValue
            case "plum": .unsupported(reason: "soldOut")
            default: .accepted
            }
        }
        print(resolution(of: nil))  // needsValue
        // end
    }

    private func intentManifest() throws {
        // snippet
        let manifest = try IntentManifest(supported: ["OrderCake"], restrictedWhileLocked: ["OrderCake"])
        print(manifest.restrictedWhileLocked)  // ["OrderCake"]
        // end
    }

    private func responseDetails() throws {
        // snippet
        struct Receipt: ResponseDetails { var total: CurrencyAmount? }
        let receipt = Receipt(total: CurrencyAmount(amount: 20, currencyCode: "EUR"))
        let response = try IntentResponse(.success, receipt)
        print(try response.decodeDetails(as: Receipt.self).total!.currencyCode)  // EUR
        // end
    }

    private func rideStatus() {
        // snippet
        let ride = RideStatus(rideIdentifier: "r1", phase: .confirmed, vehicle: RideVehicle(model: "blue Corvid"))
        print(ride.phase, ride.vehicle!.model!)  // confirmed blue Corvid
        // end
    }

    private func person() {
        // snippet
        let address = PersonHandle(value: "anna@example.org", type: .emailAddress)
        let anna = Person(personHandle: address, displayName: "Anna")
        print(anna.displayName!, anna.personHandle!.type)  // Anna emailAddress
        // end
    }

    private func paymentRecord() {
        // snippet
        let payment = PaymentRecord(currencyAmount: CurrencyAmount(amount: 20, currencyCode: "USD"), status: .pending)
        print(payment.status, payment.currencyAmount!.amount)  // pending 20
        // end
    }
}
