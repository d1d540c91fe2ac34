import Foundation
import ParlanceGrammar

/// Decodes the objects of the built-in slot type `duration`, `{seconds: 4800, parts: […]}`, and numbers of units of
/// time, `{number: 80, unit: minute}`.
extension Duration: ParameterDecodable {
    static var expectation: String { "a duration" }

    init?(parameter: ParameterValue) {
        guard let members = parameter.value.object else { return nil }
        if case .integer(let seconds)? = members["seconds"] {
            self = .seconds(seconds)
            return
        }
        guard let time = Measurement<UnitDuration>(parameter: parameter) else { return nil }
        let seconds = time.converted(to: .seconds).value
        guard seconds.magnitude < 1e15 else { return nil }
        self = .seconds(seconds)
    }
}
