import ParlanceGrammar
import ParlanceText

@testable import ParlanceMatching

/// A slot list of the reference matcher: each value with its pattern.
enum ReferenceMatcherList {
    case values([Value])
    case range(CompiledRange)
    case wildcard

    struct Value {
        let pattern: Pattern
        let value: ListValue
        private let firstByte: UInt8?

        init(pattern: Pattern, value: ListValue) {
            self.pattern = pattern
            self.value = value
            firstByte = pattern.firstByte
        }

        /// Whether it may begin with a byte; this keeps long lists fast.
        func mayBegin(with byte: UInt8) -> Bool { firstByte.map { $0 == byte } ?? true }
    }
}

/// The lists of a block, nearest first: the block's own, run-time lists, the grammar's.
struct ReferenceMatcherScope {
    let block: SentenceBlock
    let local: [String: ReferenceMatcherList]
    let runTime: [String: ReferenceMatcherList]
    let shared: [String: ReferenceMatcherList]
    let inlineRanges: [NumberRange: CompiledRange]
    let joining: WordJoining
    /// The indices of slots among all of the grammar.
    let order: [SlotPattern: Int]

    func list(for slot: SlotPattern) -> ReferenceMatcherList? {
        switch slot.source {
        case .named(let name): local[name] ?? runTime[name] ?? shared[name]
        case .range(let range): inlineRanges[range].map(ReferenceMatcherList.range)
        }
    }

    /// Whether a value with this context may be chosen in the block; keys that are missing in the context are ignored.
    func allows(_ context: [String: Value]) -> Bool { block.admits(context) }

    /// The list's value that fills a slot.
    func value(of match: ReferenceMatcherSlot) -> ListValue? {
        guard case .value(let index) = match.value, case .values(let values)? = list(for: match.slot) else {
            return nil
        }
        return values[index].value
    }
}

extension SentenceBlock {
    /// Whether nothing in `context` excludes the block. Missing keys may still be added.
    func admits(_ context: [String: Value]) -> Bool {
        let conflicts = requiredContext.contains { requirement in
            guard let actual = context[requirement.key]?.bare, requirement.expected != .anything else { return false }
            return !requirement.expected.holds(for: actual)
        }
        return !conflicts && !isExcluded(by: context)
    }

    /// Whether a key of `context` has a value that the block excludes.
    func isExcluded(by context: [String: Value]) -> Bool {
        excludedContext.contains { key, excluded in
            guard let actual = context[key]?.bare else { return false }
            if case .array(let values) = excluded { return values.contains(actual) }
            return actual == excluded
        }
    }
}

extension Pattern {
    /// The first byte of all matches, if there is only one.
    fileprivate var firstByte: UInt8? {
        switch self {
        case .word(let bytes, _): bytes.first
        case .sequence(let items): items.first?.firstByte
        default: nil
        }
    }
}
