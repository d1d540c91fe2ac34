extension NFA {
    /// Whether every path from a state of a template to its end passes another state of the template.
    ///
    /// - Complexity: Linear in the states of the template.
    func needs(_ needed: Int32, toFinishFrom start: Int32) -> Bool {
        var seen: Set<Int32> = [needed]
        var waiting = [start]
        while let number = waiting.popLast() {
            guard seen.insert(number).inserted else { continue }
            let state = state(number)
            switch state.kind {
            case .accept: return false
            case .split: waiting += targets(of: state)
            case .slot, .item: waiting.append(edge(of: state).next)
            case .byte, .boundary, .leave: waiting.append(state.next)
            // The repetition was begun before; its end is reached without another one.
            case .again: continue
            }
        }
        return true
    }
}
