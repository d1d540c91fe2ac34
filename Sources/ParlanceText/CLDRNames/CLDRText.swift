internal import CICU

/// A text of CLDR's data, with its keys below the visited path. Valid only during the visit.
struct CLDRText {
    private let source: cicu_text

    init(_ source: cicu_text) { self.source = source }

    /// The number of keys.
    var depth: Int { Int(source.depth) }

    /// Without soft hyphens and marks of direction, and with plain blanks.
    var string: String {
        String(decoding: UnsafeBufferPointer(start: source.bytes, count: Int(source.length)), as: UTF8.self)
    }

    /// A key, "" in an array or beyond the last.
    func key(_ index: Int) -> String {
        guard index < depth, let key = source.keys[index] else { return "" }
        return String(cString: key)
    }

    /// The place of a key in its table or array, from 0.
    func place(_ index: Int) -> Int { Int(source.places[index]) }
}
