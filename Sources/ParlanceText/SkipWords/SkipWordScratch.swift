/// Memory for an expanded text: blanks are inserted where they were dropped or where skip words are removed, so that
/// the steps of normalization apply to the rest as to any text.
struct SkipWordScratch: ~Copyable {
    /// The treatment of a byte of the text.
    struct Cut: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        /// A skip word begins here.
        static let start = Cut(rawValue: 1)
        /// It is part of a skip word.
        static let inside = Cut(rawValue: 2)
    }

    private var cutMemory = ReusedMemory<Cut>()
    private var byteMemory = ReusedMemory<UInt8>()
    private var originMemory = ReusedMemory<Int>()

    /// An expanded text, valid until the next expansion.
    struct Spaced {
        let bytes: UnsafeMutablePointer<UInt8>
        /// For each byte its position in the text, or, for an inserted blank, -1 minus the position after it.
        let origins: UnsafeMutablePointer<Int>
        let cuts: UnsafeMutablePointer<Cut>
        var count = 0
    }

    /// Expands a text.
    ///
    /// - Parameters:
    ///   - occurrences: The ranges to remove.
    ///   - cutByte: The replacement for bytes of skip words; by default they stay.
    mutating func spread(
        _ text: TextContent,
        without occurrences: SkipWordOccurrences,
        cutByte: UInt8? = nil
    ) -> Spaced {
        let cuts = cutMemory.room(for: text.count)
        cuts.update(repeating: [], count: text.count)
        for found in occurrences {
            for position in found { cuts[position] = .inside }
            cuts[found.lowerBound].insert(.start)
        }
        var spaced = Spaced(
            bytes: byteMemory.room(for: 2 * text.count),
            origins: originMemory.room(for: 2 * text.count),
            cuts: cuts
        )
        for position in 0..<text.count { spaced.append(position, of: text, cutByte: cutByte) }
        return spaced
    }
}

extension SkipWordScratch.Spaced {
    fileprivate mutating func append(_ position: Int, of text: TextContent, cutByte: UInt8?) {
        let cut = cuts[position]
        if text.marks[position].contains(.dropped) || cut.contains(.start) {
            append(0x20, from: -1 - position)
        }
        append(cut.contains(.inside) ? cutByte ?? text.bytes[position] : text.bytes[position], from: position)
    }

    private mutating func append(_ byte: UInt8, from origin: Int) {
        bytes[count] = byte
        origins[count] = origin
        count += 1
    }
}
