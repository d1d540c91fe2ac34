import Parlance
import Synchronization

/// The booked ride, if there is one.
final class Fleet: Sendable {
    private let state = Mutex<Trip?>(nil)

    var booking: Trip? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
