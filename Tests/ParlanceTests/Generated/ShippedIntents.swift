// Written by 'parlance generate swift' from intents.yaml. What is changed here is lost when it is written again.
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

    /// What `workoutGoalUnitType` may be.
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

    /// What `workoutLocationType` may be.
    public enum WorkoutLocationType: String, Codable, Sendable, CaseIterable {
        case indoor
        case outdoor
    }

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let failureOngoingWorkout: ResponseCode = "failureOngoingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity, an INWorkoutNameIdentifier (run, walk, swim, cycle …), or the name the user gave the workout
    public var workoutName: Term?
    /// How much of workoutGoalUnitType to do
    public var goalValue: Double?
    /// The unit of goalValue; kilometer is an addition, as SiriKit has no kilometre
    public var workoutGoalUnitType: WorkoutGoalUnitType?
    /// Where to work out
    public var workoutLocationType: WorkoutLocationType?
    /// True for a workout without a goal
    public var isOpenEnded: Bool?
    /// The app that is to do it
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

/// Pauses the workout that is under way
public struct PauseWorkout: TypedIntent, Hashable {
    public static let intentName = "PauseWorkout"

    public enum Parameter: String, CodingKey, CaseIterable {
        case workoutName
        case app
    }

    public typealias CodingKeys = Parameter

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that is to do it
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

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that is to do it
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

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that is to do it
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

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureNoMatchingWorkout: ResponseCode = "failureNoMatchingWorkout"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The activity
    public var workoutName: Term?
    /// The app that is to do it
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
        case app
    }

    public typealias CodingKeys = Parameter

    /// What `paymentMethod` may be.
    public enum PaymentMethod: String, Codable, Sendable, CaseIterable {
        case applePay
        case credit
        case debit
        case prepaid
        case cash
    }

    /// How the intent may end, besides the ways in which every intent may.
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
    /// The kind of ride: standard, large, luxury, shared, electric, accessible, or as the app calls it
    public var rideOptionName: Term?
    /// How many people ride
    public var partySize: Int?
    /// How the ride is paid; cash is an addition, as SiriKit has none
    public var paymentMethod: PaymentMethod?
    /// The app that is to do it
    public var app: Term?

    public init(pickupLocation: Term? = nil, dropOffLocation: Term? = nil, rideOptionName: Term? = nil, partySize: Int? = nil, paymentMethod: PaymentMethod? = nil, app: Term? = nil) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.rideOptionName = rideOptionName
        self.partySize = partySize
        self.paymentMethod = paymentMethod
        self.app = app
    }
}

/// Tells which rides there are and what they cost
public struct ListRideOptions: TypedIntent, Hashable {
    public static let intentName = "ListRideOptions"

    public enum Parameter: String, CodingKey, CaseIterable {
        case pickupLocation
        case dropOffLocation
        case app
    }

    public typealias CodingKeys = Parameter

    /// How the intent may end, besides the ways in which every intent may.
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
    /// The app that is asked
    public var app: Term?

    public init(pickupLocation: Term? = nil, dropOffLocation: Term? = nil, app: Term? = nil) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.app = app
    }
}

/// Tells where the booked ride is and when it comes
public struct GetRideStatus: TypedIntent, Hashable {
    public static let intentName = "GetRideStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case app
    }

    public typealias CodingKeys = Parameter

    /// How the intent may end, besides the ways in which every intent may.
    public enum Codes {
        public static let failureRequiringAppLaunchMustVerifyCredentials: ResponseCode = "failureRequiringAppLaunchMustVerifyCredentials"
        public static let failureRequiringAppLaunchServiceTemporarilyUnavailable: ResponseCode = "failureRequiringAppLaunchServiceTemporarilyUnavailable"
    }

    /// The app that is asked
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

    /// The app that is to do it
    public var app: Term?

    public init(app: Term? = nil) {
        self.app = app
    }
}
