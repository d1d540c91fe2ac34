/// The lines of standard input, as texts.
struct StandardInputLines: Sequence, IteratorProtocol {
    mutating func next() -> String? { readLine() }
}
