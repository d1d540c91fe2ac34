import Foundation
import Synchronization

/// Work on several threads whose results come in the order of the items, with bounded memory.
///
/// One thread adds items, and one takes the results: neither `add` nor `next` may be called by two threads at once. There
/// are a few places, used in turn. An item waits for its place, a thread takes the items in order, and the results stay in
/// the place until they are taken: if these are not taken, everything waits. Semaphores pass a place from one thread to
/// the next, so `@unchecked Sendable` is safe.
final class OrderedWork<Item: Sendable, Part: Sendable>: @unchecked Sendable {
    /// Does the work for an item: passes on parts of the result, which may wait, and returns the last one.
    typealias Work = @Sendable (Item, _ emit: (Part) -> Void) -> Part

    private enum Content {
        case item(Item)
        /// A result that needs no work.
        case result(Part)
        case end
    }

    private final class Place {
        var content: Content?
        /// A part of the result; nil at the end.
        var part: Part?
        var isLast = false
        let isFree = DispatchSemaphore(value: 0)
        let hasRoom = DispatchSemaphore(value: 0)
        let hasPart = DispatchSemaphore(value: 0)
    }

    /// The number of places for each thread: one in work, the others to even out their durations.
    private static var placesPerThread: Int { 4 }

    private let places: [Place]
    private let hasContent = DispatchSemaphore(value: 0)
    private let work: Work
    private var addedCount = 0
    private let startedCount = Atomic(0)
    private var takenCount = 0

    /// Starts the threads, which end after `end()`.
    init(threads: Int, _ work: @escaping Work) {
        self.work = work
        places = (0..<threads * Self.placesPerThread).map { _ in Place() }
        for place in places {
            place.isFree.signal()
            place.hasRoom.signal()
        }
        for _ in 0..<threads { Thread.detachNewThread { self.runThread() } }
    }

    // MARK: The thread that adds

    /// Adds an item. Waits for a place.
    func add(_ item: Item) { add(.item(item)) }

    /// Adds a result after those of the previous items. Waits for a place.
    func add(result: Part) { add(.result(result)) }

    /// Ends the work after the previous items.
    func end() { add(.end) }

    private func add(_ content: Content) {
        let place = place(addedCount)
        addedCount += 1
        place.isFree.wait()
        place.content = content
        hasContent.signal()
    }

    private func place(_ number: Int) -> Place { places[number % places.count] }

    // MARK: The threads that work

    private func runThread() {
        while true {
            hasContent.wait()
            // Ordered, so that the content of an earlier number is visible too.
            let place = place(startedCount.add(1, ordering: .acquiringAndReleasing).oldValue)
            let content = place.content
            place.content = nil
            switch content {
            case .item(let item): put(work(item) { put($0, into: place, isLast: false) }, into: place, isLast: true)
            case .result(let part): put(part, into: place, isLast: true)
            case .end:
                put(nil, into: place, isLast: true)
                fallthrough
            case nil:
                // The next thread finds no content, and ends, too.
                hasContent.signal()
                return
            }
        }
    }

    private func put(_ part: Part?, into place: Place, isLast: Bool) {
        place.hasRoom.wait()
        place.part = part
        place.isLast = isLast
        place.hasPart.signal()
    }

    // MARK: The thread that takes

    /// The next part of the results, in the order of the items; nil at the end. Waits for it.
    func next() -> Part? {
        let place = place(takenCount)
        place.hasPart.wait()
        let part = place.part
        place.part = nil
        let isLast = place.isLast
        place.hasRoom.signal()
        guard let part else { return nil }
        if isLast {
            takenCount += 1
            place.isFree.signal()
        }
        return part
    }
}
