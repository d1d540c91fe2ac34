import ParlanceGrammar
import ParlanceMatching

// Amounts that are said in relation to the one that is to be confirmed: "double it", "half of that", "five more".

extension ReplyReader {
    /// The only number of the open request, with a multiple of it or more or less of it; nil if the utterance says none, or if the
    /// request has several numbers.
    func scaled(_ utterance: String, _ pending: PendingIntent) -> Reply? {
        guard let question = pending.question, question.confirmsIntent, !utterance.contains("?"),
            let (name, known) = onlyNumber(of: pending),
            let reading = edits(in: utterance, as: .scale).first, let old = known.value.amount
        else { return nil }
        func said(_ slot: String) -> Double? { reading[slot]?.value.amount }
        let new = old * (said("factor") ?? 1) + (said("more") ?? 0) - (said("less") ?? 0)
        guard new > 0, new.isFinite else { return nil }
        return .values([name: [ParameterValue(known.value.withNumber(new))]])
    }

    private func onlyNumber(of pending: PendingIntent) -> (name: String, value: ParameterValue)? {
        let numbers = pending.request.names.compactMap { name -> (String, ParameterValue)? in
            let values = pending.request.values(of: name)
            return values.count == 1 && values[0].value.numericPart != nil ? (name, values[0]) : nil
        }
        return numbers.count == 1 ? numbers[0] : nil
    }
}

extension Value {
    /// The number, also of an amount with a unit.
    fileprivate var amount: Double? {
        switch numericPart {
        case .integer(let number)?: Double(number)
        case .number(let number)?: number
        default: nil
        }
    }

    /// The value with another number.
    fileprivate func withNumber(_ number: Double) -> Value {
        guard var members = object, let old = members["number"] else { return Value(number: number) }
        members["number"] = old.withNumber(number)
        return .object(members)
    }
}
