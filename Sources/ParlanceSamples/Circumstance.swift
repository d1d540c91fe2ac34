/// A simulated fault of a sample app, with a description.
protocol Circumstance: RawRepresentable<String>, CaseIterable, Sendable {}

extension Circumstance {
    static var names: [String] { allCases.map(\.rawValue) }
}
