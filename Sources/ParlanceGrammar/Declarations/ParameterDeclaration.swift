/// The declaration of a parameter: its type and its resolution.
package struct ParameterDeclaration: Sendable, Hashable {
    /// The name of the parameter.
    package var name: String
    /// The type of the values.
    package var type: ParameterType
    /// The meaning of the parameter.
    package var summary: String?
    /// Whether the intent requires a value.
    package var isRequired: Bool
    /// Whether the parameter may have several values, which are resolved one by one.
    package var isArray: Bool
    /// Whether a text may be several values that commas and "and" join: "milk, eggs and butter".
    package var isSeries: Bool
    /// Whether the values are the user's own (contacts, places), known only to the caller.
    package var isPersonal: Bool
    /// Whether an answer may set it by a value alone. If not, only words of its own do: where the request takes a time of
    /// arrival and one to begin, a bare time is the latter.
    package var isAnswered: Bool
    /// How later requests may refer to its values; nil: they may not.
    package var recall: RecallKind?
    /// The name of the value that it is a part of, such as the minutes of a length: whoever changes one part says the
    /// whole value. Nil: it is a value of its own.
    package var whole: String?
    /// The parameter that has the unit of a number; nil: it is a number without a unit, or has its unit in the value.
    package var unit: String?
    /// The parameter with a later time: of the readings of a time without a day, the last one before that time is meant. Nil:
    /// there is none.
    package var earlierThan: String?
    /// The usual earliest hour, 0 to 12: a time before it whose half of the day is open is meant in the second half. Nil: it is
    /// meant in the first half.
    package var earliestHour: Int?
    /// The parameter of a request that this intent takes back whose values it has; nil: the one with the same name.
    package var undoneParameter: String?
    /// The property of generated types that has the number and the currency of `unit` as one value; nil: there is none.
    package var money: String?
    /// The reasons for which a value may be unsupported; nil: any.
    package var unsupportedReasons: Set<String>?
    /// The place of the name; nil if it comes from no file.
    package var place: SourcePlace?

    package init(
        name: String,
        type: ParameterType = .any,
        summary: String? = nil,
        isRequired: Bool = false,
        isArray: Bool = false,
        isSeries: Bool = false,
        isPersonal: Bool = false,
        isAnswered: Bool = true,
        recall: RecallKind? = nil,
        whole: String? = nil,
        unit: String? = nil,
        earlierThan: String? = nil,
        earliestHour: Int? = nil,
        undoneParameter: String? = nil,
        money: String? = nil,
        unsupportedReasons: Set<String>? = nil,
        place: SourcePlace? = nil
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.isRequired = isRequired
        self.isArray = isArray
        self.isSeries = isSeries
        self.isPersonal = isPersonal
        self.isAnswered = isAnswered
        self.recall = recall
        self.whole = whole
        self.unit = unit
        self.earlierThan = earlierThan
        self.earliestHour = earliestHour
        self.undoneParameter = undoneParameter
        self.money = money
        self.unsupportedReasons = unsupportedReasons
        self.place = place
    }
}
