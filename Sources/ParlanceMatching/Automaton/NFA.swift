/// All templates of a grammar as one nondeterministic automaton over the bytes of normalized text.
///
/// Rules are expanded wherever they are mentioned, so each state belongs to one template, and the states of a template
/// have consecutive numbers. The automaton of a rule is stored once, as a fragment, and each of its uses has states of its
/// own: `state(_:)` finds the cell of the fragment that describes a state.
struct NFA: Sendable {
    let cells: Table<Cell>
    /// The targets of splits, and the symbols and targets of slots and repetitions, numbered as in their fragment.
    let branches: Table<Int32>
    let fragments: Table<Fragment>
    let uses: Table<Use>
    /// The fragment of each template.
    let roots: Table<Int32>
    /// The start state of each template.
    let starts: Table<Int32>
    /// For each template, the end of its range of states.
    let ends: Table<Int32>
    /// The bytes that states read, each once, in the order of the first cells that read them.
    let bytes: Table<UInt8>
    /// The first states of the deterministic automaton; nil if they are yet to be built.
    var firstStates: FirstStates?

    /// The approximate size in bytes.
    var size: Int {
        cells.count * MemoryLayout<Cell>.stride + branches.count * 4 + uses.count * MemoryLayout<Use>.stride
    }

    /// The number of states.
    var stateCount: Int { ends.count > 0 ? Int(ends[ends.count - 1]) : 0 }

    /// Returns the template that contains a state.
    func template(of state: Int32) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The numbers of a template's states.
    func states(of template: Int) -> Range<Int32> {
        (template == 0 ? 0 : ends[template - 1])..<ends[template]
    }

    /// The state with a number.
    ///
    /// - Complexity: Logarithmic in the number of templates, and in the number of uses in each fragment that contains it.
    func state(_ number: Int32) -> State {
        var run = Run()
        return state(number, in: &run)
    }

    /// The state with a number.
    ///
    /// - Parameter run: the states beside the last one, which are found without a search.
    @inline(__always)
    func state(_ number: Int32, in run: inout Run) -> State {
        if !run.contains(number) { run = self.run(of: number) }
        return State(cells[Int(number - run.shift)], from: run.origin, to: run.exit)
    }

    /// The state with a number.
    ///
    /// - Parameter recent: the runs of states that were asked for lately, in any order.
    @inline(__always)
    func state(_ number: Int32, in recent: inout RecentRuns) -> State {
        if !recent.last.contains(number) { recent.last = run(of: number, in: &recent) }
        let run = recent.last
        return State(cells[Int(number - run.shift)], from: run.origin, to: run.exit)
    }

    @inline(never)
    private func run(of number: Int32, in recent: inout RecentRuns) -> Run {
        let known = recent.runs[recent.place(of: number)]
        guard !known.contains(number) else { return known }
        let run = run(of: number)
        recent.insert(run, of: number)
        return run
    }

    @inline(never)
    private func run(of number: Int32) -> Run {
        let template = template(of: number)
        var fragment = fragments[Int(roots[template])]
        var run = Run()
        run.origin = template == 0 ? 0 : ends[template - 1]
        while true {
            let next = useIndex(in: fragment, behind: number - run.origin)
            run.stateCount = fragment.stateCount
            run.end = run.origin + (next < fragment.endOfUses ? uses[Int(next)].offset : fragment.stateCount)
            guard next > fragment.firstUse else {
                run.first = run.origin
                run.shift = run.origin - fragment.firstCell
                return run
            }
            let use = uses[Int(next) - 1]
            let inner = fragments[Int(use.fragment)]
            run.first = run.origin + use.offset + inner.stateCount
            if number >= run.first {
                run.shift = run.first - fragment.firstCell - use.cellsBefore
                return run
            }
            run.exit = use.exit == Self.exit ? run.exit : run.origin + use.exit
            run.origin += use.offset
            fragment = inner
        }
    }

    /// The index of the first use that begins behind a state of a fragment.
    @inline(__always)
    private func useIndex(in fragment: Fragment, behind offset: Int32) -> Int32 {
        var (low, high) = (fragment.firstUse, fragment.endOfUses)
        while low < high {
            let middle = (low + high) / 2
            if uses[Int(middle)].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The target states of a split.
    @inline(__always)
    func targets(of split: State) -> Targets {
        let index = Int(split.argument)
        let numbers = UnsafeBufferPointer(start: branches.base + index + 1, count: Int(branches[index]))
        return Targets(numbers: numbers, split: split)
    }

    /// The symbol of a slot or of a repetition, and the state after it.
    @inline(__always)
    func edge(of slot: State) -> (symbol: SlotSymbol.Index, next: Int32) {
        (SlotSymbol.Index(branches[Int(slot.argument)]), slot.resolved(branches[Int(slot.argument) + 1]))
    }
}

// MARK: - States

extension NFA {
    /// A state with its transition.
    struct State {
        enum Kind: UInt8 {
            /// Reads `byte` and continues with the state `next`.
            case byte
            /// Continues with several states at once, the `targets(of:)` it.
            case split
            /// Passes the edge of a word (a blank, which is read, or a boundary) to the state `next`.
            case boundary
            /// Reads the text of a slot, the `edge(of:)` it.
            case slot
            /// Accepts the template of the state.
            case accept
            /// Begins a repetition; its `edge(of:)` has the symbol of the gathering slot.
            case item
            /// Continues with the repetition that begins with the state `next`, the only one with a higher number.
            case again
            /// Ends the last repetition and continues with the state `next`.
            case leave

            var continuesWord: Bool { self == .byte || self == .slot }
        }

        let kind: Kind
        let byte: UInt8
        fileprivate let argument: Int32
        /// The number of the first state of the use of the fragment.
        fileprivate let origin: Int32
        /// The number of the state behind that use.
        fileprivate let exit: Int32

        @inline(__always)
        fileprivate init(_ cell: Cell, from origin: Int32, to exit: Int32) {
            kind = cell.kind
            byte = cell.byte
            argument = cell.argument
            self.origin = origin
            self.exit = exit
        }

        @inline(__always)
        var next: Int32 { resolved(argument) }

        @inline(__always)
        fileprivate func resolved(_ number: Int32) -> Int32 { number == NFA.exit ? exit : origin + number }
    }

    /// Consecutive states that consecutive cells describe.
    struct Run: BitwiseCopyable {
        fileprivate var first: Int32 = 0
        fileprivate var end: Int32 = 0
        /// The difference between the numbers of a state and of its cell.
        fileprivate var shift: Int32 = 0
        /// The number of the first state of the use of the fragment, and of the state behind that use.
        fileprivate var (origin, exit) = (Int32(0), NFA.exit)
        /// The number of states of the fragment.
        fileprivate var stateCount: Int32 = 0

        /// The states of the use of a rule's fragment, and the state behind it; nil if the states belong to no rule that is
        /// stored as a fragment.
        var use: (states: Range<Int32>, exit: Int32)? { exit == NFA.exit ? nil : (origin..<origin + stateCount, exit) }

        /// The cell of a state of the run.
        func cell(of state: Int32) -> Int { Int(state - shift) }

        @inline(__always)
        fileprivate func contains(_ state: Int32) -> Bool { first..<end ~= state }
    }

    /// Runs of states, each at a place that the number of the state decides; a newer run replaces an older one there.
    struct RecentRuns: ~Copyable {
        /// The number of places at first, and the maximum; powers of two.
        private static let (fewest, most) = (1 << 5, 1 << 14)
        /// States with equal numbers but for the lowest bits share a place, because they are probably of one run.
        private static let lowBits: UInt32 = 3

        fileprivate var last = Run()
        fileprivate var runs = FlatArray<Run>()
        /// The number of insertions with this number of places.
        private var insertions = 0
        private var shift: UInt32 = 0

        init() { clear(places: Self.fewest) }

        /// Inserts the run of a state. Where many more runs are inserted than there are places, there are soon more places.
        fileprivate mutating func insert(_ run: Run, of state: Int32) {
            insertions += 1
            if insertions > 4 * runs.count, runs.count < Self.most { clear(places: 4 * runs.count) }
            runs[place(of: state)] = run
        }

        private mutating func clear(places: Int) {
            insertions = 0
            runs.removeAll()
            runs.append(Run(), count: min(places, Self.most))
            shift = UInt32(UInt32.bitWidth - runs.count.trailingZeroBitCount)
        }

        @inline(__always)
        fileprivate func place(of state: Int32) -> Int {
            let mixed = (UInt32(bitPattern: state) >> Self.lowBits) &* 0x9E37_79B1
            return Int(mixed >> shift)
        }
    }

    /// The states that a split continues with.
    struct Targets: RandomAccessCollection {
        fileprivate let numbers: UnsafeBufferPointer<Int32>
        fileprivate let split: State

        var startIndex: Int { 0 }
        var endIndex: Int { numbers.count }

        @inline(__always)
        subscript(index: Int) -> Int32 { split.resolved(numbers[index]) }
    }
}

// MARK: - Storage

extension NFA {
    /// In a fragment, the number that stands for the state behind its use.
    static let exit: Int32 = -1

    /// A state of a fragment, except those of fragments within it.
    struct Cell: BitwiseCopyable, Sendable {
        let rawKind: UInt8
        let byte: UInt8
        /// The next state, as numbered in the fragment; for splits, slots and items an index of `branches`: before the
        /// targets of a split is their number. For the end of a template, its number.
        let argument: Int32

        init(_ kind: State.Kind, byte: UInt8 = 0, argument: Int32) {
            rawKind = kind.rawValue
            self.byte = byte
            self.argument = argument
        }

        @inline(__always)
        var kind: State.Kind { State.Kind(rawValue: rawKind).unsafelyUnwrapped }
    }

    /// The automaton of a template, or of a rule that templates and other fragments use. Its states are numbered from its
    /// end to its start; those of a fragment within it are consecutive.
    struct Fragment: BitwiseCopyable, Sendable {
        let firstCell: Int32
        let firstUse: Int32
        /// The number of fragments within it.
        let useCount: Int32
        /// The number of its states, including those of the fragments within it.
        let stateCount: Int32

        var endOfUses: Int32 { firstUse + useCount }
    }

    /// A fragment within another one.
    struct Use: BitwiseCopyable, Sendable {
        let fragment: Int32
        /// The number of its first state in the outer fragment.
        let offset: Int32
        /// The state behind it, as numbered in the outer fragment.
        let exit: Int32
        /// The number of cells of the outer fragment that belong to states before it.
        let cellsBefore: Int32
    }
}
