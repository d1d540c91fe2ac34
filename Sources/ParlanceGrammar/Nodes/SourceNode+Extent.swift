extension SourceNode {
    /// Whether a list or mapping is written in brackets.
    package var isFlow: Bool {
        let first = source.scalars(from: offset).first
        return scalar == nil && (first == "[" || first == "{")
    }

    /// The extent of the node in Unicode scalars of the file; nil for block scalars.
    package var extent: Range<Int>? {
        if let scalar {
            let isBlock = scalar.style == .literal || scalar.style == .folded
            return isBlock ? nil : offset..<offset + (scalar.text.isEmpty && scalar.style == .plain ? 0 : writtenLength)
        }
        var end = offset
        for child in children {
            guard let extent = child.extent else { return nil }
            end = max(end, extent.upperBound)
        }
        return offset..<(isFlow ? endOfFlow(from: max(end, offset + 1)) : end)
    }

    private var children: [SourceNode] {
        switch content {
        case .scalar: []
        case .sequence(let items): items
        case .mapping(let entries): entries.flatMap { [$0.key, $0.value] }
        }
    }

    /// The offset after the closing bracket of the node.
    private func endOfFlow(from start: Int) -> Int {
        var end = start
        var isComment = false
        for scalar in source.scalars(from: start) {
            end += 1
            if SourceText.isLineEnd(scalar) { isComment = false }
            if scalar == "#" { isComment = true }
            if !isComment, scalar == "]" || scalar == "}" { break }
        }
        return end
    }
}
