#if FullFoundation
    import Foundation
    import ParlanceGrammar

    /// Decodes the objects of built-in slot types: `{number: 3.5, unit: mile}`, `{seconds: 1200}`.
    extension Measurement: ParameterDecodable {
        static var expectation: String { "a number with a unit of \(UnitType.self)" }

        init?(parameter: ParameterValue) {
            guard let members = parameter.value.object else { return nil }
            if let seconds = Self.number(members["seconds"]), let unit = UnitDuration.seconds as? UnitType {
                self.init(value: seconds, unit: unit)
                return
            }
            guard let number = Self.number(members["number"]), let name = members["unit"]?.string,
                let unit = UnitNames.unit(named: name) as? UnitType
            else { return nil }
            self.init(value: number, unit: unit)
        }

        private static func number(_ value: Value?) -> Double? {
            value.flatMap { Double(parameter: ParameterValue($0)) }
        }
    }
#endif
