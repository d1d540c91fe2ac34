import ParlanceGrammar

extension IntentRequest {
    /// Decides times whose half of the day is open, "tomorrow at seven", by the usual hours of the parameter
    /// (`ParameterDeclaration.earliestHour`), or by what else is said: "dinner" is in the evening, "breakfast" in the
    /// morning.
    mutating func settleHours(_ declaration: IntentDeclaration?, _ profile: LanguageProfile) {
        for parameter in declaration?.parameters ?? [] {
            guard let usual = parameter.earliestHour else { continue }
            let hour = earliestHour(beside: parameter.name, profile) ?? usual
            let settled = values(of: parameter.name).map { $0.notBefore(hour: hour) }
            if settled != values(of: parameter.name) { set(settled, of: parameter.name) }
        }
    }

    /// The earliest hour that the texts beside a time tell; nil if they tell none.
    private func earliestHour(beside time: String, _ profile: LanguageProfile) -> Int? {
        let texts = names.filter { $0 != time }.flatMap(values).compactMap { $0.value.string ?? $0.spoken }
        let words = texts.map(WordSequence.init)
        if words.contains(where: { !$0.places(of: profile.mornings).isEmpty }) { return 0 }
        return words.contains { !$0.places(of: profile.evenings).isEmpty } ? 12 : nil
    }
}

extension ParameterValue {
    /// The value, or what it may mean in the second half of the same day if it is before an hour.
    fileprivate func notBefore(hour: Int) -> ParameterValue {
        guard case .object(let members) = value, case .array(let others)? = members["alternatives"],
            let moment = value.beginning, let said = Self.hour(of: moment), said < hour
        else { return self }
        let later = "\(moment.prefix { $0 != "T" })T\(said + 12)\(moment.drop { $0 != ":" })"
        // The words alone would leave the half of the day open.
        return others.first { $0.beginning == later }.map { ParameterValue($0) } ?? self
    }

    private static func hour(of moment: String) -> Int? {
        Int(moment.drop { $0 != "T" }.dropFirst().prefix { $0 != ":" })
    }
}

extension Value {
    /// The moment, as 2026-11-24T07:00:00, or the one at which a span begins.
    fileprivate var beginning: String? {
        guard case .object(let members) = self else { return nil }
        return (members["dateTime"] ?? members["start"])?.string
    }
}
