import Parlance

/// The ride app itself, which opens if a ride needs something that only the user can do there.
struct RideReceiver: ActivityReceiver {
    let log: SampleLog

    /// The failure remains: the user asks for the ride again afterwards.
    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse {
        log.add("opened \(activity.title ?? activity.type)")
        return IntentResponse(code, activity: activity)
    }
}
