/// The utterance behind a normalized text, for recognizers that need its punctuation and case.
package final class SlotSource {
    package let utterance: String
    /// The time that relative times refer to; nil if the caller states none.
    package let now: ReferenceTime?
    /// For each position of the normalized text, the offset in the utterance's UTF-8; one more than there are bytes.
    package let offsets: [Int32]
    /// The memory of recognizers for the utterance.
    package let memory: SlotMemory

    /// - Parameter memory: The memory of all sources with the same utterance and time.
    package init(utterance: String, now: ReferenceTime?, offsets: [Int32], memory: SlotMemory = SlotMemory()) {
        self.utterance = utterance
        self.now = now
        self.offsets = offsets
        self.memory = memory
    }

    /// The position of the normalized text after everything before an offset of the utterance.
    package func position(before offset: Int) -> Int {
        var (low, high) = (0, offsets.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The memory of recognizers for an utterance while it is matched, by keys of their own.
package final class SlotMemory {
    package var sessions: [ObjectIdentifier: AnyObject] = [:]

    package init() {}
}
