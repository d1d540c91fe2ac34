import Synchronization

/// The current workout, if there is one.
final class Training: Sendable {
    struct Workout: Sendable, Hashable {
        var sport: Sport
        var isPaused = false
    }

    private let state = Mutex<Workout?>(nil)

    var current: Workout? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// The workout that a request refers to, with or without a name.
    func workout(called name: String?) -> Workout? {
        guard let current else { return nil }
        return name == nil || name == current.sport.rawValue ? current : nil
    }
}
