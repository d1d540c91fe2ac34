import ParlanceGrammar

/// The operation that makes a template's value of its slots, with the constants and conditions of its line in the file.
final class TemplateMaker: Sendable {
    /// A slot that the template does not read.
    struct Constant: Sendable {
        let name: String
        let value: PartValue
    }

    let operation: Operation
    /// Usually few or none, so they are searched one after the other.
    let constants: [Constant]
    /// Whether the part must be the whole text.
    let isWhole: Bool
    /// Texts that must not follow the part.
    let notBefore: [[UInt8]]

    convenience init(_ rule: EntityRule) {
        self.init(rule.operation, constants: rule.constants)
    }

    init(_ operation: Operation, constants: [String: PartValue]) {
        self.operation = operation
        self.constants = constants.map { Constant(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
        isWhole = constants["whole"] != nil
        if case .word(.string(let words))? = constants["not_before"] {
            notBefore = words.split(separator: "|").map { Array($0.utf8) }
        } else {
            notBefore = []
        }
    }
}
