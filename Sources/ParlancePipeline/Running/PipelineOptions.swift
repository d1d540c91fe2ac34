import Foundation

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
    /// The limits of time and questions.
    public var limits: PipelineLimits
    /// The clock of the time limits.
    public var clock: any Clock<Duration>
    /// Returns the current date, for interactions.
    public var now: @Sendable () -> Date
    /// Receives the results of intents that were in progress. An event may precede the turn of its intent; store it
    /// until that turn.
    public var onEvent: @Sendable (PipelineEvent) -> Void

    /// Creates options; by default all intents with a handler are supported and the system's clock is used.
    public init(
        manifest: IntentManifest? = nil,
        receiver: (any ActivityReceiver)? = nil,
        limits: PipelineLimits = PipelineLimits(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) {
        self.manifest = manifest
        self.receiver = receiver
        self.limits = limits
        self.clock = clock
        self.now = now
        self.onEvent = onEvent
    }
}
