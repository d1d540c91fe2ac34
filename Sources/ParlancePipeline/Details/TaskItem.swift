#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A task, as an entry of a list of tasks (SiriKit: `INTask`).
public struct TaskItem: Sendable, Hashable, Codable {
    /// The title.
    public var title: String
    /// Whether the task is done.
    public var status: Status
    /// The time at which it is due (SiriKit: `temporalEventTrigger`).
    public var dueDate: Date?
    /// The time at which it was created (SiriKit: `createdDateComponents`).
    public var dateCreated: Date?
    /// The time of the last change (SiriKit: `modifiedDateComponents`).
    public var dateModified: Date?
    /// The identifier in the app.
    public var identifier: String?

    /// The states of a task (SiriKit: `INTaskStatus`).
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, notCompleted, completed
    }

    /// Creates the value; members without a default are always known.
    public init(
        title: String,
        status: Status = .unknown,
        dueDate: Date? = nil,
        dateCreated: Date? = nil,
        dateModified: Date? = nil,
        identifier: String? = nil
    ) {
        self.title = title
        self.status = status
        self.dueDate = dueDate
        self.dateCreated = dateCreated
        self.dateModified = dateModified
        self.identifier = identifier
    }
}
