/// What may be not as it should be in a world, in words for those who ask for it.
protocol Circumstance: RawRepresentable<String>, CaseIterable, Sendable {}

extension Circumstance {
    static var names: [String] { allCases.map(\.rawValue) }
}
