import Parlance

/// The JSON form: keys are never renamed or removed; keys of missing measurements contain null. Times are in
/// nanoseconds, sizes in bytes, as the keys indicate.
extension BenchmarkReport {
    var json: Value {
        .object(counts.merging(measured) { _, new in new })
    }

    private var counts: [String: Value] {
        [
            "language": .string(language),
            "optimized": .bool(isOptimized),
            "utterances": .integer(utterances),
            "matched": .integer(matched),
            "match_share": .rounded(matchShare),
            "rounds": .integer(rounds.count),
            "statistic": .string("minimum"),
            "clock_nanoseconds": .count(rounds.clockCost),
            "automaton": automaton.json,
            "peak_memory_bytes": peakMemoryBytes.map(Value.integer) ?? .null,
            "allocations": allocations?.json(unit: "") ?? .null,
        ]
    }

    private var measured: [String: Value] {
        [
            "utterances_per_second": .rounded(rounds.plain.utterancesPerSecond),
            "stages": .object(Dictionary(stages.map { ($0.name, $0.times.json()) }) { $1 }),
            "icu": icu?.json() ?? .null,
            "total_to_icu": ratioToICU.map(Value.rounded) ?? .null,
            "load_nanoseconds": .count(loadNanoseconds),
            "compile_nanoseconds": .count(compileNanoseconds),
            "lists": lists?.json ?? .null,
            "added_names": added?.json ?? .null,
            "threads": threads.map { all in .array(all.map { $0.json(ratio: $0.ratio(to: all[0])) }) } ?? .null,
        ]
    }
}

extension Distribution {
    /// - Parameter unit: The suffix of the keys.
    fileprivate func json(unit: String = "_nanoseconds") -> Value {
        .object([
            "min\(unit)": .rounded(min),
            "mean\(unit)": .rounded(mean),
            "median\(unit)": .rounded(median),
            "p99\(unit)": .rounded(p99),
            "max\(unit)": .rounded(max),
        ])
    }
}

extension AutomatonSize {
    fileprivate var json: Value {
        .object([
            "templates": .integer(templates),
            "nfa_states": .integer(states),
            "dfa_states": .integer(deterministicStates),
            "dfa_bytes": .integer(deterministicBytes),
        ])
    }
}

extension ReplacedLists {
    fileprivate var json: Value {
        .object([
            "lists": .integer(lists), "values": .integer(values), "replace_nanoseconds": .count(nanoseconds),
        ])
    }
}

extension AddedNamesReport {
    fileprivate var json: Value {
        .object([
            "names": .integer(names.count),
            "list": .string(names.list),
            "total": total.json(),
            "ratio": .rounded(ratio),
            "lists": lists?.json ?? .null,
        ])
    }
}

extension ThreadThroughput {
    fileprivate func json(ratio: Double) -> Value {
        .object([
            "threads": .integer(threads),
            "utterances_per_second": .rounded(utterancesPerSecond),
            "ratio": .rounded(ratio),
            "processors": .rounded(processors),
        ])
    }
}

extension Value {
    fileprivate static func count(_ number: UInt64) -> Value { .integer(Int(clamping: number)) }

    /// Rounds to four decimals, which exceeds the precision of all measurements.
    fileprivate static func rounded(_ number: Double) -> Value { Value(number: (number * 10_000).rounded() / 10_000) }
}
