/// A parsed line of the batch contract.
package enum BatchRequest: Sendable {
    case parse(Parse)
    /// Replaces the run-time lists.
    case lists(Lists)
    /// Replaces the user's terms of these names.
    case vocabulary([VocabularyName: [Term]])

    /// Run-time lists as the line has them: only the session knows the rules that their values may reference.
    package struct Lists: Sendable {
        fileprivate let values: [String: Value]

        /// The names of the lists whose values are never corrected.
        package var exact: Set<String> { SlotList.exactNames(in: values) }
    }

    /// An utterance with its options.
    package struct Parse: Sendable {
        package var text: String
        package var options = ParseOptions()
        package var apps = AppPreferences()
        /// The languages that the utterance may be in, BCP 47 tags; empty: all of the session.
        package var languages: [String] = []
        /// The identifiers of the apps that may handle the intent; nil: all.
        package var admittedApps: [String]?
        /// Whether the utterance may contain several requests.
        package var mayBeSplit = false

        init(text: String) {
            self.text = text
        }
    }
}

extension BatchRequest.Lists {
    /// The lists, read.
    ///
    /// - Parameter rules: The grammar's rules, which values may reference.
    /// - Throws: `BatchError` with the first problems.
    package func read(rules: [String: Rule]) throws(BatchError) -> [String: SlotList] {
        do {
            return try SlotList.lists(from: values, rules: rules)
        } catch {
            throw BatchRequest.error(telling: error.problems.map(\.description))
        }
    }
}

extension BatchRequest.Parse {
    /// Reads the options for an utterance that is given separately.
    ///
    /// - Parameters:
    ///   - options: A JSON object with the fields of a line except `text` and `id`.
    ///   - omitted: Further fields that are unknown here.
    /// - Throws: `BatchError` with the invalid field.
    package init(
        text: String,
        options: [String: Value],
        without omitted: [String] = []
    ) throws(BatchError) {
        let known = BatchRequest.fields.filter { !["text", "id"].contains($0) && !omitted.contains($0) }
        try BatchRequest.checkNames(of: options, known: known)
        try self.init(text: text, options)
    }

    /// - Parameter members: Fields with known names.
    fileprivate init(text: String, _ members: [String: Value]) throws(BatchError) {
        self.init(text: text)
        options.context = try BatchRequest.object("context", in: members)
        let preferences = try BatchRequest.object("prefer", in: members)
        try BatchRequest.checkNames(of: preferences, known: BatchRequest.preferences)
        options.preferredSlot = try BatchRequest.string("slot", in: preferences)
        options.preferredMetadata = try BatchRequest.string("metadata", in: preferences)
        options.limit = try BatchRequest.top(in: members) ?? 1
        options.edits = try BatchRequest.count("edits", in: members, atLeast: 0)
        options.partial = try BatchRequest.flag("partial", in: members)
        options.remarks = try BatchRequest.choice("remarks", in: members)
        options.splits = try BatchRequest.flag("splits", in: members)
        mayBeSplit = try BatchRequest.flag("requests", in: members)
        options.now = try BatchRequest.time("now", in: members)
        options.intents = try BatchRequest.names("intents", in: members) ?? []
        languages = try BatchRequest.tags("language", in: members)
        admittedApps = try BatchRequest.names("apps", in: members)
        apps = try BatchRequest.apps(members, preferences)
    }
}

extension BatchRequest {
    fileprivate static let fields = [
        "text", "id", "context", "prefer", "now", "top", "edits", "partial", "remarks", "splits", "requests",
        "last_used", "locked", "language", "intents", "apps",
    ]
    /// The fields of which a line has one: they determine what it asks for. Lists and terms apply to later lines.
    private static let kinds = ["lists", "vocabulary", "text"]
    private static let listsFields = ["lists", "id"]
    private static let vocabularyFields = ["vocabulary", "id"]
    fileprivate static let preferences = ["slot", "metadata", "apps"]

    /// Reads a JSON object.
    ///
    /// - Throws: `BatchError` with the invalid field.
    package init(_ members: [String: Value]) throws(BatchError) {
        try BatchRequest.checkKind(of: members)
        if let lists = members["lists"] {
            try BatchRequest.checkNames(of: members, known: BatchRequest.listsFields)
            guard let values = lists.object else { throw BatchError("the field 'lists' must be an object") }
            self = .lists(Lists(values: values))
            return
        }
        if let vocabulary = members["vocabulary"] {
            try BatchRequest.checkNames(of: members, known: BatchRequest.vocabularyFields)
            self = .vocabulary(try BatchRequest.vocabulary(vocabulary))
            return
        }
        try BatchRequest.checkNames(of: members, known: BatchRequest.fields)
        guard let text = members["text"] else {
            throw BatchError("a line needs the field 'text', 'lists' or 'vocabulary'")
        }
        guard let text = text.string else { throw BatchError("the field 'text' must be a string") }
        self = .parse(try Parse(text: text, members))
    }

    fileprivate static func apps(
        _ members: [String: Value],
        _ preferences: [String: Value]
    ) throws(BatchError) -> AppPreferences {
        var apps = AppPreferences()
        apps.preferred = try strings("apps", in: preferences)
        for (intent, value) in try object("last_used", in: members) {
            guard let app = value.string else {
                throw BatchError("the field 'last_used' must have a string for each intent")
            }
            apps.lastUsed[intent] = app
        }
        apps.isLocked = try flag("locked", in: members)
        return apps
    }

    private static func vocabulary(_ value: Value) throws(BatchError) -> [VocabularyName: [Term]] {
        guard let values = value.object else { throw BatchError("the field 'vocabulary' must be an object") }
        do {
            return try Vocabulary.terms(from: values)
        } catch {
            throw Self.error(telling: error.problems.map(\.description))
        }
    }

    fileprivate static func error(telling problems: [String]) -> BatchError {
        var reasons = Array(problems.prefix(problemLimit))
        let more = problems.count - reasons.count
        if more > 0 { reasons.append("and \(more) more") }
        return BatchError(reasons.joined(separator: "; "))
    }

    /// The maximum number of problems of lists and terms in a message, which has to be readable.
    private static let problemLimit = 3

    /// Checks that the fields belong to one kind of line.
    private static func checkKind(of members: [String: Value]) throws(BatchError) {
        let given = kinds.filter { members[$0] != nil }
        guard given.count > 1 else { return }
        let names = given.map { "'\($0)'" }
        throw BatchError(
            "a line has either \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]); write one line "
                + "for each, \(names[0]) first"
        )
    }

    /// Checks that all fields are known.
    package static func checkNames(of members: [String: Value], known: [String]) throws(BatchError) {
        for name in members.keys.sorted() where !known.contains(name) {
            let nearest = Suggestion.nearest(to: name, among: known)
            throw BatchError("unknown field '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        }
    }

    fileprivate static func object(_ name: String, in members: [String: Value]) throws(BatchError) -> [String: Value] {
        guard let value = members[name], value != .null else { return [:] }
        guard let object = value.object else { throw BatchError("the field '\(name)' must be an object") }
        return object
    }

    /// The string in a field; nil if it is missing.
    package static func string(_ name: String, in members: [String: Value]) throws(BatchError) -> String? {
        guard let value = members[name], value != .null else { return nil }
        guard let string = value.string else { throw BatchError("the field '\(name)' must be a string") }
        return string
    }

    fileprivate static func time(_ name: String, in members: [String: Value]) throws(BatchError) -> ReferenceTime? {
        guard let text = try string(name, in: members) else { return nil }
        if let time = ReferenceTime(iso: text) { return time }
        throw BatchError("the field '\(name)' must be a time like 2026-11-20T09:00:00")
    }

    /// The list of strings in a field; empty if it is missing.
    package static func strings(_ name: String, in members: [String: Value]) throws(BatchError) -> [String] {
        guard let value = members[name], value != .null else { return [] }
        guard case .array(let items) = value, case let strings = items.compactMap(\.string),
            strings.count == items.count
        else { throw BatchError("the field '\(name)' must be a list of strings") }
        return strings
    }

    /// The names in a field, at least one; nil if it is missing.
    fileprivate static func names(_ name: String, in members: [String: Value]) throws(BatchError) -> [String]? {
        guard let value = members[name], value != .null else { return nil }
        let names = try strings(name, in: members)
        guard !names.isEmpty else {
            throw BatchError("the field '\(name)' must name at least one; leave it out for all")
        }
        return names
    }

    /// The language tags in a field, one or a list; empty if it is missing.
    fileprivate static func tags(_ name: String, in members: [String: Value]) throws(BatchError) -> [String] {
        guard let value = members[name], value != .null else { return [] }
        if let tag = value.string { return [tag] }
        guard case .array(let items) = value, case let tags = items.compactMap(\.string), tags.count == items.count,
            !tags.isEmpty
        else { throw BatchError("the field '\(name)' must be a language tag or a list of them") }
        return tags
    }

    package static func flag(_ name: String, in members: [String: Value]) throws(BatchError) -> Bool {
        try choice(name, in: members) ?? false
    }

    /// Whether a field is true; nil if it is missing.
    fileprivate static func choice(_ name: String, in members: [String: Value]) throws(BatchError) -> Bool? {
        guard let value = members[name], value != .null else { return nil }
        guard case .bool(let flag) = value else { throw BatchError("the field '\(name)' must be true or false") }
        return flag
    }

    fileprivate static func top(in members: [String: Value]) throws(BatchError) -> Int? {
        let top = try count("top", in: members, atLeast: 1)
        if let top, top > ParseOptions.mostReadings {
            throw BatchError("the field 'top' must be \(ParseOptions.mostReadings) or less")
        }
        return top
    }

    fileprivate static func count(_ name: String, in members: [String: Value], atLeast least: Int) throws(BatchError)
        -> Int?
    {
        guard let value = members[name], value != .null else { return nil }
        guard let count = value.wholeNumber, count >= least else {
            throw BatchError("the field '\(name)' must be a whole number of \(least) or more")
        }
        return count
    }
}

extension Value {
    /// The number as an integer, if it is whole: `5` and `5.0`.
    fileprivate var wholeNumber: Int? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }
}

/// The reason why a line of a batch cannot be served.
package struct BatchError: Error, Sendable, Hashable {
    /// The problem and its remedy, in one sentence without a full stop.
    package var message: String

    /// Creates an error with a message.
    package init(_ message: String) {
        self.message = message
    }
}
