import Parlance

/// The messenger itself, which continues calls.
struct CallReceiver: ActivityReceiver {
    let line: PhoneLine
    let log: SampleLog

    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse {
        guard let request = activity.interaction?.request else { return IntentResponse(.failure) }
        let call = try request.decode(as: StartCall.self)
        let names = call.contacts.map(\.phrase.text).joined(separator: ", ")
        line.begin()
        log.add("\(code) \(activity.type)")
        log.add("calling \(names), \(call.callCapability?.rawValue ?? "")")
        return IntentResponse(.success)
    }
}
