/// How a later request may refer to the values of a parameter.
package enum RecallKind: String, Sendable, Hashable, CaseIterable {
    /// By a pronoun of persons ("call her"), or by leaving them out ("the same for tomorrow").
    case person
    /// By a pronoun of things ("turn it off"), or by leaving them out. A request is about one thing: another one replaces
    /// all.
    case thing
    /// By leaving them out: "the same to Ben".
    case value
    /// By leaving them out where the same is to be done once more: "and the heating" when the lights are for nine. "Turn it off"
    /// is for now.
    case time
}
