/// A block's demands on the context, which is the caller's context overlaid by that of the matched values.
struct ContextConstraint: Hashable, Sendable {
    /// A key that must have a value.
    struct Requirement: Hashable, Sendable {
        let key: Int32
        /// The accepted values; nil: any value but null.
        let expected: [Int32]?
    }

    /// A key that must not have one of some values.
    struct Exclusion: Hashable, Sendable {
        let key: Int32
        let values: [Int32]
    }

    let required: [Requirement]
    let excluded: [Exclusion]

    /// The keys whose values are compared, not only tested for presence.
    var comparedKeys: [Int32] {
        required.filter { $0.expected != nil }.map(\.key) + excluded.map(\.key)
    }
}
