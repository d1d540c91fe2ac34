/// The tag of a pattern. Patterns are written in postfix order, so that reading needs no recursion at any depth.
private enum Kind: Int {
    case word, boundary, sequence, alternatives, permutation
}

extension CompiledFileWriter {
    /// Writes a pattern without slots.
    mutating func write(_ pattern: Pattern) {
        var parts: [Pattern] = []
        Self.collect(pattern, in: &parts)
        write(parts) { $0.write(head: $1) }
    }

    private static func collect(_ pattern: Pattern, in parts: inout [Pattern]) {
        if case .marked(_, let pattern) = pattern { return collect(pattern, in: &parts) }
        for item in pattern.items { collect(item, in: &parts) }
        parts.append(pattern)
    }

    private mutating func write(head pattern: Pattern) {
        switch pattern {
        case .word(let bytes, _):
            write(Kind.word.rawValue)
            write(bytes)
        case .boundary: write(Kind.boundary.rawValue)
        case .sequence(let items): write(.sequence, items.count)
        // Patterns in files have no slots, and marks are removed.
        case .slot, .repetition, .marked: write(.alternatives, 0)
        case .alternatives(let items): write(.alternatives, items.count)
        case .permutation(let items): write(.permutation, items.count)
        }
    }

    private mutating func write(_ kind: Kind, _ count: Int) {
        write(kind.rawValue)
        write(count)
    }
}

extension Pattern {
    fileprivate var items: [Pattern] {
        switch self {
        case .word, .boundary, .slot, .repetition, .marked: []
        case .sequence(let items), .alternatives(let items), .permutation(let items): items
        }
    }
}

extension CompiledFileReader {
    /// The maximum depth of a pattern and the maximum steps to match it once: both exceed those of any list value in a
    /// grammar that the loader accepts.
    private static let limits = (depth: 2_100, steps: 8_000_000)
    /// The maximum number of items of a permutation.
    private static let permutationLimit = 10

    /// A pattern with its depth and the steps to match it.
    private struct Measured {
        var pattern: Pattern
        var depth = 1
        var steps: Int
    }

    /// Reads a pattern without slots.
    mutating func pattern() throws(CompiledGrammarError) -> Pattern {
        var stack: [Measured] = []
        _ = try array { reader throws(CompiledGrammarError) in try reader.addPart(to: &stack) }
        try require(stack.count == 1)
        return stack[0].pattern
    }

    private mutating func addPart(to stack: inout [Measured]) throws(CompiledGrammarError) {
        guard let kind = Kind(rawValue: try number()) else { throw .damaged(part) }
        switch kind {
        case .word:
            let word = try bytes()
            try require(!word.isEmpty)
            stack.append(Measured(pattern: .word(of: word), steps: word.count))
        case .boundary: stack.append(Measured(pattern: .boundary, steps: 1))
        case .sequence: try combine(&stack, Pattern.sequence)
        case .alternatives: try combine(&stack, Pattern.alternatives)
        case .permutation: try combine(&stack, limit: Self.permutationLimit, Pattern.permutation)
        }
    }

    /// Combines the last patterns into one.
    ///
    /// - Parameter limit: the maximum number of items if they can be in any order; nil if they are in order.
    private mutating func combine(
        _ stack: inout [Measured],
        limit: Int? = nil,
        _ make: ([Pattern]) -> Pattern
    ) throws(CompiledGrammarError) {
        let count = try number(in: 0..<min(stack.count, limit ?? .max) + 1)
        // A copy: a slice would share the stack's buffer, and removing from it would copy all of it.
        let items = Array(stack.suffix(count))
        let orders = limit == nil ? 1 : 1 << count
        let whole = Measured(
            pattern: make(items.map(\.pattern)),
            depth: 1 + (items.map(\.depth).max() ?? 0),
            steps: (1 + items.reduce(0) { $0 + $1.steps }) * orders
        )
        try require(whole.depth <= Self.limits.depth && whole.steps <= Self.limits.steps)
        stack.removeLast(count)
        stack.append(whole)
    }
}
