import ParlanceGrammar
import ParlanceText

@testable import ParlanceMatching

/// A slot list as the judge reads it: each value by its pattern.
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

        /// Whether it may begin with a byte: so that long lists take no time.
        func mayBegin(with byte: UInt8) -> Bool { firstByte.map { $0 == byte } ?? true }
    }
}

/// The lists that hold in a block, nearest first: the block's own, those given at run time, the grammar's.
struct ReferenceMatcherScope {
    let block: SentenceBlock
    let local: [String: ReferenceMatcherList]
    let runTime: [String: ReferenceMatcherList]
    let shared: [String: ReferenceMatcherList]
    let inlineRanges: [NumberRange: CompiledRange]
    let joining: WordJoining
    /// The places of slots among all that the grammar mentions.
    let order: [SlotPattern: Int]

    func list(for slot: SlotPattern) -> ReferenceMatcherList? {
        switch slot.source {
        case .named(let name): local[name] ?? runTime[name] ?? shared[name]
        case .range(let range): inlineRanges[range].map(ReferenceMatcherList.range)
        }
    }

    /// Whether a value with this context may be chosen in the block; keys that it does not have are not looked at.
    func allows(_ context: [String: Value]) -> Bool { block.admits(context) }

    /// The list's value that a slot was filled with.
    func value(of match: ReferenceMatcherSlot) -> ListValue? {
        guard case .value(let index) = match.value, case .values(let values)? = list(for: match.slot) else {
            return nil
        }
        return values[index].value
    }
}

extension SentenceBlock {
    /// Whether nothing in `context` speaks against the block. What is not in it may still come.
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
    /// The byte that whatever matches begins with, if there is only one.
    fileprivate var firstByte: UInt8? {
        switch self {
        case .word(let bytes, _): bytes.first
        case .sequence(let items): items.first?.firstByte
        default: nil
        }
    }
}
