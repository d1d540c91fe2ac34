// Written by 'parlance generate swift' from intents.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

import Foundation
import Parlance

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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case sentMessages
        }

        /// The messages that were sent
        public var sentMessages: [Parlance.MessageRecord]?

        public init(sentMessages: [Parlance.MessageRecord]? = nil) {
            self.sentMessages = sentMessages
        }
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

/// Finds and reads messages
public struct SearchForMessages: TypedIntent, Hashable {
    public static let intentName = "SearchForMessages"

    public enum Parameter: String, CodingKey, CaseIterable {
        case senders
        case recipients
        case searchTerms
        case attributes
        case dateTimeRange
        case speakableGroupName
        case serviceName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `attributes`.
    public enum Attributes: String, Codable, Sendable, CaseIterable {
        case read
        case unread
        case flagged
        case unflagged
        case played
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureMessageServiceNotAvailable: ResponseCode = "failureMessageServiceNotAvailable"
        public static let failureMessageTooManyResults: ResponseCode = "failureMessageTooManyResults"
        public static let failureRequiringInAppAuthentication: ResponseCode = "failureRequiringInAppAuthentication"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case messages
        }

        /// The messages that were found
        public var messages: [Parlance.MessageRecord]?

        public init(messages: [Parlance.MessageRecord]? = nil) {
            self.messages = messages
        }
    }

    /// Who sent the messages
    public var senders: [Term]
    /// Who received the messages
    public var recipients: [Term]
    /// What the messages contain
    public var searchTerms: [String]
    /// The state of the messages
    public var attributes: Attributes?
    /// When the messages were sent
    public var dateTimeRange: Value?
    /// The group
    public var speakableGroupName: Term?
    /// The service: whatsapp, telegram …
    public var serviceName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(senders: [Term] = [], recipients: [Term] = [], searchTerms: [String] = [], attributes: Attributes? = nil, dateTimeRange: Value? = nil, speakableGroupName: Term? = nil, serviceName: Term? = nil, app: Term? = nil) {
        self.senders = senders
        self.recipients = recipients
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.speakableGroupName = speakableGroupName
        self.serviceName = serviceName
        self.app = app
    }
}

/// Marks messages as read, unread or flagged
public struct SetMessageAttribute: TypedIntent, Hashable {
    public static let intentName = "SetMessageAttribute"

    public enum Parameter: String, CodingKey, CaseIterable {
        case attribute
        case senders
        case dateTimeRange
        case speakableGroupName
        case serviceName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `attribute`.
    public enum Attribute: String, Codable, Sendable, CaseIterable {
        case read
        case unread
        case flagged
        case unflagged
        case played
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureMessageAttributeNotSet: ResponseCode = "failureMessageAttributeNotSet"
        public static let failureMessageNotFound: ResponseCode = "failureMessageNotFound"
    }

    /// The state that the messages get
    public var attribute: Attribute?
    /// Who sent the messages
    public var senders: [Term]
    /// When the messages were sent
    public var dateTimeRange: Value?
    /// The group
    public var speakableGroupName: Term?
    /// The service: whatsapp, telegram …
    public var serviceName: Term?

    public init(attribute: Attribute? = nil, senders: [Term] = [], dateTimeRange: Value? = nil, speakableGroupName: Term? = nil, serviceName: Term? = nil) {
        self.attribute = attribute
        self.senders = senders
        self.dateTimeRange = dateTimeRange
        self.speakableGroupName = speakableGroupName
        self.serviceName = serviceName
    }
}

/// Changes a message that was sent
public struct EditMessage: TypedIntent, Hashable {
    public static let intentName = "EditMessage"

    public enum Parameter: String, CodingKey, CaseIterable {
        case editedContent
        case recipients
        case dateTimeRange
        case speakableGroupName
        case serviceName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureMessageNotFound: ResponseCode = "failureMessageNotFound"
        public static let failureMessageServiceNotAvailable: ResponseCode = "failureMessageServiceNotAvailable"
        public static let failureMessageTypeUnsupported: ResponseCode = "failureMessageTypeUnsupported"
        public static let failurePastEditTimeLimit: ResponseCode = "failurePastEditTimeLimit"
        public static let failureRequiringInAppAuthentication: ResponseCode = "failureRequiringInAppAuthentication"
        public static let failureUnsupportedOnService: ResponseCode = "failureUnsupportedOnService"
    }

    /// What the message shall say
    public var editedContent: String?
    /// Who received the messages
    public var recipients: [Term]
    /// When the messages were sent
    public var dateTimeRange: Value?
    /// The group
    public var speakableGroupName: Term?
    /// The service: whatsapp, telegram …
    public var serviceName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(editedContent: String? = nil, recipients: [Term] = [], dateTimeRange: Value? = nil, speakableGroupName: Term? = nil, serviceName: Term? = nil, app: Term? = nil) {
        self.editedContent = editedContent
        self.recipients = recipients
        self.dateTimeRange = dateTimeRange
        self.speakableGroupName = speakableGroupName
        self.serviceName = serviceName
        self.app = app
    }
}

/// Takes back messages that were sent
public struct UnsendMessages: TypedIntent, Hashable {
    public static let intentName = "UnsendMessages"

    public enum Parameter: String, CodingKey, CaseIterable {
        case recipients
        case dateTimeRange
        case speakableGroupName
        case serviceName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureMessageNotFound: ResponseCode = "failureMessageNotFound"
        public static let failureMessageServiceNotAvailable: ResponseCode = "failureMessageServiceNotAvailable"
        public static let failureMessageTypeUnsupported: ResponseCode = "failureMessageTypeUnsupported"
        public static let failurePastUnsendTimeLimit: ResponseCode = "failurePastUnsendTimeLimit"
        public static let failureRequiringInAppAuthentication: ResponseCode = "failureRequiringInAppAuthentication"
        public static let failureUnsupportedOnService: ResponseCode = "failureUnsupportedOnService"
    }

    /// Who received the messages
    public var recipients: [Term]
    /// When the messages were sent
    public var dateTimeRange: Value?
    /// The group
    public var speakableGroupName: Term?
    /// The service: whatsapp, telegram …
    public var serviceName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(recipients: [Term] = [], dateTimeRange: Value? = nil, speakableGroupName: Term? = nil, serviceName: Term? = nil, app: Term? = nil) {
        self.recipients = recipients
        self.dateTimeRange = dateTimeRange
        self.speakableGroupName = speakableGroupName
        self.serviceName = serviceName
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case people
        }

        /// The number of persons to call
        public var people: Int?

        public init(people: Int? = nil) {
            self.people = people
        }
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

/// Searches the calls of the past, and voicemail
public struct SearchCallHistory: TypedIntent, Hashable {
    public static let intentName = "SearchCallHistory"

    public enum Parameter: String, CodingKey, CaseIterable {
        case callTypes
        case dateCreated
        case recipient
        case serviceName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `callTypes`.
    public enum CallTypes: String, Codable, Sendable, CaseIterable {
        case outgoing
        case missed
        case received
        case latest
        case voicemail
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureAppConfigurationRequired: ResponseCode = "failureAppConfigurationRequired"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case callRecords
        }

        /// The calls that were found
        public var callRecords: [Parlance.CallRecord]?

        public init(callRecords: [Parlance.CallRecord]? = nil) {
            self.callRecords = callRecords
        }
    }

    /// The kind of call
    public var callTypes: [CallTypes]
    /// When the call was
    public var dateCreated: Value?
    /// Who called or was called
    public var recipient: Term?
    /// The service: whatsapp, telegram …
    public var serviceName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(callTypes: [CallTypes] = [], dateCreated: Value? = nil, recipient: Term? = nil, serviceName: Term? = nil, app: Term? = nil) {
        self.callTypes = callTypes
        self.dateCreated = dateCreated
        self.recipient = recipient
        self.serviceName = serviceName
        self.app = app
    }
}

/// Answers the call that rings
public struct AnswerCall: TypedIntent, Hashable {
    public static let intentName = "AnswerCall"

    public enum Parameter: String, CodingKey, CaseIterable {
        case audioRoute
        case contacts
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `audioRoute`.
    public enum AudioRoute: String, Codable, Sendable, CaseIterable {
        case speakerphoneAudioRoute
        case bluetoothAudioRoute
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
    }

    /// Where the call is heard
    public var audioRoute: AudioRoute?
    /// Who calls
    public var contacts: [Term]

    public init(audioRoute: AudioRoute? = nil, contacts: [Term] = []) {
        self.audioRoute = audioRoute
        self.contacts = contacts
    }
}

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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case workout
            case goal
            case changed
        }

        /// The name of the workout
        public var workout: String?
        /// The goal in words
        public var goal: String?
        /// The name of a workout that goes on with what was corrected
        public var changed: String?

        public init(workout: String? = nil, goal: String? = nil, changed: String? = nil) {
            self.workout = workout
            self.goal = goal
            self.changed = changed
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case workout
        }

        /// The name of the workout
        public var workout: String?

        public init(workout: String? = nil) {
            self.workout = workout
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case workout
        }

        /// The name of the workout
        public var workout: String?

        public init(workout: String? = nil) {
            self.workout = workout
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case workout
        }

        /// The name of the workout
        public var workout: String?

        public init(workout: String? = nil) {
            self.workout = workout
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case workout
        }

        /// The name of the workout
        public var workout: String?

        public init(workout: String? = nil) {
            self.workout = workout
        }
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

/// Adds items to a list, or makes reminders for a time or a place
public struct AddTasks: TypedIntent, Hashable {
    public static let intentName = "AddTasks"

    public enum Parameter: String, CodingKey, CaseIterable {
        case taskTitles
        case targetTaskList
        case temporalEventTrigger
        case spatialEvent
        case spatialEventTrigger
        case priority
        case leadTime
        case person
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `temporalEventTrigger` may be unsupported.
    public enum TemporalEventTriggerUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case invalidRecurrence
        case timeInPast
    }

    /// The possible values of `spatialEvent`.
    public enum SpatialEvent: String, Codable, Sendable, CaseIterable {
        case arrive
        case depart
    }

    /// The possible values of `priority`.
    public enum Priority: String, Codable, Sendable, CaseIterable {
        case flagged
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case modifiedTaskList
            case addedTasks
        }

        /// The list with the new tasks
        public var modifiedTaskList: Parlance.TaskList?
        /// The new tasks
        public var addedTasks: [Parlance.TaskItem]?

        public init(modifiedTaskList: Parlance.TaskList? = nil, addedTasks: [Parlance.TaskItem]? = nil) {
            self.modifiedTaskList = modifiedTaskList
            self.addedTasks = addedTasks
        }
    }

    /// What is to be done or bought
    public var taskTitles: [String]
    /// The list
    public var targetTaskList: Term?
    /// When it is due, or when to remind: a date, a time, a span, a repetition or a phrase
    public var temporalEventTrigger: Value?
    /// Whether one is reminded on arriving at the place or on leaving it
    public var spatialEvent: SpatialEvent?
    /// The place of the reminder
    public var spatialEventTrigger: Term?
    /// Whether it is important
    public var priority: Priority?
    /// How long before it to remind
    public var leadTime: Duration?
    /// Who is reminded, if not the user
    public var person: Term?

    public init(taskTitles: [String] = [], targetTaskList: Term? = nil, temporalEventTrigger: Value? = nil, spatialEvent: SpatialEvent? = nil, spatialEventTrigger: Term? = nil, priority: Priority? = nil, leadTime: Duration? = nil, person: Term? = nil) {
        self.taskTitles = taskTitles
        self.targetTaskList = targetTaskList
        self.temporalEventTrigger = temporalEventTrigger
        self.spatialEvent = spatialEvent
        self.spatialEventTrigger = spatialEventTrigger
        self.priority = priority
        self.leadTime = leadTime
        self.person = person
    }
}

/// Makes a list
public struct CreateTaskList: TypedIntent, Hashable {
    public static let intentName = "CreateTaskList"

    public enum Parameter: String, CodingKey, CaseIterable {
        case taskTitles
        case temporalEventTrigger
        case title
    }

    public typealias CodingKeys = Parameter

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case createdTaskList
        }

        /// The new list
        public var createdTaskList: Parlance.TaskList?

        public init(createdTaskList: Parlance.TaskList? = nil) {
            self.createdTaskList = createdTaskList
        }
    }

    /// What is on it
    public var taskTitles: [String]
    /// When it is due, or when to remind: a date, a time, a span, a repetition or a phrase
    public var temporalEventTrigger: Value?
    /// The name of the list
    public var title: String?

    public init(taskTitles: [String] = [], temporalEventTrigger: Value? = nil, title: String? = nil) {
        self.taskTitles = taskTitles
        self.temporalEventTrigger = temporalEventTrigger
        self.title = title
    }
}

/// Changes a task or a reminder: done or not, its priority, its time, its name
public struct SetTaskAttribute: TypedIntent, Hashable {
    public static let intentName = "SetTaskAttribute"

    public enum Parameter: String, CodingKey, CaseIterable {
        case targetTaskList
        case temporalEventTrigger
        case priority
        case taskTitle
        case status
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `temporalEventTrigger` may be unsupported.
    public enum TemporalEventTriggerUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case invalidRecurrence
        case timeInPast
    }

    /// The possible values of `priority`.
    public enum Priority: String, Codable, Sendable, CaseIterable {
        case flagged
        case notFlagged
    }

    /// The possible values of `status`.
    public enum Status: String, Codable, Sendable, CaseIterable {
        case completed
        case notCompleted
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case modifiedTask
        }

        /// The task after the change
        public var modifiedTask: Parlance.TaskItem?

        public init(modifiedTask: Parlance.TaskItem? = nil) {
            self.modifiedTask = modifiedTask
        }
    }

    /// The list of the task
    public var targetTaskList: Term?
    /// When it is due, or when to remind: a date, a time, a span, a repetition or a phrase
    public var temporalEventTrigger: Value?
    /// Whether it is important
    public var priority: Priority?
    /// The task
    public var taskTitle: String?
    /// Whether it is done
    public var status: Status?

    public init(targetTaskList: Term? = nil, temporalEventTrigger: Value? = nil, priority: Priority? = nil, taskTitle: String? = nil, status: Status? = nil) {
        self.targetTaskList = targetTaskList
        self.temporalEventTrigger = temporalEventTrigger
        self.priority = priority
        self.taskTitle = taskTitle
        self.status = status
    }
}

/// Reminds again later
public struct SnoozeTasks: TypedIntent, Hashable {
    public static let intentName = "SnoozeTasks"

    public enum Parameter: String, CodingKey, CaseIterable {
        case tasks
        case all
        case nextTriggerTime
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `tasks` may be unsupported.
    public enum TasksUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case noTasksFound
    }

    /// The items or reminders
    public var tasks: [String]
    /// True for all of them
    public var all: Bool?
    /// When to remind again: a time, a span from now or a phrase
    public var nextTriggerTime: Value?

    public init(tasks: [String] = [], all: Bool? = nil, nextTriggerTime: Value? = nil) {
        self.tasks = tasks
        self.all = all
        self.nextTriggerTime = nextTriggerTime
    }
}

/// Deletes items of a list, lists and reminders
public struct DeleteTasks: TypedIntent, Hashable {
    public static let intentName = "DeleteTasks"

    public enum Parameter: String, CodingKey, CaseIterable {
        case temporalEventTrigger
        case taskList
        case tasks
        case all
    }

    public typealias CodingKeys = Parameter

    /// The reasons why a value of `taskList` may be unsupported.
    public enum TaskListUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case noTaskListFound
    }

    /// The reasons why a value of `tasks` may be unsupported.
    public enum TasksUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case noTasksFound
        case noTasksInApp
    }

    /// When it is due, or when to remind: a date, a time, a span, a repetition or a phrase
    public var temporalEventTrigger: Value?
    /// The list
    public var taskList: Term?
    /// The items or reminders
    public var tasks: [String]
    /// True for all of them
    public var all: Bool?

    public init(temporalEventTrigger: Value? = nil, taskList: Term? = nil, tasks: [String] = [], all: Bool? = nil) {
        self.temporalEventTrigger = temporalEventTrigger
        self.taskList = taskList
        self.tasks = tasks
        self.all = all
    }
}

/// Finds and reads lists, tasks, reminders and notes
public struct SearchForNotebookItems: TypedIntent, Hashable {
    public static let intentName = "SearchForNotebookItems"

    public enum Parameter: String, CodingKey, CaseIterable {
        case status
        case itemType
        case title
        case content
        case dateTime
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `status`.
    public enum Status: String, Codable, Sendable, CaseIterable {
        case completed
    }

    /// The possible values of `itemType`.
    public enum ItemType: String, Codable, Sendable, CaseIterable {
        case note
        case task
        case taskList
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case notes
            case taskLists
            case tasks
        }

        /// The notes that were found
        public var notes: [Parlance.NoteItem]?
        /// The lists that were found
        public var taskLists: [Parlance.TaskList]?
        /// The tasks that were found
        public var tasks: [Parlance.TaskItem]?

        public init(notes: [Parlance.NoteItem]? = nil, taskLists: [Parlance.TaskList]? = nil, tasks: [Parlance.TaskItem]? = nil) {
            self.notes = notes
            self.taskLists = taskLists
            self.tasks = tasks
        }
    }

    /// Whether the tasks are done
    public var status: Status?
    /// The kind of item
    public var itemType: ItemType?
    /// The name of the list
    public var title: String?
    /// Words that an item contains
    public var content: String?
    /// The time of the items, a date, a time, a span or a repetition
    public var dateTime: Value?

    public init(status: Status? = nil, itemType: ItemType? = nil, title: String? = nil, content: String? = nil, dateTime: Value? = nil) {
        self.status = status
        self.itemType = itemType
        self.title = title
        self.content = content
        self.dateTime = dateTime
    }
}

/// Writes a note
public struct CreateNote: TypedIntent, Hashable {
    public static let intentName = "CreateNote"

    public enum Parameter: String, CodingKey, CaseIterable {
        case title
        case content
        case groupName
    }

    public typealias CodingKeys = Parameter

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case createdNote
        }

        /// The new note
        public var createdNote: Parlance.NoteItem?

        public init(createdNote: Parlance.NoteItem? = nil) {
            self.createdNote = createdNote
        }
    }

    /// The title of the note
    public var title: String?
    /// The text of the note
    public var content: String?
    /// The folder of the note
    public var groupName: Term?

    public init(title: String? = nil, content: String? = nil, groupName: Term? = nil) {
        self.title = title
        self.content = content
        self.groupName = groupName
    }
}

/// Adds to a note
public struct AppendToNote: TypedIntent, Hashable {
    public static let intentName = "AppendToNote"

    public enum Parameter: String, CodingKey, CaseIterable {
        case content
        case targetNote
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureCannotUpdatePasswordProtectedNote: ResponseCode = "failureCannotUpdatePasswordProtectedNote"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case note
        }

        /// The note after the change
        public var note: Parlance.NoteItem?

        public init(note: Parlance.NoteItem? = nil) {
            self.note = note
        }
    }

    /// The text to add
    public var content: String?
    /// The note that grows
    public var targetNote: Term?

    public init(content: String? = nil, targetNote: Term? = nil) {
        self.content = content
        self.targetNote = targetNote
    }
}

/// Sets an alarm
public struct CreateAlarm: TypedIntent, Hashable {
    public static let intentName = "CreateAlarm"

    public enum Parameter: String, CodingKey, CaseIterable {
        case time
        case event
        case days
        case name
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `event`.
    public enum Event: String, Codable, Sendable, CaseIterable {
        case sunrise
        case sunset
    }

    /// The time, or the day, of the alarm
    public var time: [Value]
    /// Sunrise or sunset, as the time of the alarm
    public var event: Event?
    /// When the alarm repeats
    public var days: Value?
    /// What the alarm is called or for
    public var name: String?

    public init(time: [Value] = [], event: Event? = nil, days: Value? = nil, name: String? = nil) {
        self.time = time
        self.event = event
        self.days = days
        self.name = name
    }
}

/// Changes an alarm: its time, days, name or sound
public struct UpdateAlarm: TypedIntent, Hashable {
    public static let intentName = "UpdateAlarm"

    public enum Parameter: String, CodingKey, CaseIterable {
        case time
        case days
        case name
        case newTime
        case by
        case direction
        case newDays
        case newName
        case sound
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `direction`.
    public enum Direction: String, Codable, Sendable, CaseIterable {
        case later
        case earlier
    }

    /// The time, or the day, of the alarm
    public var time: [Value]
    /// When the alarm repeats
    public var days: Value?
    /// What the alarm is called or for
    public var name: String?
    /// The new time
    public var newTime: [Value]
    /// By how much it is moved
    public var by: Duration?
    /// Whether it is moved to later or to earlier
    public var direction: Direction?
    /// A day that is added
    public var newDays: DateComponents?
    /// The new name
    public var newName: String?
    /// The new sound
    public var sound: String?

    public init(time: [Value] = [], days: Value? = nil, name: String? = nil, newTime: [Value] = [], by: Duration? = nil, direction: Direction? = nil, newDays: DateComponents? = nil, newName: String? = nil, sound: String? = nil) {
        self.time = time
        self.days = days
        self.name = name
        self.newTime = newTime
        self.by = by
        self.direction = direction
        self.newDays = newDays
        self.newName = newName
        self.sound = sound
    }
}

/// Deletes alarms, or switches off the one that rings
public struct DeleteAlarm: TypedIntent, Hashable {
    public static let intentName = "DeleteAlarm"

    public enum Parameter: String, CodingKey, CaseIterable {
        case time
        case days
        case name
    }

    public typealias CodingKeys = Parameter

    /// The time, or the day, of the alarm
    public var time: [Value]
    /// When the alarm repeats
    public var days: Value?
    /// What the alarm is called or for
    public var name: String?

    public init(time: [Value] = [], days: Value? = nil, name: String? = nil) {
        self.time = time
        self.days = days
        self.name = name
    }
}

/// Tells which alarms are set, and when they ring
public struct SearchForAlarms: TypedIntent, Hashable {
    public static let intentName = "SearchForAlarms"

    public enum Parameter: String, CodingKey, CaseIterable {
        case time
        case days
        case name
    }

    public typealias CodingKeys = Parameter

    /// The time, or the day, of the alarm
    public var time: [Value]
    /// When the alarm repeats
    public var days: Value?
    /// What the alarm is called or for
    public var name: String?

    public init(time: [Value] = [], days: Value? = nil, name: String? = nil) {
        self.time = time
        self.days = days
        self.name = name
    }
}

/// Lets the alarm that rings ring again later
public struct SnoozeAlarm: TypedIntent, Hashable {
    public static let intentName = "SnoozeAlarm"

    public enum Parameter: String, CodingKey, CaseIterable {
        case duration
        case time
        case days
        case name
    }

    public typealias CodingKeys = Parameter

    /// For how long: a duration, or a number of minutes
    public var duration: Value?
    /// When it shall ring again
    public var time: [Value]
    /// When the alarm repeats
    public var days: Value?
    /// What the alarm is called or for
    public var name: String?

    public init(duration: Value? = nil, time: [Value] = [], days: Value? = nil, name: String? = nil) {
        self.duration = duration
        self.time = time
        self.days = days
        self.name = name
    }
}

/// Adds an event to the calendar
public struct CreateEvent: TypedIntent, Hashable {
    public static let intentName = "CreateEvent"

    public enum Parameter: String, CodingKey, CaseIterable {
        case title
        case when
        case recurrence
        case people
        case place
        case notes
        case duration
        case alert
    }

    public typealias CodingKeys = Parameter

    /// The event: its kind or its name
    public var title: [String]
    /// When it is: a date, a time or a span
    public var when: [Value]
    /// How it repeats
    public var recurrence: Value?
    /// The others who take part
    public var people: [Term]
    /// Where it is
    public var place: String?
    /// What it is about
    public var notes: String?
    /// How long it lasts
    public var duration: Duration?
    /// How long before it to alert
    public var alert: Duration?

    public init(title: [String] = [], when: [Value] = [], recurrence: Value? = nil, people: [Term] = [], place: String? = nil, notes: String? = nil, duration: Duration? = nil, alert: Duration? = nil) {
        self.title = title
        self.when = when
        self.recurrence = recurrence
        self.people = people
        self.place = place
        self.notes = notes
        self.duration = duration
        self.alert = alert
    }
}

/// Changes an event: its time, place, name, people, alert
public struct UpdateEvent: TypedIntent, Hashable {
    public static let intentName = "UpdateEvent"

    public enum Parameter: String, CodingKey, CaseIterable {
        case title
        case when
        case newWhen
        case recurrence
        case people
        case place
        case notes
        case alert
        case by
        case direction
        case newTitle
        case newPlace
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `direction`.
    public enum Direction: String, Codable, Sendable, CaseIterable {
        case later
        case earlier
        case longer
        case shorter
    }

    /// The event: its kind or its name
    public var title: [String]
    /// When it is: a date, a time or a span
    public var when: [Value]
    /// When it will be: a date, a time or a span
    public var newWhen: Value?
    /// How it repeats
    public var recurrence: Value?
    /// The others who take part
    public var people: [Term]
    /// Where it is
    public var place: String?
    /// What it is about
    public var notes: String?
    /// How long before it to alert
    public var alert: Duration?
    /// By how much it moves, or grows or shrinks
    public var by: Duration?
    /// Which way it changes
    public var direction: Direction?
    /// Its new name
    public var newTitle: String?
    /// Its new place
    public var newPlace: String?

    public init(title: [String] = [], when: [Value] = [], newWhen: Value? = nil, recurrence: Value? = nil, people: [Term] = [], place: String? = nil, notes: String? = nil, alert: Duration? = nil, by: Duration? = nil, direction: Direction? = nil, newTitle: String? = nil, newPlace: String? = nil) {
        self.title = title
        self.when = when
        self.newWhen = newWhen
        self.recurrence = recurrence
        self.people = people
        self.place = place
        self.notes = notes
        self.alert = alert
        self.by = by
        self.direction = direction
        self.newTitle = newTitle
        self.newPlace = newPlace
    }
}

/// Deletes events of the calendar
public struct DeleteEvents: TypedIntent, Hashable {
    public static let intentName = "DeleteEvents"

    public enum Parameter: String, CodingKey, CaseIterable {
        case title
        case when
        case recurrence
        case people
        case place
        case notes
    }

    public typealias CodingKeys = Parameter

    /// The event: its kind or its name
    public var title: [String]
    /// When it is: a date, a time or a span
    public var when: [Value]
    /// How it repeats
    public var recurrence: Value?
    /// The others who take part
    public var people: [Term]
    /// Where it is
    public var place: String?
    /// What it is about
    public var notes: String?

    public init(title: [String] = [], when: [Value] = [], recurrence: Value? = nil, people: [Term] = [], place: String? = nil, notes: String? = nil) {
        self.title = title
        self.when = when
        self.recurrence = recurrence
        self.people = people
        self.place = place
        self.notes = notes
    }
}

/// Tells events of the calendar, and when one is free
public struct SearchForEvents: TypedIntent, Hashable {
    public static let intentName = "SearchForEvents"

    public enum Parameter: String, CodingKey, CaseIterable {
        case title
        case when
        case recurrence
        case people
        case place
        case notes
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The event: its kind or its name
    public var title: [String]
    /// When it is: a date, a time or a span
    public var when: [Value]
    /// How it repeats
    public var recurrence: Value?
    /// The others who take part
    public var people: [Term]
    /// Where it is
    public var place: String?
    /// What it is about
    public var notes: String?
    /// How long it lasts
    public var duration: Duration?

    public init(title: [String] = [], when: [Value] = [], recurrence: Value? = nil, people: [Term] = [], place: String? = nil, notes: String? = nil, duration: Duration? = nil) {
        self.title = title
        self.when = when
        self.recurrence = recurrence
        self.people = people
        self.place = place
        self.notes = notes
        self.duration = duration
    }
}

/// Plays music, radio, podcasts, audiobooks or films
public struct PlayMedia: TypedIntent, Hashable {
    public static let intentName = "PlayMedia"

    public enum Parameter: String, CodingKey, CaseIterable {
        case mediaType
        case mediaName
        case artistName
        case albumName
        case genreNames
        case moodNames
        case releaseDate
        case sortOrder
        case reference
        case lyrics
        case language
        case topic
        case playlistName
        case stationName
        case frequency
        case radioType
        case podcastName
        case audiobookName
        case author
        case episode
        case season
        case chapter
        case page
        case playShuffled
        case playbackRepeatMode
        case resumePlayback
        case playbackQueueLocation
        case service
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `mediaType`.
    public enum MediaType: String, Codable, Sendable, CaseIterable {
        case song
        case music
        case album
        case artist
        case musicVideo
        case movie
        case tvShow
        case podcastShow
        case audioBook
        case radioStation
        case playlist
        case genre
        case game
        case work
    }

    /// The reasons why a value of `mediaName` may be unsupported.
    public enum MediaNameUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case cellularDataSettings
        case explicitContentSettings
        case loginRequired
        case regionRestriction
        case restrictedContent
        case serviceUnavailable
        case subscriptionRequired
        case unsupportedMediaType
    }

    /// The possible values of `sortOrder`.
    public enum SortOrder: String, Codable, Sendable, CaseIterable {
        case newest
        case oldest
        case best
        case worst
        case popular
        case unpopular
        case trending
        case recommended
    }

    /// The possible values of `reference`.
    public enum Reference: String, Codable, Sendable, CaseIterable {
        case currentlyPlaying
        case my
        case favorites
    }

    /// The possible values of `radioType`.
    public enum RadioType: String, Codable, Sendable, CaseIterable {
        case aM = "AM"
        case fM = "FM"
        case hD = "HD"
        case dAB = "DAB"
    }

    /// The possible values of `playbackRepeatMode`.
    public enum PlaybackRepeatMode: String, Codable, Sendable, CaseIterable {
        case one
        case all
    }

    /// The possible values of `playbackQueueLocation`.
    public enum PlaybackQueueLocation: String, Codable, Sendable, CaseIterable {
        case next
        case later
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureMaxStreamLimitReached: ResponseCode = "failureMaxStreamLimitReached"
        public static let failureNoUnplayedContent: ResponseCode = "failureNoUnplayedContent"
        public static let failureRestrictedContent: ResponseCode = "failureRestrictedContent"
        public static let failureUnknownMediaType: ResponseCode = "failureUnknownMediaType"
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The kind, a case of INMediaItemType
    public var mediaType: MediaType?
    /// The title of a song, film, series or other work
    public var mediaName: Term?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The album or soundtrack
    public var albumName: Term?
    /// The genre
    public var genreNames: [Term]
    /// The mood or the occasion: happy, relaxing, workout, party, sleep …
    public var moodNames: [Term]
    /// The year or the decade of the release, as spoken, or 1980s, this year, last year, recently, past
    public var releaseDate: String?
    /// Which come first, a case of INMediaSortOrder
    public var sortOrder: SortOrder?
    /// What is playing, or the user's own; favorites is an addition to SiriKit's
    public var reference: Reference?
    /// Words of the song
    public var lyrics: String?
    /// The language of the songs
    public var language: Term?
    /// What it is about, or the film or show it is from
    public var topic: String?
    /// The playlist
    public var playlistName: Term?
    /// The radio station
    public var stationName: Term?
    /// The station's frequency, a number in MHz (FM) or kHz (AM), or its words
    public var frequency: Value?
    /// The band, a case of INRadioType
    public var radioType: RadioType?
    /// The podcast
    public var podcastName: Term?
    /// The audiobook
    public var audiobookName: Term?
    /// The author of the audiobook
    public var author: Term?
    /// The episode: its number, or next, previous, last, first, random, today, yesterday, this week
    public var episode: Value?
    /// The season's number
    public var season: Int?
    /// The chapter: its number, or next, previous, newest …
    public var chapter: Value?
    /// The page's number
    public var page: Int?
    /// True if the order is random
    public var playShuffled: Bool?
    /// What is repeated, a case of INPlaybackRepeatMode
    public var playbackRepeatMode: PlaybackRepeatMode?
    /// True if it goes on where it stopped
    public var resumePlayback: Bool?
    /// Where in the queue, a case of INPlaybackQueueLocation
    public var playbackQueueLocation: PlaybackQueueLocation?
    /// The music, video or book service: spotify, netflix, audible …
    public var service: Term?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(mediaType: MediaType? = nil, mediaName: Term? = nil, artistName: Term? = nil, albumName: Term? = nil, genreNames: [Term] = [], moodNames: [Term] = [], releaseDate: String? = nil, sortOrder: SortOrder? = nil, reference: Reference? = nil, lyrics: String? = nil, language: Term? = nil, topic: String? = nil, playlistName: Term? = nil, stationName: Term? = nil, frequency: Value? = nil, radioType: RadioType? = nil, podcastName: Term? = nil, audiobookName: Term? = nil, author: Term? = nil, episode: Value? = nil, season: Int? = nil, chapter: Value? = nil, page: Int? = nil, playShuffled: Bool? = nil, playbackRepeatMode: PlaybackRepeatMode? = nil, resumePlayback: Bool? = nil, playbackQueueLocation: PlaybackQueueLocation? = nil, service: Term? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.mediaType = mediaType
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.releaseDate = releaseDate
        self.sortOrder = sortOrder
        self.reference = reference
        self.lyrics = lyrics
        self.language = language
        self.topic = topic
        self.playlistName = playlistName
        self.stationName = stationName
        self.frequency = frequency
        self.radioType = radioType
        self.podcastName = podcastName
        self.audiobookName = audiobookName
        self.author = author
        self.episode = episode
        self.season = season
        self.chapter = chapter
        self.page = page
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.service = service
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Adds what is playing, or other media, to a playlist or the library
public struct AddMedia: TypedIntent, Hashable {
    public static let intentName = "AddMedia"

    public enum Parameter: String, CodingKey, CaseIterable {
        case mediaType
        case mediaName
        case artistName
        case albumName
        case genreNames
        case moodNames
        case releaseDate
        case sortOrder
        case reference
        case language
        case topic
        case playlistName
        case playlistOwner
        case mediaDestination
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `mediaType`.
    public enum MediaType: String, Codable, Sendable, CaseIterable {
        case song
        case music
        case album
        case artist
        case musicVideo
        case movie
        case tvShow
        case podcastShow
        case audioBook
        case radioStation
        case playlist
        case genre
        case game
        case work
    }

    /// The reasons why a value of `mediaName` may be unsupported.
    public enum MediaNameUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case cellularDataSettings
        case explicitContentSettings
        case loginRequired
        case regionRestriction
        case restrictedContent
        case serviceUnavailable
        case subscriptionRequired
        case unsupportedMediaType
    }

    /// The possible values of `sortOrder`.
    public enum SortOrder: String, Codable, Sendable, CaseIterable {
        case newest
        case oldest
        case best
        case worst
        case popular
        case unpopular
        case trending
        case recommended
    }

    /// The possible values of `reference`.
    public enum Reference: String, Codable, Sendable, CaseIterable {
        case currentlyPlaying
        case my
        case favorites
    }

    /// The reasons why a value of `mediaDestination` may be unsupported.
    public enum MediaDestinationUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case playlistNameNotFound
        case playlistNotEditable
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let handleInApp: ResponseCode = "handleInApp"
    }

    /// The kind, a case of INMediaItemType
    public var mediaType: MediaType?
    /// The title of a song, film, series or other work
    public var mediaName: Term?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The album or soundtrack
    public var albumName: Term?
    /// The genre
    public var genreNames: [Term]
    /// The mood or the occasion: happy, relaxing, workout, party, sleep …
    public var moodNames: [Term]
    /// The year or the decade of the release, as spoken, or 1980s, this year, last year, recently, past
    public var releaseDate: String?
    /// Which come first, a case of INMediaSortOrder
    public var sortOrder: SortOrder?
    /// What is playing, or the user's own; favorites is an addition to SiriKit's
    public var reference: Reference?
    /// The language of the songs
    public var language: Term?
    /// What it is about, or the film or show it is from
    public var topic: String?
    /// The playlist
    public var playlistName: Term?
    /// Whose playlist: my, or a person
    public var playlistOwner: Term?
    /// The playlist, or library or favorites
    public var mediaDestination: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(mediaType: MediaType? = nil, mediaName: Term? = nil, artistName: Term? = nil, albumName: Term? = nil, genreNames: [Term] = [], moodNames: [Term] = [], releaseDate: String? = nil, sortOrder: SortOrder? = nil, reference: Reference? = nil, language: Term? = nil, topic: String? = nil, playlistName: Term? = nil, playlistOwner: Term? = nil, mediaDestination: Term? = nil, app: Term? = nil) {
        self.mediaType = mediaType
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.releaseDate = releaseDate
        self.sortOrder = sortOrder
        self.reference = reference
        self.language = language
        self.topic = topic
        self.playlistName = playlistName
        self.playlistOwner = playlistOwner
        self.mediaDestination = mediaDestination
        self.app = app
    }
}

/// Notes that the user likes or dislikes something, or rates it
public struct UpdateMediaAffinity: TypedIntent, Hashable {
    public static let intentName = "UpdateMediaAffinity"

    public enum Parameter: String, CodingKey, CaseIterable {
        case affinityType
        case rating
        case opinion
        case mediaType
        case mediaName
        case artistName
        case genreNames
        case reference
        case service
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `affinityType`.
    public enum AffinityType: String, Codable, Sendable, CaseIterable {
        case like
        case dislike
    }

    /// The possible values of `mediaType`.
    public enum MediaType: String, Codable, Sendable, CaseIterable {
        case song
        case music
        case album
        case artist
        case musicVideo
        case movie
        case tvShow
        case podcastShow
        case audioBook
        case radioStation
        case playlist
        case genre
        case game
        case work
    }

    /// The reasons why a value of `mediaName` may be unsupported.
    public enum MediaNameUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case cellularDataSettings
        case explicitContentSettings
        case loginRequired
        case regionRestriction
        case restrictedContent
        case serviceUnavailable
        case subscriptionRequired
        case unsupportedMediaType
    }

    /// The possible values of `reference`.
    public enum Reference: String, Codable, Sendable, CaseIterable {
        case currentlyPlaying
        case my
        case favorites
    }

    /// Whether it is liked, a case of INMediaAffinityType; none if it is rated
    public var affinityType: AffinityType?
    /// The rating in stars or points
    public var rating: Double?
    /// What the user thinks of it
    public var opinion: String?
    /// The kind, a case of INMediaItemType
    public var mediaType: MediaType?
    /// The title of a song, film, series or other work
    public var mediaName: Term?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The genre
    public var genreNames: [Term]
    /// What is playing, or the user's own; favorites is an addition to SiriKit's
    public var reference: Reference?
    /// The music, video or book service: spotify, netflix, audible …
    public var service: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(affinityType: AffinityType? = nil, rating: Double? = nil, opinion: String? = nil, mediaType: MediaType? = nil, mediaName: Term? = nil, artistName: Term? = nil, genreNames: [Term] = [], reference: Reference? = nil, service: Term? = nil, app: Term? = nil) {
        self.affinityType = affinityType
        self.rating = rating
        self.opinion = opinion
        self.mediaType = mediaType
        self.mediaName = mediaName
        self.artistName = artistName
        self.genreNames = genreNames
        self.reference = reference
        self.service = service
        self.app = app
    }
}

/// Searches for media, without playing them
public struct SearchForMedia: TypedIntent, Hashable {
    public static let intentName = "SearchForMedia"

    public enum Parameter: String, CodingKey, CaseIterable {
        case mediaType
        case mediaName
        case artistName
        case albumName
        case genreNames
        case moodNames
        case releaseDate
        case sortOrder
        case reference
        case lyrics
        case language
        case topic
        case playlistName
        case audiobookName
        case episode
        case season
        case playShuffled
        case playbackRepeatMode
        case service
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `mediaType`.
    public enum MediaType: String, Codable, Sendable, CaseIterable {
        case song
        case music
        case album
        case artist
        case musicVideo
        case movie
        case tvShow
        case podcastShow
        case audioBook
        case radioStation
        case playlist
        case genre
        case game
        case work
    }

    /// The reasons why a value of `mediaName` may be unsupported.
    public enum MediaNameUnsupportedReason: String, Codable, Sendable, CaseIterable {
        case cellularDataSettings
        case explicitContentSettings
        case loginRequired
        case regionRestriction
        case restrictedContent
        case serviceUnavailable
        case subscriptionRequired
        case unsupportedMediaType
    }

    /// The possible values of `sortOrder`.
    public enum SortOrder: String, Codable, Sendable, CaseIterable {
        case newest
        case oldest
        case best
        case worst
        case popular
        case unpopular
        case trending
        case recommended
    }

    /// The possible values of `reference`.
    public enum Reference: String, Codable, Sendable, CaseIterable {
        case currentlyPlaying
        case my
        case favorites
    }

    /// The possible values of `playbackRepeatMode`.
    public enum PlaybackRepeatMode: String, Codable, Sendable, CaseIterable {
        case one
        case all
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
    }

    /// The kind, a case of INMediaItemType
    public var mediaType: MediaType?
    /// The title of a song, film, series or other work
    public var mediaName: Term?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The album or soundtrack
    public var albumName: Term?
    /// The genre
    public var genreNames: [Term]
    /// The mood or the occasion: happy, relaxing, workout, party, sleep …
    public var moodNames: [Term]
    /// The year or the decade of the release, as spoken, or 1980s, this year, last year, recently, past
    public var releaseDate: String?
    /// Which come first, a case of INMediaSortOrder
    public var sortOrder: SortOrder?
    /// What is playing, or the user's own; favorites is an addition to SiriKit's
    public var reference: Reference?
    /// Words of the song
    public var lyrics: String?
    /// The language of the songs
    public var language: Term?
    /// What it is about, or the film or show it is from
    public var topic: String?
    /// The playlist
    public var playlistName: Term?
    /// The audiobook
    public var audiobookName: Term?
    /// The episode: its number, or next, previous, last, first, random, today, yesterday, this week
    public var episode: Value?
    /// The season's number
    public var season: Int?
    /// True if the order is random
    public var playShuffled: Bool?
    /// What is repeated, a case of INPlaybackRepeatMode
    public var playbackRepeatMode: PlaybackRepeatMode?
    /// The music, video or book service: spotify, netflix, audible …
    public var service: Term?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(mediaType: MediaType? = nil, mediaName: Term? = nil, artistName: Term? = nil, albumName: Term? = nil, genreNames: [Term] = [], moodNames: [Term] = [], releaseDate: String? = nil, sortOrder: SortOrder? = nil, reference: Reference? = nil, lyrics: String? = nil, language: Term? = nil, topic: String? = nil, playlistName: Term? = nil, audiobookName: Term? = nil, episode: Value? = nil, season: Int? = nil, playShuffled: Bool? = nil, playbackRepeatMode: PlaybackRepeatMode? = nil, service: Term? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.mediaType = mediaType
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.releaseDate = releaseDate
        self.sortOrder = sortOrder
        self.reference = reference
        self.lyrics = lyrics
        self.language = language
        self.topic = topic
        self.playlistName = playlistName
        self.audiobookName = audiobookName
        self.episode = episode
        self.season = season
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.service = service
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Tells what is playing; not SiriKit's
public struct GetNowPlaying: TypedIntent, Hashable {
    public static let intentName = "GetNowPlaying"

    public enum Parameter: String, CodingKey, CaseIterable {
        case attribute
        case mediaType
        case artistName
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `attribute`.
    public enum Attribute: String, Codable, Sendable, CaseIterable {
        case title
        case artist
        case album
        case year
        case genre
        case lyrics
        case duration
        case details
    }

    /// The possible values of `mediaType`.
    public enum MediaType: String, Codable, Sendable, CaseIterable {
        case song
        case music
        case album
        case artist
        case musicVideo
        case movie
        case tvShow
        case podcastShow
        case audioBook
        case radioStation
        case playlist
        case genre
        case game
        case work
    }

    /// What is asked for
    public var attribute: Attribute?
    /// The kind, a case of INMediaItemType
    public var mediaType: MediaType?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(attribute: Attribute? = nil, mediaType: MediaType? = nil, artistName: Term? = nil, app: Term? = nil) {
        self.attribute = attribute
        self.mediaType = mediaType
        self.artistName = artistName
        self.app = app
    }
}

/// Pauses or stops playback
public struct HassMediaPause: TypedIntent, Hashable {
    public static let intentName = "HassMediaPause"

    public enum Parameter: String, CodingKey, CaseIterable {
        case duration
        case artistName
        case service
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// For how long
    public var duration: Duration?
    /// The artist, band, composer, actor or host
    public var artistName: Term?
    /// The music, video or book service: spotify, netflix, audible …
    public var service: Term?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(duration: Duration? = nil, artistName: Term? = nil, service: Term? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.duration = duration
        self.artistName = artistName
        self.service = service
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Resumes playback
public struct HassMediaUnpause: TypedIntent, Hashable {
    public static let intentName = "HassMediaUnpause"

    public enum Parameter: String, CodingKey, CaseIterable {
        case service
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The music, video or book service: spotify, netflix, audible …
    public var service: Term?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(service: Term? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.service = service
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Skips to the next item
public struct HassMediaNext: TypedIntent, Hashable {
    public static let intentName = "HassMediaNext"

    public enum Parameter: String, CodingKey, CaseIterable {
        case count
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// How many songs are skipped
    public var count: Int?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(count: Int? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.count = count
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Goes back to the previous item
public struct HassMediaPrevious: TypedIntent, Hashable {
    public static let intentName = "HassMediaPrevious"

    public enum Parameter: String, CodingKey, CaseIterable {
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Sets the volume
public struct HassSetVolume: TypedIntent, Hashable {
    public static let intentName = "HassSetVolume"

    public enum Parameter: String, CodingKey, CaseIterable {
        case volumeLevel = "volume_level"
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The volume in percent
    public var volumeLevel: Int?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(volumeLevel: Int? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.volumeLevel = volumeLevel
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Makes the volume louder or softer
public struct HassSetVolumeRelative: TypedIntent, Hashable {
    public static let intentName = "HassSetVolumeRelative"

    public enum Parameter: String, CodingKey, CaseIterable {
        case volumeStep = "volume_step"
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// By how much, in percent and negative for softer, or up, or down
    public var volumeStep: Value?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(volumeStep: Value? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.volumeStep = volumeStep
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Turns the sound off
public struct HassMediaPlayerMute: TypedIntent, Hashable {
    public static let intentName = "HassMediaPlayerMute"

    public enum Parameter: String, CodingKey, CaseIterable {
        case duration
        case until
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// For how long
    public var duration: Duration?
    /// Until when, a time
    public var until: Value?
    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(duration: Duration? = nil, until: Value? = nil, area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.duration = duration
        self.until = until
        self.area = area
        self.name = name
        self.app = app
    }
}

/// Turns the sound on again
public struct HassMediaPlayerUnmute: TypedIntent, Hashable {
    public static let intentName = "HassMediaPlayerUnmute"

    public enum Parameter: String, CodingKey, CaseIterable {
        case area
        case name
        case app
    }

    public typealias CodingKeys = Parameter

    /// The room, as in Home Assistant; all for everywhere
    public var area: Term?
    /// The player, as in Home Assistant: speaker, tv, stereo, headphones, phone, computer, tablet, car, smart speaker
    public var name: Term?
    /// The app that handles the intent
    public var app: Term?

    public init(area: Term? = nil, name: Term? = nil, app: Term? = nil) {
        self.area = area
        self.name = name
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
        case scheduledPickupTime
        case arrivalTime
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case rideStatus
            case status
            case vehicle
            case destination
            case price
            case minutes
            case currency
            case option
            case pickup
        }

        /// The possible values of `pickup`.
        public enum Pickup: String, Codable, Sendable, CaseIterable {
            case moment
            case day
            case clock
            case span
        }

        /// The state of the ride
        public var rideStatus: Parlance.RideStatus?
        /// The phase as a word for texts
        public var status: String?
        /// The vehicle in words
        public var vehicle: String?
        /// The name of the destination
        public var destination: String?
        /// The price in dollars
        public var price: Double?
        /// The time until the driver arrives
        public var minutes: Int?
        /// The ISO 4217 code of the price
        public var currency: String?
        /// The name of the kind of ride
        public var option: String?
        /// What scheduledPickupTime is
        public var pickup: Pickup?

        public init(rideStatus: Parlance.RideStatus? = nil, status: String? = nil, vehicle: String? = nil, destination: String? = nil, price: Double? = nil, minutes: Int? = nil, currency: String? = nil, option: String? = nil, pickup: Pickup? = nil) {
            self.rideStatus = rideStatus
            self.status = status
            self.vehicle = vehicle
            self.destination = destination
            self.price = price
            self.minutes = minutes
            self.currency = currency
            self.option = option
            self.pickup = pickup
        }
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
    /// When the ride begins: a date, a time or a span; without it, after pickupDelay
    public var scheduledPickupTime: DateComponentsRange?
    /// When the ride has to arrive, if that is said; it is no time to begin. An addition to SiriKit's
    public var arrivalTime: DateComponentsRange?
    /// The time until the ride begins, in pickupDelayUnit; without it, as soon as possible
    public var pickupDelay: Double?
    /// The unit of pickupDelay
    public var pickupDelayUnit: PickupDelayUnit?
    /// The app that handles the intent
    public var app: Term?

    public init(pickupLocation: Term? = nil, dropOffLocation: Term? = nil, rideOptionName: Term? = nil, partySize: Int? = nil, paymentMethod: PaymentMethod? = nil, scheduledPickupTime: DateComponentsRange? = nil, arrivalTime: DateComponentsRange? = nil, pickupDelay: Double? = nil, pickupDelayUnit: PickupDelayUnit? = nil, app: Term? = nil) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.rideOptionName = rideOptionName
        self.partySize = partySize
        self.paymentMethod = paymentMethod
        self.scheduledPickupTime = scheduledPickupTime
        self.arrivalTime = arrivalTime
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case rideOptions
            case paymentMethods
            case expirationDate
            case standard
            case large
            case luxury
        }

        /// The kinds of rides
        public var rideOptions: [Parlance.RideOption]?
        /// The means of payment
        public var paymentMethods: [Parlance.PaymentMethod]?
        /// The time until which the prices hold
        public var expirationDate: Date?
        /// The price of an ordinary ride, in dollars
        public var standard: Double?
        /// The price of a ride in a large car, in dollars
        public var large: Double?
        /// The price of a ride in a luxury car, in dollars
        public var luxury: Double?

        public init(rideOptions: [Parlance.RideOption]? = nil, paymentMethods: [Parlance.PaymentMethod]? = nil, expirationDate: Date? = nil, standard: Double? = nil, large: Double? = nil, luxury: Double? = nil) {
            self.rideOptions = rideOptions
            self.paymentMethods = paymentMethods
            self.expirationDate = expirationDate
            self.standard = standard
            self.large = large
            self.luxury = luxury
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case rideStatus
            case status
            case vehicle
            case destination
            case price
            case minutes
        }

        /// The state of the ride
        public var rideStatus: Parlance.RideStatus?
        /// The phase as a word for texts
        public var status: String?
        /// The vehicle in words
        public var vehicle: String?
        /// The name of the destination
        public var destination: String?
        /// The price in dollars
        public var price: Double?
        /// The time until the driver arrives
        public var minutes: Int?

        public init(rideStatus: Parlance.RideStatus? = nil, status: String? = nil, vehicle: String? = nil, destination: String? = nil, price: Double? = nil, minutes: Int? = nil) {
            self.rideStatus = rideStatus
            self.status = status
            self.vehicle = vehicle
            self.destination = destination
            self.price = price
            self.minutes = minutes
        }
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case cancellationFee
            case destination
        }

        /// The fee
        public var cancellationFee: CurrencyAmount?
        /// The name of the destination
        public var destination: String?

        public init(cancellationFee: CurrencyAmount? = nil, destination: String? = nil) {
            self.cancellationFee = cancellationFee
            self.destination = destination
        }
    }

    /// The app that handles the intent
    public var app: Term?

    public init(app: Term? = nil) {
        self.app = app
    }
}

/// Rates a ride, or tips its driver
public struct SendRideFeedback: TypedIntent, Hashable {
    public static let intentName = "SendRideFeedback"

    public enum Parameter: String, CodingKey, CaseIterable {
        case rating
        case tip
        case tipPercentage
        case app
    }

    public typealias CodingKeys = Parameter

    /// The stars, from 0 to 5
    public var rating: Double?
    /// The tip
    public var tip: CurrencyAmount?
    /// The tip, in percent of the price; an addition to SiriKit
    public var tipPercentage: Double?
    /// The app that handles the intent
    public var app: Term?

    public init(rating: Double? = nil, tip: CurrencyAmount? = nil, tipPercentage: Double? = nil, app: Term? = nil) {
        self.rating = rating
        self.tip = tip
        self.tipPercentage = tipPercentage
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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case paymentRecord
            case sum
        }

        /// The payment
        public var paymentRecord: Parlance.PaymentRecord?
        /// The amount in words
        public var sum: String?

        public init(paymentRecord: Parlance.PaymentRecord? = nil, sum: String? = nil) {
            self.paymentRecord = paymentRecord
            self.sum = sum
        }
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

    /// `amount` in `currencyCode`; nil without a number.
    public var currencyAmount: CurrencyAmount? {
        amount.map { CurrencyAmount(number: $0, currencyCode: currencyCode) }
    }

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

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case paymentRecord
            case sum
        }

        /// The payment that was asked for
        public var paymentRecord: Parlance.PaymentRecord?
        /// The amount in words
        public var sum: String?

        public init(paymentRecord: Parlance.PaymentRecord? = nil, sum: String? = nil) {
            self.paymentRecord = paymentRecord
            self.sum = sum
        }
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

    /// `amount` in `currencyCode`; nil without a number.
    public var currencyAmount: CurrencyAmount? {
        amount.map { CurrencyAmount(number: $0, currencyCode: currencyCode) }
    }

    public init(payer: Term? = nil, amount: Double? = nil, currencyCode: String? = nil, note: String? = nil, app: Term? = nil) {
        self.payer = payer
        self.amount = amount
        self.currencyCode = currencyCode
        self.note = note
        self.app = app
    }
}

/// Transfers money between the user's own accounts
public struct TransferMoney: TypedIntent, Hashable {
    public static let intentName = "TransferMoney"

    public enum Parameter: String, CodingKey, CaseIterable {
        case fromAccount
        case toAccount
        case amount
        case currencyCode
        case organizationName
        case transactionScheduledDate
        case app
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
        public static let failureInsufficientFunds: ResponseCode = "failureInsufficientFunds"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case fromAccount
            case toAccount
            case transactionAmount
            case transactionScheduledDate
            case transactionNote
            case transferFee
        }

        /// The account that pays
        public var fromAccount: Parlance.PaymentAccount?
        /// The account that gets the money
        public var toAccount: Parlance.PaymentAccount?
        /// The amount
        public var transactionAmount: CurrencyAmount?
        /// The time of the transfer
        public var transactionScheduledDate: Date?
        /// The note on the transfer
        public var transactionNote: String?
        /// The fee
        public var transferFee: CurrencyAmount?

        public init(fromAccount: Parlance.PaymentAccount? = nil, toAccount: Parlance.PaymentAccount? = nil, transactionAmount: CurrencyAmount? = nil, transactionScheduledDate: Date? = nil, transactionNote: String? = nil, transferFee: CurrencyAmount? = nil) {
            self.fromAccount = fromAccount
            self.toAccount = toAccount
            self.transactionAmount = transactionAmount
            self.transactionScheduledDate = transactionScheduledDate
            self.transactionNote = transactionNote
            self.transferFee = transferFee
        }
    }

    /// The account from which the money is taken: its kind (checking, savings …), its bank or its nickname
    public var fromAccount: Term?
    /// The account that receives the money: its kind, its bank or its nickname
    public var toAccount: Term?
    /// The amount, in currencyCode
    public var amount: Double?
    /// The currency, as an ISO 4217 code
    public var currencyCode: String?
    /// The bank of the account
    public var organizationName: Term?
    /// The date or the recurrence of the transfer; without it, now
    public var transactionScheduledDate: Value?
    /// The app that handles the intent
    public var app: Term?

    /// `amount` in `currencyCode`; nil without a number.
    public var transactionAmount: CurrencyAmount? {
        amount.map { CurrencyAmount(number: $0, currencyCode: currencyCode) }
    }

    public init(fromAccount: Term? = nil, toAccount: Term? = nil, amount: Double? = nil, currencyCode: String? = nil, organizationName: Term? = nil, transactionScheduledDate: Value? = nil, app: Term? = nil) {
        self.fromAccount = fromAccount
        self.toAccount = toAccount
        self.amount = amount
        self.currencyCode = currencyCode
        self.organizationName = organizationName
        self.transactionScheduledDate = transactionScheduledDate
        self.app = app
    }
}

/// Pays a bill
public struct PayBill: TypedIntent, Hashable {
    public static let intentName = "PayBill"

    public enum Parameter: String, CodingKey, CaseIterable {
        case billPayee
        case billType
        case fromAccount
        case amount
        case currencyCode
        case organizationName
        case transactionScheduledDate
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `billType`.
    public enum BillType: String, Codable, Sendable, CaseIterable {
        case electricity
        case gas
        case water
        case sewer
        case garbageAndRecycling
        case utilities
        case internet
        case cable
        case phone
        case rent
        case mortgage
        case creditCard
        case carLoan
        case carLease
        case autoInsurance
        case healthInsurance
        case homeInsurance
        case lifeInsurance
        case studentLoan
        case tuition
        case trafficTicket
        case musicStreaming
        case maintenance
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
        public static let failureInsufficientFunds: ResponseCode = "failureInsufficientFunds"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case fromAccount
            case billDetails
            case transactionAmount
            case transactionScheduledDate
            case transactionNote
        }

        /// The account that pays
        public var fromAccount: Parlance.PaymentAccount?
        /// The bill
        public var billDetails: Parlance.BillDetails?
        /// The amount
        public var transactionAmount: CurrencyAmount?
        /// The time of the payment
        public var transactionScheduledDate: Date?
        /// The note on the payment
        public var transactionNote: String?

        public init(fromAccount: Parlance.PaymentAccount? = nil, billDetails: Parlance.BillDetails? = nil, transactionAmount: CurrencyAmount? = nil, transactionScheduledDate: Date? = nil, transactionNote: String? = nil) {
            self.fromAccount = fromAccount
            self.billDetails = billDetails
            self.transactionAmount = transactionAmount
            self.transactionScheduledDate = transactionScheduledDate
            self.transactionNote = transactionNote
        }
    }

    /// The company or the person that sent the bill
    public var billPayee: Term?
    /// The kind of the bill, an INBillType
    public var billType: BillType?
    /// The account or card that pays: its kind, its bank or its nickname
    public var fromAccount: Term?
    /// The amount, in currencyCode; without it, what is due
    public var amount: Double?
    /// The currency, as an ISO 4217 code
    public var currencyCode: String?
    /// The bank of the account
    public var organizationName: Term?
    /// The date or the recurrence of the payment; without it, now
    public var transactionScheduledDate: Value?
    /// The app that handles the intent
    public var app: Term?

    /// `amount` in `currencyCode`; nil without a number.
    public var transactionAmount: CurrencyAmount? {
        amount.map { CurrencyAmount(number: $0, currencyCode: currencyCode) }
    }

    public init(billPayee: Term? = nil, billType: BillType? = nil, fromAccount: Term? = nil, amount: Double? = nil, currencyCode: String? = nil, organizationName: Term? = nil, transactionScheduledDate: Value? = nil, app: Term? = nil) {
        self.billPayee = billPayee
        self.billType = billType
        self.fromAccount = fromAccount
        self.amount = amount
        self.currencyCode = currencyCode
        self.organizationName = organizationName
        self.transactionScheduledDate = transactionScheduledDate
        self.app = app
    }
}

/// Tells what bills there are, how much they are, when they are due, whether they are paid
public struct SearchForBills: TypedIntent, Hashable {
    public static let intentName = "SearchForBills"

    public enum Parameter: String, CodingKey, CaseIterable {
        case billPayee
        case billType
        case status
        case dueDateRange
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `billType`.
    public enum BillType: String, Codable, Sendable, CaseIterable {
        case electricity
        case gas
        case water
        case sewer
        case garbageAndRecycling
        case utilities
        case internet
        case cable
        case phone
        case rent
        case mortgage
        case creditCard
        case carLoan
        case carLease
        case autoInsurance
        case healthInsurance
        case homeInsurance
        case lifeInsurance
        case studentLoan
        case tuition
        case trafficTicket
        case musicStreaming
        case maintenance
    }

    /// The possible values of `status`.
    public enum Status: String, Codable, Sendable, CaseIterable {
        case pending
        case completed
        case canceled
        case failed
        case unpaid
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureBillNotFound: ResponseCode = "failureBillNotFound"
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case bills
        }

        /// The bills that were found
        public var bills: [Parlance.BillDetails]?

        public init(bills: [Parlance.BillDetails]? = nil) {
            self.bills = bills
        }
    }

    /// The company that sent the bill
    public var billPayee: Term?
    /// The kind of the bill, an INBillType
    public var billType: BillType?
    /// The status of the payment, an INPaymentStatus
    public var status: Status?
    /// When the bill is due
    public var dueDateRange: Value?

    public init(billPayee: Term? = nil, billType: BillType? = nil, status: Status? = nil, dueDateRange: Value? = nil) {
        self.billPayee = billPayee
        self.billType = billType
        self.status = status
        self.dueDateRange = dueDateRange
    }
}

/// Tells the balance of accounts, or lists them
public struct SearchForAccounts: TypedIntent, Hashable {
    public static let intentName = "SearchForAccounts"

    public enum Parameter: String, CodingKey, CaseIterable {
        case accountNickname
        case accountType
        case organizationName
        case requestedBalanceType
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `accountType`.
    public enum AccountType: String, Codable, Sendable, CaseIterable {
        case checking
        case credit
        case debit
        case investment
        case mortgage
        case prepaid
        case saving
    }

    /// The possible values of `requestedBalanceType`.
    public enum RequestedBalanceType: String, Codable, Sendable, CaseIterable {
        case money
        case points
        case miles
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureAccountNotFound: ResponseCode = "failureAccountNotFound"
        public static let failureCredentialsUnverified: ResponseCode = "failureCredentialsUnverified"
        public static let failureNotEligible: ResponseCode = "failureNotEligible"
        public static let failureTermsAndConditionsAcceptanceRequired: ResponseCode = "failureTermsAndConditionsAcceptanceRequired"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case accounts
        }

        /// The accounts that were found
        public var accounts: [Parlance.PaymentAccount]?

        public init(accounts: [Parlance.PaymentAccount]? = nil) {
            self.accounts = accounts
        }
    }

    /// The name of the account
    public var accountNickname: Term?
    /// The kind of the account, an INAccountType
    public var accountType: AccountType?
    /// The bank, or the company of the card
    public var organizationName: Term?
    /// What is asked for, an INBalanceType
    public var requestedBalanceType: RequestedBalanceType?

    public init(accountNickname: Term? = nil, accountType: AccountType? = nil, organizationName: Term? = nil, requestedBalanceType: RequestedBalanceType? = nil) {
        self.accountNickname = accountNickname
        self.accountType = accountType
        self.organizationName = organizationName
        self.requestedBalanceType = requestedBalanceType
    }
}

/// Books a table
public struct BookRestaurantReservation: TypedIntent, Hashable {
    public static let intentName = "BookRestaurantReservation"

    public enum Parameter: String, CodingKey, CaseIterable {
        case restaurant
        case partySize
        case bookingDateComponents
        case guests
        case guest
        case meal
        case occasion
        case place
        case kind
        case cuisine
        case dish
        case rating
        case facility
    }

    public typealias CodingKeys = Parameter

    /// The restaurant's name
    public var restaurant: Term?
    /// The number of guests
    public var partySize: Int?
    /// When the table is booked for
    public var bookingDateComponents: [Value]
    /// Who the guests are, as spoken
    public var guests: Term?
    /// The name of the reservation
    public var guest: Term?
    /// The meal: dinner, lunch …
    public var meal: String?
    /// What is celebrated
    public var occasion: String?
    /// Where the restaurant is, or what it is near
    public var place: Term?
    /// The kind of restaurant: pub, diner …
    public var kind: String?
    /// The cuisine
    public var cuisine: String?
    /// What is served
    public var dish: String?
    /// How good it is: popular, highly rated …
    public var rating: String?
    /// What the restaurant has: a terrace, parking …
    public var facility: String?

    public init(restaurant: Term? = nil, partySize: Int? = nil, bookingDateComponents: [Value] = [], guests: Term? = nil, guest: Term? = nil, meal: String? = nil, occasion: String? = nil, place: Term? = nil, kind: String? = nil, cuisine: String? = nil, dish: String? = nil, rating: String? = nil, facility: String? = nil) {
        self.restaurant = restaurant
        self.partySize = partySize
        self.bookingDateComponents = bookingDateComponents
        self.guests = guests
        self.guest = guest
        self.meal = meal
        self.occasion = occasion
        self.place = place
        self.kind = kind
        self.cuisine = cuisine
        self.dish = dish
        self.rating = rating
        self.facility = facility
    }
}

/// Looks for free tables
public struct GetAvailableRestaurantReservationBookings: TypedIntent, Hashable {
    public static let intentName = "GetAvailableRestaurantReservationBookings"

    public enum Parameter: String, CodingKey, CaseIterable {
        case restaurant
        case partySize
        case preferredBookingDateComponents
        case guests
        case meal
        case occasion
        case place
        case kind
        case cuisine
        case dish
        case rating
        case facility
    }

    public typealias CodingKeys = Parameter

    /// The restaurant's name
    public var restaurant: Term?
    /// The number of guests
    public var partySize: Int?
    /// When a table is wanted
    public var preferredBookingDateComponents: [Value]
    /// Who the guests are, as spoken
    public var guests: Term?
    /// The meal: dinner, lunch …
    public var meal: String?
    /// What is celebrated
    public var occasion: String?
    /// Where the restaurant is, or what it is near
    public var place: Term?
    /// The kind of restaurant: pub, diner …
    public var kind: String?
    /// The cuisine
    public var cuisine: String?
    /// What is served
    public var dish: String?
    /// How good it is: popular, highly rated …
    public var rating: String?
    /// What the restaurant has: a terrace, parking …
    public var facility: String?

    public init(restaurant: Term? = nil, partySize: Int? = nil, preferredBookingDateComponents: [Value] = [], guests: Term? = nil, meal: String? = nil, occasion: String? = nil, place: Term? = nil, kind: String? = nil, cuisine: String? = nil, dish: String? = nil, rating: String? = nil, facility: String? = nil) {
        self.restaurant = restaurant
        self.partySize = partySize
        self.preferredBookingDateComponents = preferredBookingDateComponents
        self.guests = guests
        self.meal = meal
        self.occasion = occasion
        self.place = place
        self.kind = kind
        self.cuisine = cuisine
        self.dish = dish
        self.rating = rating
        self.facility = facility
    }
}

/// Lists the user's reservations
public struct GetUserCurrentRestaurantReservationBookings: TypedIntent, Hashable {
    public static let intentName = "GetUserCurrentRestaurantReservationBookings"

    public enum Parameter: String, CodingKey, CaseIterable {
        case restaurant
        case partySize
        case bookingDateComponents
        case guests
        case guest
        case meal
        case occasion
        case place
        case kind
        case cuisine
        case dish
        case rating
        case facility
    }

    public typealias CodingKeys = Parameter

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureRequestUnsatisfiable: ResponseCode = "failureRequestUnsatisfiable"
    }

    /// The restaurant's name
    public var restaurant: Term?
    /// The number of guests
    public var partySize: Int?
    /// When the table is booked for
    public var bookingDateComponents: [Value]
    /// Who the guests are, as spoken
    public var guests: Term?
    /// The name of the reservation
    public var guest: Term?
    /// The meal: dinner, lunch …
    public var meal: String?
    /// What is celebrated
    public var occasion: String?
    /// Where the restaurant is, or what it is near
    public var place: Term?
    /// The kind of restaurant: pub, diner …
    public var kind: String?
    /// The cuisine
    public var cuisine: String?
    /// What is served
    public var dish: String?
    /// How good it is: popular, highly rated …
    public var rating: String?
    /// What the restaurant has: a terrace, parking …
    public var facility: String?

    public init(restaurant: Term? = nil, partySize: Int? = nil, bookingDateComponents: [Value] = [], guests: Term? = nil, guest: Term? = nil, meal: String? = nil, occasion: String? = nil, place: Term? = nil, kind: String? = nil, cuisine: String? = nil, dish: String? = nil, rating: String? = nil, facility: String? = nil) {
        self.restaurant = restaurant
        self.partySize = partySize
        self.bookingDateComponents = bookingDateComponents
        self.guests = guests
        self.guest = guest
        self.meal = meal
        self.occasion = occasion
        self.place = place
        self.kind = kind
        self.cuisine = cuisine
        self.dish = dish
        self.rating = rating
        self.facility = facility
    }
}

/// Cancels a reservation; ours, SiriKit has none
public struct CancelRestaurantReservation: TypedIntent, Hashable {
    public static let intentName = "CancelRestaurantReservation"

    public enum Parameter: String, CodingKey, CaseIterable {
        case restaurant
        case partySize
        case bookingDateComponents
        case guests
        case guest
        case meal
        case occasion
        case place
        case kind
        case cuisine
        case dish
        case rating
        case facility
    }

    public typealias CodingKeys = Parameter

    /// The restaurant's name
    public var restaurant: Term?
    /// The number of guests
    public var partySize: Int?
    /// When the table is booked for
    public var bookingDateComponents: [Value]
    /// Who the guests are, as spoken
    public var guests: Term?
    /// The name of the reservation
    public var guest: Term?
    /// The meal: dinner, lunch …
    public var meal: String?
    /// What is celebrated
    public var occasion: String?
    /// Where the restaurant is, or what it is near
    public var place: Term?
    /// The kind of restaurant: pub, diner …
    public var kind: String?
    /// The cuisine
    public var cuisine: String?
    /// What is served
    public var dish: String?
    /// How good it is: popular, highly rated …
    public var rating: String?
    /// What the restaurant has: a terrace, parking …
    public var facility: String?

    public init(restaurant: Term? = nil, partySize: Int? = nil, bookingDateComponents: [Value] = [], guests: Term? = nil, guest: Term? = nil, meal: String? = nil, occasion: String? = nil, place: Term? = nil, kind: String? = nil, cuisine: String? = nil, dish: String? = nil, rating: String? = nil, facility: String? = nil) {
        self.restaurant = restaurant
        self.partySize = partySize
        self.bookingDateComponents = bookingDateComponents
        self.guests = guests
        self.guest = guest
        self.meal = meal
        self.occasion = occasion
        self.place = place
        self.kind = kind
        self.cuisine = cuisine
        self.dish = dish
        self.rating = rating
        self.facility = facility
    }
}

/// Tells or confirms the details of a reservation
public struct GetReservationDetails: TypedIntent, Hashable {
    public static let intentName = "GetReservationDetails"

    public enum Parameter: String, CodingKey, CaseIterable {
        case restaurant
        case partySize
        case bookingDateComponents
        case guests
        case guest
        case meal
        case occasion
        case place
        case kind
        case cuisine
        case dish
        case rating
        case facility
    }

    public typealias CodingKeys = Parameter

    /// The restaurant's name
    public var restaurant: Term?
    /// The number of guests
    public var partySize: Int?
    /// When the table is booked for
    public var bookingDateComponents: [Value]
    /// Who the guests are, as spoken
    public var guests: Term?
    /// The name of the reservation
    public var guest: Term?
    /// The meal: dinner, lunch …
    public var meal: String?
    /// What is celebrated
    public var occasion: String?
    /// Where the restaurant is, or what it is near
    public var place: Term?
    /// The kind of restaurant: pub, diner …
    public var kind: String?
    /// The cuisine
    public var cuisine: String?
    /// What is served
    public var dish: String?
    /// How good it is: popular, highly rated …
    public var rating: String?
    /// What the restaurant has: a terrace, parking …
    public var facility: String?

    public init(restaurant: Term? = nil, partySize: Int? = nil, bookingDateComponents: [Value] = [], guests: Term? = nil, guest: Term? = nil, meal: String? = nil, occasion: String? = nil, place: Term? = nil, kind: String? = nil, cuisine: String? = nil, dish: String? = nil, rating: String? = nil, facility: String? = nil) {
        self.restaurant = restaurant
        self.partySize = partySize
        self.bookingDateComponents = bookingDateComponents
        self.guests = guests
        self.guest = guest
        self.meal = meal
        self.occasion = occasion
        self.place = place
        self.kind = kind
        self.cuisine = cuisine
        self.dish = dish
        self.rating = rating
        self.facility = facility
    }
}

/// Locks or unlocks a car
public struct SetCarLockStatus: TypedIntent, Hashable {
    public static let intentName = "SetCarLockStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case locked
        case carName
    }

    public typealias CodingKeys = Parameter

    /// True to lock, false to unlock
    public var locked: Bool?
    /// The car: its make or its name
    public var carName: Term?

    public init(locked: Bool? = nil, carName: Term? = nil) {
        self.locked = locked
        self.carName = carName
    }
}

/// Tells whether a car is locked
public struct GetCarLockStatus: TypedIntent, Hashable {
    public static let intentName = "GetCarLockStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case locked
        }

        /// Whether the car is locked
        public var locked: Bool?

        public init(locked: Bool? = nil) {
            self.locked = locked
        }
    }

    /// The car: its make or its name
    public var carName: Term?

    public init(carName: Term? = nil) {
        self.carName = carName
    }
}

/// Tells the charge, the fuel and the range of a car
public struct GetCarPowerLevelStatus: TypedIntent, Hashable {
    public static let intentName = "GetCarPowerLevelStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case fuelPercentRemaining
            case chargePercentRemaining
            case charging
        }

        /// The fuel, as a part of 1
        public var fuelPercentRemaining: Double?
        /// The charge, as a part of 1
        public var chargePercentRemaining: Double?
        /// Whether the car is being charged
        public var charging: Bool?

        public init(fuelPercentRemaining: Double? = nil, chargePercentRemaining: Double? = nil, charging: Bool? = nil) {
            self.fuelPercentRemaining = fuelPercentRemaining
            self.chargePercentRemaining = chargePercentRemaining
            self.charging = charging
        }
    }

    /// The car: its make or its name
    public var carName: Term?

    public init(carName: Term? = nil) {
        self.carName = carName
    }
}

/// Sounds the horn of a car, or flashes its lights
public struct ActivateCarSignal: TypedIntent, Hashable {
    public static let intentName = "ActivateCarSignal"

    public enum Parameter: String, CodingKey, CaseIterable {
        case signals
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The signals: audible, visible, or both
    public var signals: [String]
    /// The car: its make or its name
    public var carName: Term?

    public init(signals: [String] = [], carName: Term? = nil) {
        self.signals = signals
        self.carName = carName
    }
}

/// Lists the user's cars
public struct ListCars: TypedIntent, Hashable {
    public static let intentName = "ListCars"

    public enum Parameter: CodingKey {}

    public typealias CodingKeys = Parameter

    public init() {
    }
}

/// Sets the climate in a car
public struct SetClimateSettingsInCar: TypedIntent, Hashable {
    public static let intentName = "SetClimateSettingsInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case enableFan
        case enableAirConditioner
        case enableClimateControl
        case enableAutoMode
        case airCirculationMode
        case fanSpeedIndex
        case fanSpeedPercentage
        case relativeFanSpeedSetting
        case temperature
        case relativeTemperatureSetting
        case climateZone
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `airCirculationMode`.
    public enum AirCirculationMode: String, Codable, Sendable, CaseIterable {
        case freshAir
        case recirculateAir
    }

    /// The possible values of `relativeFanSpeedSetting`.
    public enum RelativeFanSpeedSetting: String, Codable, Sendable, CaseIterable {
        case lowest
        case lower
        case higher
        case highest
    }

    /// The possible values of `relativeTemperatureSetting`.
    public enum RelativeTemperatureSetting: String, Codable, Sendable, CaseIterable {
        case lowest
        case lower
        case higher
        case highest
    }

    /// The possible values of `climateZone`.
    public enum ClimateZone: String, Codable, Sendable, CaseIterable {
        case driver
        case passenger
        case frontLeft
        case frontRight
        case front
        case rearLeft
        case rearRight
        case rear
        case thirdRowLeft
        case thirdRowRight
        case thirdRow
        case all
    }

    /// Whether the fan is on
    public var enableFan: Bool?
    /// Whether the air conditioner is on
    public var enableAirConditioner: Bool?
    /// Whether the climate control is on
    public var enableClimateControl: Bool?
    /// Whether the climate control is in its automatic mode
    public var enableAutoMode: Bool?
    /// Where the air comes from
    public var airCirculationMode: AirCirculationMode?
    /// The speed of the fan, as a level
    public var fanSpeedIndex: Int?
    /// The speed of the fan, in percent
    public var fanSpeedPercentage: Double?
    /// The speed of the fan, relative to the present one
    public var relativeFanSpeedSetting: RelativeFanSpeedSetting?
    /// The temperature; a number without a unit is in the unit of the car
    public var temperature: Value?
    /// The temperature, relative to the present one
    public var relativeTemperatureSetting: RelativeTemperatureSetting?
    /// The part of the car
    public var climateZone: ClimateZone?
    /// The car: its make or its name
    public var carName: Term?

    public init(enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil, enableAutoMode: Bool? = nil, airCirculationMode: AirCirculationMode? = nil, fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil, relativeFanSpeedSetting: RelativeFanSpeedSetting? = nil, temperature: Value? = nil, relativeTemperatureSetting: RelativeTemperatureSetting? = nil, climateZone: ClimateZone? = nil, carName: Term? = nil) {
        self.enableFan = enableFan
        self.enableAirConditioner = enableAirConditioner
        self.enableClimateControl = enableClimateControl
        self.enableAutoMode = enableAutoMode
        self.airCirculationMode = airCirculationMode
        self.fanSpeedIndex = fanSpeedIndex
        self.fanSpeedPercentage = fanSpeedPercentage
        self.relativeFanSpeedSetting = relativeFanSpeedSetting
        self.temperature = temperature
        self.relativeTemperatureSetting = relativeTemperatureSetting
        self.climateZone = climateZone
        self.carName = carName
    }
}

/// Turns defrosters of a car on or off
public struct SetDefrosterSettingsInCar: TypedIntent, Hashable {
    public static let intentName = "SetDefrosterSettingsInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case enable
        case defroster
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `defroster`.
    public enum Defroster: String, Codable, Sendable, CaseIterable {
        case front
        case rear
        case all
    }

    /// True to turn it on
    public var enable: Bool?
    /// The defroster; without it, those that are needed
    public var defroster: Defroster?
    /// The car: its make or its name
    public var carName: Term?

    public init(enable: Bool? = nil, defroster: Defroster? = nil, carName: Term? = nil) {
        self.enable = enable
        self.defroster = defroster
        self.carName = carName
    }
}

/// Heats, cools or massages in seats of a car
public struct SetSeatSettingsInCar: TypedIntent, Hashable {
    public static let intentName = "SetSeatSettingsInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case enableHeating
        case enableCooling
        case enableMassage
        case seat
        case level
        case relativeLevelSetting
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `seat`.
    public enum Seat: String, Codable, Sendable, CaseIterable {
        case driver
        case passenger
        case frontLeft
        case frontRight
        case front
        case rearLeft
        case rearRight
        case rear
        case thirdRowLeft
        case thirdRowRight
        case thirdRow
        case all
    }

    /// The possible values of `relativeLevelSetting`.
    public enum RelativeLevelSetting: String, Codable, Sendable, CaseIterable {
        case lowest
        case lower
        case higher
        case highest
    }

    /// Whether the heating is on
    public var enableHeating: Bool?
    /// Whether the cooling is on
    public var enableCooling: Bool?
    /// Whether the massage is on
    public var enableMassage: Bool?
    /// The seat
    public var seat: Seat?
    /// The level
    public var level: Int?
    /// The level, relative to the present one
    public var relativeLevelSetting: RelativeLevelSetting?
    /// The car: its make or its name
    public var carName: Term?

    public init(enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: Seat? = nil, level: Int? = nil, relativeLevelSetting: RelativeLevelSetting? = nil, carName: Term? = nil) {
        self.enableHeating = enableHeating
        self.enableCooling = enableCooling
        self.enableMassage = enableMassage
        self.seat = seat
        self.level = level
        self.relativeLevelSetting = relativeLevelSetting
        self.carName = carName
    }
}

/// Chooses where the sound in a car comes from
public struct SetAudioSourceInCar: TypedIntent, Hashable {
    public static let intentName = "SetAudioSourceInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case audioSource
        case relativeAudioSourceReference
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `audioSource`.
    public enum AudioSource: String, Codable, Sendable, CaseIterable {
        case carPlay
        case iPodLibrary
        case radio
        case bluetooth
        case aux
        case memoryCard
        case opticalDrive
        case hardDrive
        case uSB = "USB"
    }

    /// The possible values of `relativeAudioSourceReference`.
    public enum RelativeAudioSourceReference: String, Codable, Sendable, CaseIterable {
        case next
        case previous
    }

    /// The source
    public var audioSource: AudioSource?
    /// The source, relative to the present one
    public var relativeAudioSourceReference: RelativeAudioSourceReference?
    /// The car: its make or its name
    public var carName: Term?

    public init(audioSource: AudioSource? = nil, relativeAudioSourceReference: RelativeAudioSourceReference? = nil, carName: Term? = nil) {
        self.audioSource = audioSource
        self.relativeAudioSourceReference = relativeAudioSourceReference
        self.carName = carName
    }
}

/// Tunes a car's radio
public struct SetRadioStation: TypedIntent, Hashable {
    public static let intentName = "SetRadioStation"

    public enum Parameter: String, CodingKey, CaseIterable {
        case radioType
        case frequency
        case stationName
        case channel
        case presetNumber
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `radioType`.
    public enum RadioType: String, Codable, Sendable, CaseIterable {
        case aM = "AM"
        case fM = "FM"
        case hD = "HD"
        case satellite
        case dAB = "DAB"
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let failureNotSubscribed: ResponseCode = "failureNotSubscribed"
    }

    /// The kind of radio
    public var radioType: RadioType?
    /// The frequency, in MHz, or in kHz for AM
    public var frequency: Double?
    /// The name of the station
    public var stationName: Term?
    /// The channel of a satellite or digital radio
    public var channel: Double?
    /// The number of a saved station
    public var presetNumber: Int?
    /// The car: its make or its name
    public var carName: Term?

    public init(radioType: RadioType? = nil, frequency: Double? = nil, stationName: Term? = nil, channel: Double? = nil, presetNumber: Int? = nil, carName: Term? = nil) {
        self.radioType = radioType
        self.frequency = frequency
        self.stationName = stationName
        self.channel = channel
        self.presetNumber = presetNumber
        self.carName = carName
    }
}

/// Loads a driver's profile
public struct SetProfileInCar: TypedIntent, Hashable {
    public static let intentName = "SetProfileInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case profileNumber
        case profileName
        case defaultProfile
        case carName
    }

    public typealias CodingKeys = Parameter

    /// The number of the profile
    public var profileNumber: Int?
    /// The name of the profile
    public var profileName: Term?
    /// True for the default profile
    public var defaultProfile: Bool?
    /// The car: its make or its name
    public var carName: Term?

    public init(profileNumber: Int? = nil, profileName: Term? = nil, defaultProfile: Bool? = nil, carName: Term? = nil) {
        self.profileNumber = profileNumber
        self.profileName = profileName
        self.defaultProfile = defaultProfile
        self.carName = carName
    }
}

/// Saves the present settings as a driver's profile
public struct SaveProfileInCar: TypedIntent, Hashable {
    public static let intentName = "SaveProfileInCar"

    public enum Parameter: String, CodingKey, CaseIterable {
        case profileNumber
        case profileName
    }

    public typealias CodingKeys = Parameter

    /// The number of the profile
    public var profileNumber: Int?
    /// The name of the profile
    public var profileName: Term?

    public init(profileNumber: Int? = nil, profileName: Term? = nil) {
        self.profileNumber = profileNumber
        self.profileName = profileName
    }
}

/// Shows photos
public struct SearchForPhotos: TypedIntent, Hashable {
    public static let intentName = "SearchForPhotos"

    public enum Parameter: String, CodingKey, CaseIterable {
        case searchTerms
        case peopleInPhoto
        case locationCreated
        case dateCreated
        case albumName
        case includedAttributes
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `includedAttributes`.
    public enum IncludedAttributes: String, Codable, Sendable, CaseIterable {
        case selfie
        case screenshot
        case panoramaPhoto
        case livePhoto
        case timelapseVideo
        case slowMotionVideo
        case portraitPhoto
        case favorite
        case burstPhoto
        case noirFilter
        case video
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureAppConfigurationRequired: ResponseCode = "failureAppConfigurationRequired"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case searchResultsCount
        }

        /// The number of photos that were found
        public var searchResultsCount: Int?

        public init(searchResultsCount: Int? = nil) {
            self.searchResultsCount = searchResultsCount
        }
    }

    /// What is in them
    public var searchTerms: [Term]
    /// Who is in them
    public var peopleInPhoto: [Term]
    /// Where, or at which event, they were taken
    public var locationCreated: Term?
    /// When the photos were taken: a date, or a range of dates or times
    public var dateCreated: Value?
    /// The album or soundtrack
    public var albumName: Term?
    /// The kind of photo, a name of INPhotoAttributeOptions
    public var includedAttributes: IncludedAttributes?
    /// The app that handles the intent
    public var app: Term?

    public init(searchTerms: [Term] = [], peopleInPhoto: [Term] = [], locationCreated: Term? = nil, dateCreated: Value? = nil, albumName: Term? = nil, includedAttributes: IncludedAttributes? = nil, app: Term? = nil) {
        self.searchTerms = searchTerms
        self.peopleInPhoto = peopleInPhoto
        self.locationCreated = locationCreated
        self.dateCreated = dateCreated
        self.albumName = albumName
        self.includedAttributes = includedAttributes
        self.app = app
    }
}

/// Shows photos as a slideshow
public struct StartPhotoPlayback: TypedIntent, Hashable {
    public static let intentName = "StartPhotoPlayback"

    public enum Parameter: String, CodingKey, CaseIterable {
        case searchTerms
        case peopleInPhoto
        case locationCreated
        case dateCreated
        case albumName
        case includedAttributes
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `includedAttributes`.
    public enum IncludedAttributes: String, Codable, Sendable, CaseIterable {
        case selfie
        case screenshot
        case panoramaPhoto
        case livePhoto
        case timelapseVideo
        case slowMotionVideo
        case portraitPhoto
        case favorite
        case burstPhoto
        case noirFilter
        case video
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureAppConfigurationRequired: ResponseCode = "failureAppConfigurationRequired"
    }

    /// The details of the intent's responses.
    public struct Response: ResponseDetails, Hashable {
        public enum CodingKeys: String, CodingKey {
            case searchResultsCount
        }

        /// The number of photos that were found
        public var searchResultsCount: Int?

        public init(searchResultsCount: Int? = nil) {
            self.searchResultsCount = searchResultsCount
        }
    }

    /// What is in them
    public var searchTerms: [Term]
    /// Who is in them
    public var peopleInPhoto: [Term]
    /// Where, or at which event, they were taken
    public var locationCreated: Term?
    /// When the photos were taken: a date, or a range of dates or times
    public var dateCreated: Value?
    /// The album or soundtrack
    public var albumName: Term?
    /// The kind of photo, a name of INPhotoAttributeOptions
    public var includedAttributes: IncludedAttributes?
    /// The app that handles the intent
    public var app: Term?

    public init(searchTerms: [Term] = [], peopleInPhoto: [Term] = [], locationCreated: Term? = nil, dateCreated: Value? = nil, albumName: Term? = nil, includedAttributes: IncludedAttributes? = nil, app: Term? = nil) {
        self.searchTerms = searchTerms
        self.peopleInPhoto = peopleInPhoto
        self.locationCreated = locationCreated
        self.dateCreated = dateCreated
        self.albumName = albumName
        self.includedAttributes = includedAttributes
        self.app = app
    }
}

/// Shows a code to be scanned
public struct GetVisualCode: TypedIntent, Hashable {
    public static let intentName = "GetVisualCode"

    public enum Parameter: String, CodingKey, CaseIterable {
        case visualCodeType
        case app
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `visualCodeType`.
    public enum VisualCodeType: String, Codable, Sendable, CaseIterable {
        case contact
        case requestPayment
        case sendPayment
        case transit
        case bus
        case subway
    }

    /// The response codes of the intent, besides the common ones.
    public enum Codes {
        public static let continueInApp: ResponseCode = "continueInApp"
        public static let failureAppConfigurationRequired: ResponseCode = "failureAppConfigurationRequired"
    }

    /// What the code is for, a case of INVisualCodeType
    public var visualCodeType: VisualCodeType?
    /// The app that handles the intent, and whose code it is
    public var app: Term?

    public init(visualCodeType: VisualCodeType? = nil, app: Term? = nil) {
        self.visualCodeType = visualCodeType
        self.app = app
    }
}

/// Lets others see that notifications are silenced
public struct ShareFocusStatus: TypedIntent, Hashable {
    public static let intentName = "ShareFocusStatus"

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

/// Tells the weather as such, what is measured of it, or whether there is a condition
public struct GetWeather: TypedIntent, Hashable {
    public static let intentName = "GetWeather"

    public enum Parameter: String, CodingKey, CaseIterable {
        case place
        case region
        case when
        case attribute
        case condition
        case temperature
        case unit
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `attribute`.
    public enum Attribute: String, Codable, Sendable, CaseIterable {
        case temperature
        case high
        case low
        case feelsLike
        case humidity
        case wind
        case uvIndex
        case pressure
        case dewPoint
        case airQuality
        case pollen
        case precipitation
        case cloudCover
        case snow
        case visibility
        case waterTemperature
        case alerts
        case sunrise
        case sunset
    }

    /// The possible values of `condition`.
    public enum Condition: String, Codable, Sendable, CaseIterable {
        case rain
        case snow
        case sleet
        case hail
        case storm
        case tornado
        case hurricane
        case flood
        case fog
        case sunny
        case clear
        case cloudy
        case windy
        case hot
        case warm
        case cool
        case cold
        case freezing
        case humid
        case dry
        case mild
        case dark
        case nice
        case bad
    }

    /// The possible values of `unit`.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        case celsius
        case fahrenheit
        case kelvin
    }

    /// The place as spoken, or here, home, work, school; without it, here
    public var place: [Term]
    /// The state or country that an unknown place lies in
    public var region: Term?
    /// The time or range; without it, now
    public var when: [Value]
    /// What is measured
    public var attribute: [Attribute]
    /// The condition that is asked for
    public var condition: [Condition]
    /// The temperature that is compared to, a number or a measurement
    public var temperature: Value?
    /// The unit of the answer
    public var unit: Unit?

    public init(place: [Term] = [], region: Term? = nil, when: [Value] = [], attribute: [Attribute] = [], condition: [Condition] = [], temperature: Value? = nil, unit: Unit? = nil) {
        self.place = place
        self.region = region
        self.when = when
        self.attribute = attribute
        self.condition = condition
        self.temperature = temperature
        self.unit = unit
    }
}

/// Turns on lights and devices; opens covers, locks locks, arms the alarm system
public struct HassTurnOn: TypedIntent, Hashable {
    public static let intentName = "HassTurnOn"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case light
        case cover
        case lock
        case alarmControlPanel = "alarm_control_panel"
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.when = when
        self.duration = duration
    }
}

/// Turns off lights and devices; closes covers, unlocks locks, disarms the alarm system
public struct HassTurnOff: TypedIntent, Hashable {
    public static let intentName = "HassTurnOff"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case light
        case cover
        case lock
        case alarmControlPanel = "alarm_control_panel"
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.when = when
        self.duration = duration
    }
}

/// Turns on what is off, and off what is on
public struct HassToggle: TypedIntent, Hashable {
    public static let intentName = "HassToggle"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case light
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.when = when
        self.duration = duration
    }
}

/// Sets the brightness, color or mood of lights
public struct HassLightSet: TypedIntent, Hashable {
    public static let intentName = "HassLightSet"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case brightness
        case brightnessStep = "brightness_step"
        case amount
        case color
        case temperature
        case effect
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case light
    }

    /// The possible values of `brightness_step`.
    public enum BrightnessStep: String, Codable, Sendable, CaseIterable {
        case up
        case down
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// The brightness in percent
    public var brightness: Int?
    /// Brighter or darker than now
    public var brightnessStep: BrightnessStep?
    /// By how many percent
    public var amount: Int?
    /// The color, as spoken
    public var color: Term?
    /// The color temperature in kelvin
    public var temperature: Int?
    /// A mood, a scene or a way to blink
    public var effect: Term?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, brightness: Int? = nil, brightnessStep: BrightnessStep? = nil, amount: Int? = nil, color: Term? = nil, temperature: Int? = nil, effect: Term? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.brightness = brightness
        self.brightnessStep = brightnessStep
        self.amount = amount
        self.color = color
        self.temperature = temperature
        self.effect = effect
        self.when = when
        self.duration = duration
    }
}

/// Sets the temperature of a room, a thermostat or an oven
public struct HassClimateSetTemperature: TypedIntent, Hashable {
    public static let intentName = "HassClimateSetTemperature"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case temperature
        case temperatureStep = "temperature_step"
        case amount
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `temperature_step`.
    public enum TemperatureStep: String, Codable, Sendable, CaseIterable {
        case up
        case down
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The temperature in the unit of the home
    public var temperature: Double?
    /// Warmer or cooler than now
    public var temperatureStep: TemperatureStep?
    /// By how many degrees
    public var amount: Int?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, temperature: Double? = nil, temperatureStep: TemperatureStep? = nil, amount: Int? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.temperature = temperature
        self.temperatureStep = temperatureStep
        self.amount = amount
        self.when = when
        self.duration = duration
    }
}

/// Tells the temperature of a room or the setting of a thermostat
public struct HassClimateGetTemperature: TypedIntent, Hashable {
    public static let intentName = "HassClimateGetTemperature"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
    }

    public typealias CodingKeys = Parameter

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
    }
}

/// Sets the speed of a fan
public struct HassFanSetSpeed: TypedIntent, Hashable {
    public static let intentName = "HassFanSetSpeed"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case percentage
        case percentageStep = "percentage_step"
        case amount
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `percentage_step`.
    public enum PercentageStep: String, Codable, Sendable, CaseIterable {
        case up
        case down
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The speed in percent
    public var percentage: Int?
    /// Faster or slower than now; an addition
    public var percentageStep: PercentageStep?
    /// By how many percent
    public var amount: Int?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, percentage: Int? = nil, percentageStep: PercentageStep? = nil, amount: Int? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.percentage = percentage
        self.percentageStep = percentageStep
        self.amount = amount
        self.when = when
        self.duration = duration
    }
}

/// Opens or closes a cover in part
public struct HassSetPosition: TypedIntent, Hashable {
    public static let intentName = "HassSetPosition"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case position
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case cover
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// The position in percent, 100 is open
    public var position: Int?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, position: Int? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.position = position
        self.when = when
        self.duration = duration
    }
}

/// Starts the robot vacuum, everywhere or in a room
public struct HassVacuumStart: TypedIntent, Hashable {
    public static let intentName = "HassVacuumStart"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.when = when
        self.duration = duration
    }
}

/// Stops the robot vacuum and sends it to its base
public struct HassVacuumReturnToBase: TypedIntent, Hashable {
    public static let intentName = "HassVacuumReturnToBase"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case when
        case duration
    }

    public typealias CodingKeys = Parameter

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// When it is to happen: a time, a repetition, or an event like sunset; without it, now
    public var when: Value?
    /// For how long
    public var duration: Duration?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, when: Value? = nil, duration: Duration? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.when = when
        self.duration = duration
    }
}

/// Tells the state of lights, devices, doors, locks, the alarm system and people
public struct HassGetState: TypedIntent, Hashable {
    public static let intentName = "HassGetState"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case floor
        case domain
        case state
    }

    public typealias CodingKeys = Parameter

    /// The possible values of `domain`.
    public enum Domain: String, Codable, Sendable, CaseIterable {
        case light
        case cover
        case lock
        case alarmControlPanel = "alarm_control_panel"
        case camera
        case person
    }

    /// The device, as spoken, or a name that the user gave it
    public var name: Term?
    /// The room or place
    public var area: Term?
    /// The floor
    public var floor: Term?
    /// The kind of device, where no name says it
    public var domain: Domain?
    /// The state that is asked for
    public var state: Term?

    public init(name: Term? = nil, area: Term? = nil, floor: Term? = nil, domain: Domain? = nil, state: Term? = nil) {
        self.name = name
        self.area = area
        self.floor = floor
        self.domain = domain
        self.state = state
    }
}

/// Starts a timer; its length is hours, minutes and seconds together
public struct HassStartTimer: TypedIntent, Hashable {
    public static let intentName = "HassStartTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case hours
        case minutes
        case seconds
        case name
        case time
    }

    public typealias CodingKeys = Parameter

    /// The hours of the length
    public var hours: Double?
    /// The minutes of the length
    public var minutes: Double?
    /// The seconds of the length
    public var seconds: Double?
    /// The name of the timer, or what it is for
    public var name: String?
    /// When the timer shall end, instead of a length
    public var time: DateComponents?

    public init(hours: Double? = nil, minutes: Double? = nil, seconds: Double? = nil, name: String? = nil, time: DateComponents? = nil) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.name = name
        self.time = time
    }
}

/// Cancels a timer
public struct HassCancelTimer: TypedIntent, Hashable {
    public static let intentName = "HassCancelTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Cancels all timers
public struct HassCancelAllTimers: TypedIntent, Hashable {
    public static let intentName = "HassCancelAllTimers"

    public enum Parameter: String, CodingKey, CaseIterable {
        case area
    }

    public typealias CodingKeys = Parameter

    /// The room of the timer
    public var area: Term?

    public init(area: Term? = nil) {
        self.area = area
    }
}

/// Makes a timer longer
public struct HassIncreaseTimer: TypedIntent, Hashable {
    public static let intentName = "HassIncreaseTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case hours
        case minutes
        case seconds
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The hours of the length
    public var hours: Double?
    /// The minutes of the length
    public var minutes: Double?
    /// The seconds of the length
    public var seconds: Double?
    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(hours: Double? = nil, minutes: Double? = nil, seconds: Double? = nil, name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Makes a timer shorter
public struct HassDecreaseTimer: TypedIntent, Hashable {
    public static let intentName = "HassDecreaseTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case hours
        case minutes
        case seconds
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The hours of the length
    public var hours: Double?
    /// The minutes of the length
    public var minutes: Double?
    /// The seconds of the length
    public var seconds: Double?
    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(hours: Double? = nil, minutes: Double? = nil, seconds: Double? = nil, name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Pauses a timer
public struct HassPauseTimer: TypedIntent, Hashable {
    public static let intentName = "HassPauseTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Continues a paused timer
public struct HassUnpauseTimer: TypedIntent, Hashable {
    public static let intentName = "HassUnpauseTimer"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Tells how much time is left, and which timers run
public struct HassTimerStatus: TypedIntent, Hashable {
    public static let intentName = "HassTimerStatus"

    public enum Parameter: String, CodingKey, CaseIterable {
        case name
        case area
        case startHours = "start_hours"
        case startMinutes = "start_minutes"
        case startSeconds = "start_seconds"
    }

    public typealias CodingKeys = Parameter

    /// The name of the timer, or what it is for
    public var name: String?
    /// The room of the timer
    public var area: Term?
    /// The hours that the timer was set for
    public var startHours: Int?
    /// The minutes that the timer was set for
    public var startMinutes: Int?
    /// The seconds that the timer was set for
    public var startSeconds: Int?

    public init(name: String? = nil, area: Term? = nil, startHours: Int? = nil, startMinutes: Int? = nil, startSeconds: Int? = nil) {
        self.name = name
        self.area = area
        self.startHours = startHours
        self.startMinutes = startMinutes
        self.startSeconds = startSeconds
    }
}

/// Tells the time, here or elsewhere
public struct HassGetCurrentTime: TypedIntent, Hashable {
    public static let intentName = "HassGetCurrentTime"

    public enum Parameter: String, CodingKey, CaseIterable {
        case place
    }

    public typealias CodingKeys = Parameter

    /// A city, a country or a time zone; without it, here
    public var place: Term?

    public init(place: Term? = nil) {
        self.place = place
    }
}

/// Tells the date, the weekday, the month or the year
public struct HassGetCurrentDate: TypedIntent, Hashable {
    public static let intentName = "HassGetCurrentDate"

    public enum Parameter: String, CodingKey, CaseIterable {
        case date
    }

    public typealias CodingKeys = Parameter

    /// Another day than today
    public var date: DateComponents?

    public init(date: DateComponents? = nil) {
        self.date = date
    }
}
