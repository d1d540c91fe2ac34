import Foundation

/// What a pipeline works with, besides the grammar and the handlers.
public struct PipelineOptions: Sendable {
    /// What is supported, and when; nil: whatever the provider has a handler for, at all times.
    public var manifest: IntentManifest?
    /// The app, where intents go on; nil: the turn tells that one should, and the caller sees to it.
    public var receiver: (any ActivityReceiver)?
    public var limits: PipelineLimits
    /// Measures how long handlers take.
    public var clock: any Clock<Duration>
    /// When things happen, for interactions.
    public var now: @Sendable () -> Date
    /// Told what came of an intent that was in progress. That may be before the caller has the turn that says it is: keep the
    /// event until then.
    public var onEvent: @Sendable (PipelineEvent) -> Void

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
