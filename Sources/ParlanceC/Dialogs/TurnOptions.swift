import Parlance
import ParlanceEntities

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The options of a turn.
struct TurnOptions {
    let situation: Situation
    /// Whether requests for later are handed to the handler.
    let schedules: Bool
    private let pipeline: PipelineOptions

    /// The time that a handler may take: the caller's own function is waited for. A month, for the timer's sake.
    private static let patience = Duration.seconds(30 * 86_400)

    /// - Parameter members: The fields of a line of the batch contract that concern the situation, and `schedules`.
    /// - Throws: `BatchError` for the first invalid one.
    init(_ members: [String: Value], apps: AppCatalog) throws(BatchError) {
        schedules = try BatchRequest.flag("schedules", in: members)
        let members = members.filter { $0.key != "schedules" }
        let situated = ["top", "edits", "splits", "requests", "language", "intents", "apps"]
        let request = try BatchRequest.Parse(text: "", options: members, without: situated)
        _ = try AppSelector(apps, language: "und").preferring(request.apps, among: apps)
        situation = Situation(context: request.options.context, isLocked: request.apps.isLocked, apps: request.apps)
        var options = PipelineOptions(
            limits: PipelineLimits(phase: Self.patience),
            readsPartially: request.options.partial
        )
        if let now = request.options.now.flatMap({ TimeContext(reference: $0)?.now }) {
            let date = Date(timeIntervalSince1970: Double(now.seconds))
            options.now = { date }
        }
        pipeline = options
    }

    /// The options of the pipeline whose scheduler is the handler, if it keeps requests for later.
    func pipeline(schedulingWith calls: HandlerCalls) -> PipelineOptions {
        var options = pipeline
        if schedules { options.scheduler = calls }
        return options
    }
}
