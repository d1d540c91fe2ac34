#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A note (SiriKit: `INNote`).
public struct NoteItem: Sendable, Hashable, Codable {
    /// The title.
    public var title: String
    /// The text.
    public var content: String?
    /// The name of the folder.
    public var groupName: String?
    /// The time at which it was created (SiriKit: `createdDateComponents`).
    public var dateCreated: Date?
    /// The time of the last change (SiriKit: `modifiedDateComponents`).
    public var dateModified: Date?
    /// The identifier in the app.
    public var identifier: String?

    /// Creates the value; members without a default are always known.
    public init(
        title: String,
        content: String? = nil,
        groupName: String? = nil,
        dateCreated: Date? = nil,
        dateModified: Date? = nil,
        identifier: String? = nil
    ) {
        self.title = title
        self.content = content
        self.groupName = groupName
        self.dateCreated = dateCreated
        self.dateModified = dateModified
        self.identifier = identifier
    }
}
