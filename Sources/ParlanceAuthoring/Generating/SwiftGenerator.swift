import ParlanceGrammar

/// Writes a Swift struct for each intent that `intents.yaml` declares, for `Reading.decode(as:)` and typed handlers.
public struct SwiftGenerator: Sendable {
    /// The first lines of every generated file.
    public static let mark = "// Written by 'parlance generate swift'"

    /// The modifiers before `struct`, `var` and so on: `public ` or nothing.
    private let access: String

    /// - Parameter isPublic: Whether other modules can use the structs.
    public init(isPublic: Bool = true) {
        access = isPublic ? "public " : ""
    }

    /// The source of a file with all intents of a catalog.
    public func source(of catalog: IntentCatalog) -> String {
        var writer = SourceWriter()
        writer.write(
            "\(Self.mark) from intents.yaml. Do not edit: changes are lost when it is generated again."
        )
        writer.write("// swift-format-ignore-file")
        writer.write("")
        writer.write("import Foundation")
        writer.write("import Parlance")
        var names = SwiftNames(reserved: SwiftNames.types)
        for intent in catalog.intents {
            writer.write("")
            write(intent, named: names.type(intent.name), to: &writer)
        }
        return writer.text
    }

    private func write(_ intent: IntentDeclaration, named name: String, to writer: inout SourceWriter) {
        let properties = self.properties(of: intent)
        writer.comment(intent.summary ?? "The intent \(intent.name).")
        writer.block("\(access)struct \(name): TypedIntent, Hashable") { writer in
            writer.write("\(access)static let intentName = \(SwiftNames.literal(intent.name))")
            writeKeys(properties, to: &writer)
            for property in properties { writeEnumerations(of: property, to: &writer) }
            writeCodes(intent.responseCodes ?? [], to: &writer)
            writeResponse(intent, to: &writer)
            writeProperties(properties, to: &writer)
            writeAmounts(properties, to: &writer)
            writeInitializer(properties, to: &writer)
        }
    }

    /// The names of the parameters and of their enumerations, as valid Swift.
    private func properties(of intent: IntentDeclaration) -> [SwiftProperty] {
        let types = SwiftNames.types.union(["Parameter", "CodingKeys", "Codes", "Response"])
        return properties(of: intent.parameters, reserved: "intentName", types: types)
    }

    private func properties(
        of parameters: [ParameterDeclaration],
        reserved name: String,
        types reservedTypes: Set<String>
    ) -> [SwiftProperty] {
        var names = SwiftNames(reserved: [name])
        var types = SwiftNames(reserved: reservedTypes)
        return parameters.map { parameter in
            SwiftProperty(
                parameter: parameter,
                name: names.property(parameter.name),
                enumeration: types.type(parameter.elementName),
                reasons: types.type(parameter.name + "UnsupportedReason")
            )
        }
    }

    // MARK: - Parts of a struct

    private func writeKeys(_ properties: [SwiftProperty], to writer: inout SourceWriter) {
        writer.write("")
        if properties.isEmpty {
            writer.write("\(access)enum Parameter: CodingKey {}")
        } else {
            writeCases(
                properties.map { ($0.name, $0.parameter.name) },
                of: "Parameter: String, CodingKey, CaseIterable",
                to: &writer
            )
        }
        writer.write("")
        writer.write("\(access)typealias CodingKeys = Parameter")
    }

    private func writeEnumerations(of property: SwiftProperty, to writer: inout SourceWriter) {
        if case .option(let options) = property.parameter.type {
            writer.write("")
            writer.comment("The possible values of `\(property.parameter.name)`.")
            writeCases(
                named(options),
                of: "\(property.enumeration): String, Codable, Sendable, CaseIterable",
                to: &writer
            )
        }
        if let members = property.members { writeStructure(of: property, members, to: &writer) }
        if let reasons = property.parameter.unsupportedReasons?.sorted(), !reasons.isEmpty {
            writer.write("")
            writer.comment("The reasons why a value of `\(property.parameter.name)` may be unsupported.")
            writeCases(named(reasons), of: "\(property.reasons): String, Codable, Sendable, CaseIterable", to: &writer)
        }
    }

    private func writeStructure(
        of property: SwiftProperty,
        _ members: [ParameterDeclaration],
        to writer: inout SourceWriter
    ) {
        let types = SwiftNames.types.union(["CodingKeys", property.enumeration])
        let properties = properties(of: members, reserved: "", types: types)
        writer.write("")
        let kind = property.parameter.isArray ? "One of the values" : "The value"
        writer.comment("\(kind) of `\(property.parameter.name)`.")
        writer.block("\(access)struct \(property.enumeration): Decodable, Sendable, Hashable") { writer in
            let keys = properties.map { ($0.name, $0.parameter.name) }
            writeCases(keys, of: "CodingKeys: String, CodingKey", to: &writer)
            for property in properties { writeEnumerations(of: property, to: &writer) }
            writeProperties(properties, to: &writer)
            writeInitializer(properties, to: &writer)
        }
    }

    private func writeCodes(_ codes: Set<String>, to writer: inout SourceWriter) {
        guard !codes.isEmpty else { return }
        writer.write("")
        writer.comment("The response codes of the intent, besides the common ones.")
        writer.block("\(access)enum Codes") { writer in
            for (name, code) in named(codes.sorted()) {
                writer.write("\(access)static let \(name): ResponseCode = \(SwiftNames.literal(code))")
            }
        }
    }

    private func writeResponse(_ intent: IntentDeclaration, to writer: inout SourceWriter) {
        let details = SwiftDetail.all(of: intent)
        guard !details.isEmpty else { return }
        writer.write("")
        writer.comment("The details of the intent's responses.")
        writer.block("\(access)struct Response: ResponseDetails, Hashable") { writer in
            writeCases(details.map { ($0.name, $0.detail.name) }, of: "CodingKeys: String, CodingKey", to: &writer)
            for detail in details { writeOptions(of: detail, to: &writer) }
            writer.write("")
            for detail in details {
                if let summary = detail.detail.summary { writer.comment(summary) }
                writer.write("\(access)var \(detail.name): \(detail.type)")
            }
            let parameters = details.map { "\($0.name): \($0.type) = nil" }.joined(separator: ", ")
            writer.write("")
            writer.block("\(access)init(\(parameters))") { writer in
                for detail in details { writer.write("self.\(detail.name) = \(detail.name)") }
            }
        }
    }

    private func writeOptions(of detail: SwiftDetail, to writer: inout SourceWriter) {
        guard case .option(let options) = detail.detail.type else { return }
        writer.write("")
        writer.comment("The possible values of `\(detail.detail.name)`.")
        writeCases(named(options), of: "\(detail.enumeration): String, Codable, Sendable, CaseIterable", to: &writer)
    }

    private func writeProperties(_ properties: [SwiftProperty], to writer: inout SourceWriter) {
        if !properties.isEmpty { writer.write("") }
        for property in properties {
            if let summary = property.parameter.summary { writer.comment(summary) }
            writer.write("\(access)var \(property.name): \(property.type)")
        }
    }

    /// Writes a property for each number with a currency: both together.
    private func writeAmounts(_ properties: [SwiftProperty], to writer: inout SourceWriter) {
        var names = SwiftNames(reserved: Set(properties.map(\.name) + ["intentName"]))
        for number in properties {
            guard let money = number.parameter.money,
                let code = properties.first(where: { $0.parameter.name == number.parameter.unit })
            else { continue }
            let name = names.property(money)
            writer.write("")
            writer.comment("`\(number.parameter.name)` in `\(code.parameter.name)`; nil without a number.")
            writer.block("\(access)var \(name): CurrencyAmount?") { writer in
                writer.write("\(number.name).map { CurrencyAmount(number: $0, currencyCode: \(code.name)) }")
            }
        }
    }

    private func writeInitializer(_ properties: [SwiftProperty], to writer: inout SourceWriter) {
        let parameters = properties.map { "\($0.name): \($0.type) = \($0.parameter.isArray ? "[]" : "nil")" }
        writer.write("")
        writer.block("\(access)init(\(parameters.joined(separator: ", ")))") { writer in
            for property in properties { writer.write("self.\(property.name) = \(property.name)") }
        }
    }

    private func writeCases(
        _ cases: [(name: String, value: String)],
        of enumeration: String,
        to writer: inout SourceWriter
    ) {
        writer.block("\(access)enum \(enumeration)") { writer in
            for (name, value) in cases {
                let isPlain = name == value || name == "`\(value)`"
                writer.write("case \(name)" + (isPlain ? "" : " = \(SwiftNames.literal(value))"))
            }
        }
    }

    private func named(_ values: [String]) -> [(name: String, value: String)] {
        var names = SwiftNames(reserved: [])
        var seen: Set<String> = []
        return values.filter { seen.insert($0).inserted }.map { (names.property($0), $0) }
    }
}

extension ParameterDeclaration {
    /// The name of the type of one value: of `items`, which are objects, `items-element`.
    fileprivate var elementName: String {
        if case .structure = type, isArray { name + "-element" } else { name }
    }
}
