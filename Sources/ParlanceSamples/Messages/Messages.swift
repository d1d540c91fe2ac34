import Parlance

/// A messenger, which also makes calls.
struct Messages: SampleDefinition {
    static let identifier = "Murmur"
    static let summary = "messages and calls: write to people, call them"
    static let domain = "messages"
    static let domains = ["people", "messages", "calls"]
    static let circumstances = MessageCircumstance.names

    let world: SampleWorld
    private let book = AddressBook.sample
    private let line = PhoneLine()

    init(_ world: SampleWorld) { self.world = world }

    var vocabulary: Vocabulary { book.vocabulary }

    var receiver: (any ActivityReceiver)? { CallReceiver(line: line, log: world.log) }

    var handlers: HandlerTable {
        var table = HandlerTable()
        table.add(writing)
        table.add(CallStart(world: world, book: book, line: line).handler)
        table.add(hangingUp)
        return table
    }

    private var writing: TypedHandler<SendMessage> {
        let people = PersonResolver(book: book, unknown: "noAccount") { $0.hasAccount ? nil : "noAccount" }
        return TypedHandler { [world] message in
            let names = message.recipients.map(\.phrase.text).joined(separator: ", ")
            world.log.add("sent to \(names): \(message.content ?? "")")
            return IntentResponse(.success)
        }
        .resolvingEach(.recipients) { people.resolutions(of: $0.recipients) }
        .confirming { [world] _ in
            IntentResponse(world.failure(among: Self.failures) ?? .ready)
        }
    }

    private static let failures: KeyValuePairs<MessageCircumstance, ResponseCode> = [
        .offline: SendMessage.Codes.failureMessageServiceNotAvailable,
        .signedOut: SendMessage.Codes.failureRequiringInAppAuthentication,
    ]

    private var hangingUp: TypedHandler<HangUpCall> {
        TypedHandler { [world, line] _ in
            guard line.end() else { return IntentResponse(HangUpCall.Codes.failureNoCallToHangUp) }
            world.log.add("hung up")
            return IntentResponse(.success)
        }
    }
}

/// Simulated faults of messages and calls.
enum MessageCircumstance: String, Circumstance {
    case airplaneMode = "airplane mode"
    case noCamera = "no camera"
    case notSetUp = "not set up"
    case offline
    case phoneAway = "phone out of reach"
    case ringing
    case signedOut = "signed out"
}
