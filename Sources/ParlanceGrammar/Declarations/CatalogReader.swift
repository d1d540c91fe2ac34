/// Reads the declarations of `intents.yaml`.
///
/// The collection's declarations are read as well: missing facts get their defaults.
struct CatalogReader {
    private var reader = NodeReader()
    /// The names of all declared intents.
    private var intents: [String] = []

    var diagnostics: [Diagnostic] { reader.diagnostics }

    mutating func read(_ root: SourceNode?) -> IntentCatalog {
        let entries = reader.entries(of: root, expected: "a mapping from intent names to their declarations")
        intents = entries.map(\.key.text)
        return IntentCatalog(entries.map { intent($0.value, name: $0.key.text) })
    }

    /// The name of the intent that undoes one, which must be declared too.
    private mutating func undoing(_ node: SourceNode?) -> String? {
        option(node, of: intents)
    }

    private mutating func intent(_ node: SourceNode, name: String) -> IntentDeclaration {
        _ = reader.entries(of: node, known: DeclarationKeys.intent.names)
        let slots = reader.entries(of: node["slots"], expected: "a mapping from slot names to slots")
        let confirmation =
            option(node["confirmation"], of: ConfirmationPolicy.allCases.map(\.rawValue))
            .flatMap(ConfirmationPolicy.init(rawValue:)) ?? .whenAsked
        return IntentDeclaration(
            name: name,
            domain: text(node["domain"]),
            summary: text(node["description"]),
            called: called(node["called"]),
            parameters: slots.map { parameter($0.value, key: $0.key) },
            confirmation: confirmation,
            confirmsCorrections: flag(node["confirm_corrections"], default: confirmation != .never),
            undoneBy: undoing(node["undone_by"]),
            isRevisable: flag(node["revisable"]),
            responseCodes: names(node["response_codes"], expected: "a list of response codes").map(Set.init),
            unsupportedResponseCodes: unsupportedCodes(node["unsupported_response_codes"]),
            responseDetails: details(node["response_details"])
        )
    }

    private mutating func details(_ node: SourceNode?) -> [DetailDeclaration]? {
        guard let node, !node.isNull else { return nil }
        let entries = reader.entries(of: node, expected: "a mapping from names of details to their declarations")
        return entries.map { detail($0.value, name: $0.key.text) }
    }

    private mutating func detail(_ node: SourceNode, name: String) -> DetailDeclaration {
        _ = reader.entries(of: node, known: DeclarationKeys.detail.names)
        let options = self.options(node)
        let type = option(node["type"], of: DetailType.names).flatMap(DetailType.init)
        return DetailDeclaration(
            name: name,
            type: options.map(DetailType.option) ?? type ?? .any,
            summary: text(node["description"]),
            isArray: flag(node["array"])
        )
    }

    /// The names of what requests are for, by language.
    private mutating func called(_ node: SourceNode?) -> [String: [String]] {
        let entries = reader.entries(of: node, expected: "a mapping from languages to lists of texts").map { entry in
            (entry.key.text, names(entry.value, expected: "a list of texts") ?? [])
        }
        return Dictionary(entries) { _, last in last }
    }

    private mutating func unsupportedCodes(_ node: SourceNode?) -> Set<String> {
        guard let node, !node.isNull else { return [] }
        let items = reader.items(of: node, expected: "a list of response codes")
        return Set(items.compactMap { option($0, of: IntentDeclaration.commonResponseCodes.sorted()) })
    }

    private mutating func parameter(_ node: SourceNode, key: SourceNode) -> ParameterDeclaration {
        _ = reader.entries(of: node, known: DeclarationKeys.slot.names)
        return ParameterDeclaration(
            name: key.text,
            type: type(node),
            summary: text(node["description"]),
            isRequired: flag(node["required"]),
            isArray: flag(node["array"]),
            isSeries: flag(node["series"]),
            isPersonal: flag(node["personal"]),
            isAnswered: flag(node["answered"], default: true),
            recall: option(node["recall"], of: RecallKind.allCases.map(\.rawValue)).flatMap(RecallKind.init(rawValue:)),
            whole: text(node["part_of"]),
            unit: text(node["unit"]),
            earlierThan: text(node["earlier_than"]),
            earliestHour: hour(node["earliest_hour"]),
            undoneParameter: text(node["undoes"]),
            money: text(node["money"]),
            unsupportedReasons: names(node["unsupported_reasons"], expected: "a list of reasons").map(Set.init),
            place: key.place
        )
    }

    private mutating func type(_ node: SourceNode) -> ParameterType {
        if let options = options(node) { return .option(options) }
        if let members = node["slots"], !members.isNull { return structure(members) }
        switch option(node["type"], of: ParameterType.names) {
        case "text": return .text
        case "integer": return .integer
        case "number": return .number
        case "boolean": return .boolean
        case "money": return .money
        case "duration": return .duration
        case "date": return .date
        case "date-range": return .dateRange
        case "term": return .term
        case "measurement": return measurement(node)
        default: return .any
        }
    }

    private mutating func structure(_ node: SourceNode) -> ParameterType {
        let entries = reader.entries(of: node, expected: "a mapping from slot names to slots")
        if entries.isEmpty, node.isMapping { reader.reportType(of: node, expected: "at least one slot") }
        return .structure(entries.map { member($0.value, key: $0.key) })
    }

    private mutating func member(_ node: SourceNode, key: SourceNode) -> ParameterDeclaration {
        _ = reader.entries(of: node, known: DeclarationKeys.member.names)
        return ParameterDeclaration(
            name: key.text,
            type: type(node),
            summary: text(node["description"]),
            isArray: flag(node["array"]),
            place: key.place
        )
    }

    private mutating func options(_ node: SourceNode) -> [String]? {
        guard let options = names(node["options"], expected: "a list of texts") else { return nil }
        if options.isEmpty, let node = node["options"] {
            reader.reportType(of: node, expected: "at least one option")
        }
        return options
    }

    private mutating func measurement(_ node: SourceNode) -> ParameterType {
        guard let dimension = node["dimension"] else {
            reader.report((node["type"] ?? node).diagnostic(.missingKey("dimension", in: "a measurement")))
            return .any
        }
        let name = option(dimension, of: ParameterType.Dimension.allCases.map(\.rawValue))
        return name.flatMap(ParameterType.Dimension.init(rawValue:)).map(ParameterType.measurement) ?? .any
    }

    // MARK: - Values

    /// Not reported if it is no text: the collection's descriptions may be of any type.
    private func text(_ node: SourceNode?) -> String? { node?.value.string }

    private mutating func hour(_ node: SourceNode?) -> Int? {
        let expected = "an hour from 0 to 12"
        guard let node, let hour = reader.integer(node, expected: expected) else { return nil }
        if (0...12).contains(hour) { return hour }
        reader.report(node.diagnostic(.wrongType(expected: expected, found: "\(hour)")))
        return nil
    }

    private mutating func flag(_ node: SourceNode?, default usual: Bool = false) -> Bool {
        guard let node, !node.isNull else { return usual }
        return reader.bool(node) ?? usual
    }

    private mutating func names(_ node: SourceNode?, expected: String) -> [String]? {
        guard let node, !node.isNull else { return nil }
        return reader.items(of: node, expected: expected).compactMap { reader.string($0, expected: "a text") }
    }

    private mutating func option(_ node: SourceNode?, of options: [String]) -> String? {
        guard let node, !node.isNull, let text = reader.string(node, expected: "a text") else { return nil }
        if options.contains(text) { return text }
        let suggestion = Suggestion.nearest(to: text, among: options)
        reader.report(node.diagnostic(.unknownOption(text, expected: options, suggestion: suggestion)))
        return nil
    }
}
