import ParlanceGrammar
import ParlanceMatching

extension IntentDeclaration {
    /// The values by parameter, with units apart from numbers where these are declared so: twenty dollars are the number 20
    /// of `amount` and the code USD of `currencyCode`.
    func separatingUnits(in values: [String: [ParameterValue]]) -> [String: [ParameterValue]] {
        var separated = values
        for parameter in parameters {
            guard let unit = parameter.unit, values[unit] == nil, let measures = values[parameter.name] else {
                continue
            }
            let parts = measures.compactMap(\.measure)
            guard parts.count == measures.count else { continue }
            separated[parameter.name] = parts.map(\.number)
            separated[unit] = parts.map(\.unit)
        }
        return separated
    }
}

extension IntentRequest {
    /// The request with units apart from numbers where the intent is declared so.
    func separatingUnits(_ declaration: IntentDeclaration?) -> IntentRequest {
        guard let declaration, declaration.parameters.contains(where: { $0.unit != nil }) else { return self }
        var request = self
        for (name, values) in declaration.separatingUnits(in: parameters) { request.set(values, of: name) }
        return request
    }
}

extension ParameterValue {
    /// The number and the unit of an amount of money or of a measure.
    fileprivate var measure: (number: ParameterValue, unit: ParameterValue)? {
        guard let object = value.object, let number = object["number"], let unit = object["unit"] else { return nil }
        return (ParameterValue(number, spoken: spoken), ParameterValue(unit))
    }
}
