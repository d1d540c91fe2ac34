import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decodes a number, with its digits where the slot type delivers them.
extension Decimal: ParameterDecodable {
    static var expectation: String { "a number" }

    init?(parameter: ParameterValue) {
        guard let number = parameter.value.plainNumber else { return nil }
        self.init(string: parameter.value.object?["exact"]?.string ?? number.description)
    }
}

/// Decodes `{number: 20.5, unit: USD}`, or a number.
extension CurrencyAmount: ParameterDecodable {
    static var expectation: String { "an amount of money" }

    init?(parameter: ParameterValue) {
        if let amount = Decimal(parameter: parameter) {
            self.init(amount: amount)
            return
        }
        guard let members = parameter.value.object, let unit = members["unit"]?.string,
            let amount = members["number"].flatMap({ Decimal(parameter: ParameterValue($0)) })
        else { return nil }
        if let part = Self.fractions[unit] {
            self.init(amount: amount / part.count, currencyCode: part.code)
        } else {
            guard unit.wholeMatch(of: #/[A-Z]{3}/#) != nil else { return nil }
            self.init(amount: amount, currencyCode: unit)
        }
    }

    /// Parts of currencies by their names: the number in a unit, and the currency if the name determines it.
    private static let fractions: [String: (count: Decimal, code: String)] = [
        "cent": (100, noCurrency), "centime": (100, noCurrency), "penny": (100, "GBP"), "pence": (100, "GBP"),
        "kopeck": (100, "RUB"), "jiao": (10, "CNY"), "fen": (100, "CNY"),
    ]
}
