/// The end of a ride (SiriKit: `INRideCompletionStatus`).
public struct RideCompletionStatus: Sendable, Hashable, Codable {
    /// How the ride ended.
    public var outcome: Outcome
    /// The amount that was paid.
    public var paymentAmount: CurrencyAmount?
    /// The amount that is still to be paid.
    public var outstandingPaymentAmount: CurrencyAmount?
    /// The feedback that the app expects.
    public var feedbackTypes: [FeedbackType]?
    /// The activity with which the user completes the ride in the app.
    public var completionActivity: Activity?

    /// The ways in which a ride ends.
    public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
        case completed, canceledByService, canceledByUser, canceledMissedPickup
    }

    /// The kinds of feedback (SiriKit: `INRideFeedbackTypeOptions`).
    public enum FeedbackType: String, Sendable, Hashable, Codable, CaseIterable {
        case rate, tip
    }

    /// Creates the value; members without a default are always known.
    public init(
        outcome: Outcome,
        paymentAmount: CurrencyAmount? = nil,
        outstandingPaymentAmount: CurrencyAmount? = nil,
        feedbackTypes: [FeedbackType]? = nil,
        completionActivity: Activity? = nil
    ) {
        self.outcome = outcome
        self.paymentAmount = paymentAmount
        self.outstandingPaymentAmount = outstandingPaymentAmount
        self.feedbackTypes = feedbackTypes
        self.completionActivity = completionActivity
    }
}
