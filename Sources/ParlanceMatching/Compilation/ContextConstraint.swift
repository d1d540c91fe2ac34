/// What a block demands of the context: the caller's, overlaid by that of the values that were said.
struct ContextConstraint: Hashable, Sendable {
    struct Requirement: Hashable, Sendable {
        let key: Int32
        /// One of these; nil: anything but null.
        let expected: [Int32]?
    }

    struct Exclusion: Hashable, Sendable {
        let key: Int32
        let values: [Int32]
    }

    let required: [Requirement]
    let excluded: [Exclusion]

    /// The keys whose values it compares.
    var comparedKeys: [Int32] {
        required.filter { $0.expected != nil }.map(\.key) + excluded.map(\.key)
    }
}
