// Written by 'parlance generate swift' from intents.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

import Foundation
import Parlance

/// Starts a workout, with or without a goal
public struct StartWorkout: TypedIntent, Hashable {
    public static let intentName = "StartWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case goalValue
        case workoutGoalUnitType
        case workoutLocationType
        case isOpenEnded
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `workoutGoalUnitType`.
    public enum WorkoutGoalUnitType: String, Codable, Sendable, CaseIterable {
        case inch
        case meter
        case foot
        case mile
        case yard
        case second
        case minute
        case hour
        case joule
        case kiloCalorie
        case kilometer
    }

    /// The possible values of `workoutLocationType`.
    public enum WorkoutLocationType: String, Codable, Sendable, CaseIterable {
        case indoor
        case outdoor
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let failureOngoingWorkout: ResponseCode = "failureOngoingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity, an INWorkoutNameIdentifier (run, walk, swim, cycle …), or the name the user gave the workout
    public var workoutName: Term?
    /// The amount, in workoutGoalUnitType
    public var goalValue: Double?
    /// The unit of goalValue; kilometer is an addition to SiriKit's
    public var workoutGoalUnitType: WorkoutGoalUnitType?
    /// The place of the workout: indoors or outdoors
    public var workoutLocationType: WorkoutLocationType?
    /// True for a workout without a goal
    public var isOpenEnded: Bool?
    /// The app that handles the intent
    public var app: Term?

    public init(workoutName: Term? = nil, goalValue: Double? = nil, workoutGoalUnitType: WorkoutGoalUnitType? = nil, workoutLocationType: WorkoutLocationType? = nil, isOpenEnded: Bool? = nil, app: Term? = nil) {
        self.workoutName = workoutName
        self.goalValue = goalValue
        self.workoutGoalUnitType = workoutGoalUnitType
        self.workoutLocationType = workoutLocationType
        self.isOpenEnded = isOpenEnded
        self.app = app
    }
}

/// Pauses the current workout
public struct PauseWorkout: TypedIntent, Hashable {
    public static let intentName = "PauseWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(workoutName: Term? = nil, app: Term? = nil) {
        self.workoutName = workoutName
        self.app = app
    }
}

/// Resumes a paused workout
public struct ResumeWorkout: TypedIntent, Hashable {
    public static let intentName = "ResumeWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(workoutName: Term? = nil, app: Term? = nil) {
        self.workoutName = workoutName
        self.app = app
    }
}

/// Ends the workout and keeps its record
public struct EndWorkout: TypedIntent, Hashable {
    public static let intentName = "EndWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(workoutName: Term? = nil, app: Term? = nil) {
        self.workoutName = workoutName
        self.app = app
    }
}

/// Cancels the workout and keeps no record of it
public struct CancelWorkout: TypedIntent, Hashable {
    public static let intentName = "CancelWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(workoutName: Term? = nil, app: Term? = nil) {
        self.workoutName = workoutName
        self.app = app
    }
}

/// Books a ride
public struct RequestRide: TypedIntent, Hashable {
    public static let intentName = "RequestRide"

    public enum Parameter: String, CodingKey, CaseIterable {
        case pickupLocation
        case dropOffLocation
        case rideOptionName
        case partySize
        case paymentMethod
        case pickupDelay
        case pickupDelayUnit
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `paymentMethod`.
    public enum PaymentMethod: String, Codable, Sendable, CaseIterable {
        case applePay
        case credit
        case debit
        case prepaid
        case cash
    }

    /// The possible values of `pickupDelayUnit`.
    public enum PickupDelayUnit: String, Codable, Sendable, CaseIterable {
        case minute
        case hour
        case day
        case week
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureRequiringAppLaunchMustVerifyCredentials: ResponseCode = "failureRequiringAppLaunchMustVerifyCredentials"
        public static let failureRequiringAppLaunchNoServiceInArea: ResponseCode = "failureRequiringAppLaunchNoServiceInArea"
        public static let failureRequiringAppLaunchPreviousRideNeedsCompletion: ResponseCode = "failureRequiringAppLaunchPreviousRideNeedsCompletion"
        public static let failureRequiringAppLaunchRideScheduledTooFar: ResponseCode = "failureRequiringAppLaunchRideScheduledTooFar"
        public static let failureRequiringAppLaunchServiceTemporarilyUnavailable: ResponseCode = "failureRequiringAppLaunchServiceTemporarilyUnavailable"
    }

    /// Where the ride starts, as spoken, or a known place
    public var pickupLocation: Term?
    /// Where the ride goes, as spoken, or a known place
    public var dropOffLocation: Term?
    /// The kind of ride: standard, large, luxury, shared, electric, accessible, or the app's own name
    public var rideOptionName: Term?
    /// The number of passengers
    public var partySize: Int?
    /// The payment method; cash is an addition to SiriKit's
    public var paymentMethod: PaymentMethod?
    /// The time until the ride begins, in pickupDelayUnit; without it, as soon as possible
    public var pickupDelay: Double?
    /// The unit of pickupDelay
    public var pickupDelayUnit: PickupDelayUnit?
    /// The app that handles the intent
    public var app: Term?

    public init(pickupLocation: Term? = nil, dropOffLocation: Term? = nil, rideOptionName: Term? = nil, partySize: Int? = nil, paymentMethod: PaymentMethod? = nil, pickupDelay: Double? = nil, pickupDelayUnit: PickupDelayUnit? = nil, app: Term? = nil) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.rideOptionName = rideOptionName
        self.partySize = partySize
        self.paymentMethod = paymentMethod
        self.pickupDelay = pickupDelay
        self.pickupDelayUnit = pickupDelayUnit
        self.app = app
    }
}

/// Lists the available rides and their prices
public struct ListRideOptions: TypedIntent, Hashable {
    public static let intentName = "ListRideOptions"

    public enum Parameter: String, CodingKey, CaseIterable {
        case pickupLocation
        case dropOffLocation
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failurePreviousRideNeedsFeedback: ResponseCode = "failurePreviousRideNeedsFeedback"
        public static let failureRequiringAppLaunchMustVerifyCredentials: ResponseCode = "failureRequiringAppLaunchMustVerifyCredentials"
        public static let failureRequiringAppLaunchNoServiceInArea: ResponseCode = "failureRequiringAppLaunchNoServiceInArea"
        public static let failureRequiringAppLaunchPreviousRideNeedsCompletion: ResponseCode = "failureRequiringAppLaunchPreviousRideNeedsCompletion"
        public static let failureRequiringAppLaunchServiceTemporarilyUnavailable: ResponseCode = "failureRequiringAppLaunchServiceTemporarilyUnavailable"
    }

    /// Where the ride would start, as spoken, or a known place
    public var pickupLocation: Term?
    /// Where the ride would go, as spoken, or a known place
    public var dropOffLocation: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(pickupLocation: Term? = nil, dropOffLocation: Term? = nil, app: Term? = nil) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.app = app
    }
}

/// Reports the place of the booked ride and its time of arrival
public struct GetRideStatus: TypedIntent, Hashable {
    public static let intentName = "GetRideStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureRequiringAppLaunchMustVerifyCredentials: ResponseCode = "failureRequiringAppLaunchMustVerifyCredentials"
        public static let failureRequiringAppLaunchServiceTemporarilyUnavailable: ResponseCode = "failureRequiringAppLaunchServiceTemporarilyUnavailable"
    }

    /// The app that handles the intent
    public var app: Term?

    public init(app: Term? = nil) {
        self.app = app
    }
}

/// Cancels the booked ride
public struct CancelRide: TypedIntent, Hashable {
    public static let intentName = "CancelRide"

    public enum Parameter: String, CodingKey, CaseIterable {
        case app
    }

    public typealias CodingKeys = Parameter

    /// The app that handles the intent
    public var app: Term?

    public init(app: Term? = nil) {
        self.app = app
    }
}

/// Sends money to a contact
public struct SendPayment: TypedIntent, Hashable {
    public static let intentName = "SendPayment"

    public enum Parameter: String, CodingKey, CaseIterable {
        case payee
        case amount
        case currencyCode
        case note
        case app
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `payee` may be unsupported.
    public enum PayeeUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case credentialsUnverified
        case insufficientFunds
        case noAccount
        case noValidHandle
    }

    /// The reasons why a value of `amount` may be unsupported.
    public enum AmountUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case paymentsAmountAboveMaximum
        case paymentsAmountBelowMinimum
    }

    /// The reasons why a value of `currencyCode` may be unsupported.
    public enum CurrencyCodeUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case paymentsCurrencyUnsupported
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
        public static let failureInsufficientFunds: ResponseCode = "failureInsufficientFunds"
        public static let failureNoBankAccount: ResponseCode = "failureNoBankAccount"
        public static let failureNotEligible: ResponseCode = "failureNotEligible"
        public static let failurePaymentsAmountAboveMaximum: ResponseCode = "failurePaymentsAmountAboveMaximum"
        public static let failurePaymentsAmountBelowMinimum: ResponseCode = "failurePaymentsAmountBelowMinimum"
        public static let failurePaymentsCurrencyUnsupported: ResponseCode = "failurePaymentsCurrencyUnsupported"
        public static let failureTermsAndConditionsAcceptanceRequired: ResponseCode = "failureTermsAndConditionsAcceptanceRequired"
    }

    /// The contact who receives the money
    public var payee: Term?
    /// The amount, in currencyCode
    public var amount: Double?
    /// The currency, as an ISO 4217 code
    public var currencyCode: String?
    /// The purpose
    public var note: String?
    /// The app that handles the intent
    public var app: Term?

    public init(payee: Term? = nil, amount: Double? = nil, currencyCode: String? = nil, note: String? = nil, app: Term? = nil) {
        self.payee = payee
        self.amount = amount
        self.currencyCode = currencyCode
        self.note = note
        self.app = app
    }
}

/// Requests money from a contact
public struct RequestPayment: TypedIntent, Hashable {
    public static let intentName = "RequestPayment"

    public enum Parameter: String, CodingKey, CaseIterable {
        case payer
        case amount
        case currencyCode
        case note
        case app
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `payer` may be unsupported.
    public enum PayerUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case credentialsUnverified
        case noAccount
        case noValidHandle
    }

    /// The reasons why a value of `amount` may be unsupported.
    public enum AmountUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case paymentsAmountAboveMaximum
        case paymentsAmountBelowMinimum
    }

    /// The reasons why a value of `currencyCode` may be unsupported.
    public enum CurrencyCodeUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case paymentsCurrencyUnsupported
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
        public static let failureNoBankAccount: ResponseCode = "failureNoBankAccount"
        public static let failureNotEligible: ResponseCode = "failureNotEligible"
        public static let failurePaymentsAmountAboveMaximum: ResponseCode = "failurePaymentsAmountAboveMaximum"
        public static let failurePaymentsAmountBelowMinimum: ResponseCode = "failurePaymentsAmountBelowMinimum"
        public static let failurePaymentsCurrencyUnsupported: ResponseCode = "failurePaymentsCurrencyUnsupported"
        public static let failureTermsAndConditionsAcceptanceRequired: ResponseCode = "failureTermsAndConditionsAcceptanceRequired"
    }

    /// The contact who pays
    public var payer: Term?
    /// The amount, in currencyCode
    public var amount: Double?
    /// The currency, as an ISO 4217 code
    public var currencyCode: String?
    /// The purpose
    public var note: String?
    /// The app that handles the intent
    public var app: Term?

    public init(payer: Term? = nil, amount: Double? = nil, currencyCode: String? = nil, note: String? = nil, app: Term? = nil) {
        self.payer = payer
        self.amount = amount
        self.currencyCode = currencyCode
        self.note = note
        self.app = app
    }
}

/// Sends a message to one or several contacts
public struct SendMessage: TypedIntent, Hashable {
    public static let intentName = "SendMessage"

    public enum Parameter: String, CodingKey, CaseIterable {
        case recipients
        case content
        case app
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `recipients` may be unsupported.
    public enum RecipientsUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case messagingServiceNotEnabledForRecipient
        case noAccount
        case noHandleForLabel
        case noValidHandle
        case offline
        case requestedHandleInvalid
        case requiringInAppAuthentication
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureMessageServiceNotAvailable: ResponseCode = "failureMessageServiceNotAvailable"
        public static let failureRequiringInAppAuthentication: ResponseCode = "failureRequiringInAppAuthentication"
    }

    /// The contacts who receive the message
    public var recipients: [Term]
    /// The content
    public var content: String?
    /// The app that handles the intent
    public var app: Term?

    public init(recipients: [Term] = [], content: String? = nil, app: Term? = nil) {
        self.recipients = recipients
        self.content = content
        self.app = app
    }
}

/// Calls one or several contacts
public struct StartCall: TypedIntent, Hashable {
    public static let intentName = "StartCall"

    public enum Parameter: String, CodingKey, CaseIterable {
        case contacts
        case callCapability
        case app
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `contacts` may be unsupported.
    public enum ContactsUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case invalidHandle
        case multipleContactsUnsupported
        case noCallHistoryForRedial
        case noContactFound
        case noHandleForLabel
        case noUsableHandleForRedial
        case requiringInAppAuthentication
        case unsupportedMmiUssd
    }

    /// The possible values of `callCapability`.
    public enum CallCapability: String, Codable, Sendable, CaseIterable {
        case audioCall
        case videoCall
    }

    /// The reasons why a value of `callCapability` may be unsupported.
    public enum CallCapabilityUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case cameraNotAccessible
        case microphoneNotAccessible
        case videoCallUnsupported
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureAirplaneModeEnabled: ResponseCode = "failureAirplaneModeEnabled"
        public static let failureAppConfigurationRequired: ResponseCode = "failureAppConfigurationRequired"
        public static let failureCallInProgress: ResponseCode = "failureCallInProgress"
        public static let failureCallRinging: ResponseCode = "failureCallRinging"
        public static let failureCallingServiceNotAvailable: ResponseCode = "failureCallingServiceNotAvailable"
        public static let failureContactNotSupportedByApp: ResponseCode = "failureContactNotSupportedByApp"
        public static let failureRequiringInAppAuthentication: ResponseCode = "failureRequiringInAppAuthentication"
        public static let failureUnableToHandOff: ResponseCode = "failureUnableToHandOff"
    }

    /// The contacts to call
    public var contacts: [Term]
    /// An audio or a video call
    public var callCapability: CallCapability?
    /// The app that handles the intent
    public var app: Term?

    public init(contacts: [Term] = [], callCapability: CallCapability? = nil, app: Term? = nil) {
        self.contacts = contacts
        self.callCapability = callCapability
        self.app = app
    }
}

/// Ends the current call
public struct HangUpCall: TypedIntent, Hashable {
    public static let intentName = "HangUpCall"

    public enum Parameter: CodingKey {}

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureNoCallToHangUp: ResponseCode = "failureNoCallToHangUp"
    }

    public init() {
    }
}
