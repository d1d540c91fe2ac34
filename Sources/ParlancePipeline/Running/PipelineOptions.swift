import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The options of a pipeline.
///
/// ```swift
/// let options = PipelineOptions(limits: PipelineLimits(phase: .seconds(10)))
/// print(options.limits.phase)  // 10.0 seconds
/// ```
public struct PipelineOptions: Sendable {
    /// The supported intents and their restrictions; nil: all intents with a handler, without restrictions.
    public var manifest: IntentManifest?
    /// The app in which intents continue; nil: the caller continues them.
    public var receiver: (any ActivityReceiver)?
    /// Keeps requests for a later time or under a condition; nil: they are refused.
    public var scheduler: (any RequestScheduler)?
    /// The limits of time and questions.
    public var limits: PipelineLimits
    /// The clock of the time limits.
    public var clock: any Clock<Duration>
    /// Returns the current date, for interactions and for relative times such as "tomorrow".
    public var now: @Sendable () -> Date
    /// The time zone of times in utterances.
    public var timeZone: any LocalTimeZone
    /// The day that weeks begin with, 1 is Monday.
    public var firstWeekday: Int
    /// Whether a request that no template matches as a whole is read in part. The user confirms what was understood
    /// before the intent is handled.
    public var readsPartially: Bool
    /// The domain that the program is for, such as `rides`; nil: several. Its requests may be fragments, "home please" for
    /// a ride: templates that require it as `program` in the context are read where nothing else matches word for word, and
    /// no question is open. `Situation.context` may have it instead.
    public var program: String?
    /// Receives the results of intents that were in progress. An event may precede the turn of its intent; store it
    /// until that turn.
    public var onEvent: @Sendable (PipelineEvent) -> Void

    /// The reference time of utterances.
    var referenceTime: ReferenceTime { ReferenceTime(now(), in: timeZone, firstWeekday: firstWeekday) }

    /// Creates options; by default all intents with a handler are supported, the system's clock is used, and times are
    /// in GMT.
    public init(
        manifest: IntentManifest? = nil,
        receiver: (any ActivityReceiver)? = nil,
        scheduler: (any RequestScheduler)? = nil,
        limits: PipelineLimits = PipelineLimits(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        timeZone: any LocalTimeZone = TimeZone.gmt,
        firstWeekday: Int = 1,
        readsPartially: Bool = false,
        program: String? = nil,
        onEvent: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) {
        self.manifest = manifest
        self.receiver = receiver
        self.scheduler = scheduler
        self.limits = limits
        self.clock = clock
        self.now = now
        self.timeZone = timeZone
        self.firstWeekday = firstWeekday
        self.readsPartially = readsPartially
        self.program = program
        self.onEvent = onEvent
    }
}
