import ParlanceGrammar

extension CompiledFileWriter {
    mutating func write(_ contexts: ContextTable) {
        write(contexts.keysInOrder) { $0.write($1) }
        write(contexts.valuesInOrder) { $0.write($1) }
        write(contexts.constraints) { writer, constraint in
            writer.write(constraint.required) { writer, requirement in
                writer.write(requirement.key)
                writer.write(requirement.expected) { $0.write($1) }
            }
            writer.write(constraint.excluded) { writer, exclusion in
                writer.write(exclusion.key)
                writer.write(exclusion.values)
            }
        }
    }

    private mutating func write(_ numbers: [Int32]) {
        write(numbers) { $0.write($1) }
    }
}

extension CompiledFileReader {
    mutating func contexts() throws(CompiledGrammarError) -> ContextTable {
        let keys = try strings()
        let values = try array { reader throws(CompiledGrammarError) in try reader.value() }
        try require(values.first == .null)
        let (keyCount, valueCount) = (keys.count, values.count)
        let constraints = try array { reader throws(CompiledGrammarError) in
            try reader.constraint(keys: keyCount, values: valueCount)
        }
        try require(constraints.first == ContextConstraint(required: [], excluded: []))
        let table = ContextTable(keys: keys, values: values, constraints: constraints)
        try require(table.keyCount == keys.count && table.valueCount == values.count)
        return table
    }

    private mutating func constraint(keys: Int, values: Int) throws(CompiledGrammarError) -> ContextConstraint {
        let required = try array { reader throws(CompiledGrammarError) in
            ContextConstraint.Requirement(
                key: try reader.index(below: keys),
                expected: try reader.optional { reader throws(CompiledGrammarError) in
                    try reader.indices(below: values)
                }
            )
        }
        try require(required.count <= ContextRequirement.limit)
        let excluded = try array { reader throws(CompiledGrammarError) in
            ContextConstraint.Exclusion(
                key: try reader.index(below: keys),
                values: try reader.indices(below: values)
            )
        }
        return ContextConstraint(required: required, excluded: excluded)
    }

    private mutating func indices(below count: Int) throws(CompiledGrammarError) -> [Int32] {
        try array { reader throws(CompiledGrammarError) in try reader.index(below: count) }
    }
}
