import ParlanceGrammar

/// The entities, areas and floors of tests.
struct Fixtures {
    /// The slots whose values have names.
    private(set) var lists: [String: SlotList] = [:]
    /// The caller's area; nil if no area is the caller's.
    private(set) var contextArea: String?
    /// For each slot, the names of values by the other names that tests use.
    private var names: [String: [String: String]] = [:]

    /// The caller's area in expectations if no area is marked as the caller's.
    static let someArea = "__context_area__"

    static let keys = ["entities", "areas", "floors"]

    /// Nil if the file has none.
    init?(_ root: SourceNode, _ reader: inout NodeReader) {
        guard Self.keys.contains(where: { root[$0] != nil }) else { return nil }
        lists["name"] = .values(items("entities", of: root, CorpusKeys.entity, &reader).flatMap { entity($0, &reader) })
        lists["area"] = .values(places("areas", "area", of: root, CorpusKeys.area, &reader))
        lists["floor"] = .values(places("floors", "floor", of: root, CorpusKeys.floor, &reader))
    }

    /// The value that a test refers to.
    func value(_ value: Value, of slot: String) -> Value {
        if let values = value.repeatedValues { return .all(values.map { self.value($0, of: slot) }) }
        guard case .string(let text) = value, let name = names[slot]?[text] else { return value }
        return .string(name)
    }

    private func items(
        _ key: String,
        of root: SourceNode,
        _ table: KeyTable,
        _ reader: inout NodeReader
    ) -> [SourceNode] {
        reader.items(of: root[key], expected: "a list").filter { item in
            _ = reader.entries(of: item, known: table.names, expected: "a mapping with 'name'")
            guard case .mapping = item.content else { return false }
            if item["name"] == nil { reader.report(item.diagnostic(.missingKey("name", in: "an entry of '\(key)'"))) }
            return item["name"] != nil
        }
    }

    private mutating func places(
        _ key: String,
        _ slot: String,
        of root: SourceNode,
        _ table: KeyTable,
        _ reader: inout NodeReader
    ) -> [ListValue] {
        var values: [ListValue] = []
        for item in items(key, of: root, table, &reader) {
            let spoken = spokenNames(of: item, &reader)
            values += spoken.map { ListValue(input: $0, output: .string($0.text)) }
            guard let name = spoken.first?.text else { continue }
            if let id = item["id"]?.text { names[slot, default: [:]][id] = name }
            if slot == "area", item["context_area"]?.value.isTruthy ?? false { contextArea = name }
        }
        return values
    }

    private func entity(_ item: SourceNode, _ reader: inout NodeReader) -> [ListValue] {
        let id = item["id"]?.text
        let domain = item["domain"]?.text ?? id.map { String($0.prefix { $0 != "." }) }
        if domain == nil { reader.report(item.diagnostic(.missingKey("domain", in: "an entity"))) }
        var context = id == nil ? [:] : item["attributes"]?.value.object ?? [:]
        context["domain"] = domain.map(Value.string)
        return spokenNames(of: item, &reader).map {
            ListValue(input: $0, output: .string($0.text), context: context)
        }
    }

    /// The spoken forms of a name that may be a template, each as literal text.
    private func spokenNames(of item: SourceNode, _ reader: inout NodeReader) -> [Template] {
        guard let node = item["name"], let text = reader.string(node, expected: "a name") else { return [] }
        let literal = Template(literal: text.trimmed)
        guard text.contains(where: { "([{<|".contains($0) }) else { return [literal] }
        guard let template = reader.template(node, expected: "a name") else { return [] }
        return NameExpansion.texts(of: template)?.map { Template(literal: $0) } ?? [literal]
    }
}

extension String {
    /// Without blanks at the ends.
    fileprivate var trimmed: String {
        let end = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
        guard let end, let start = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(unicodeScalars[start...end])
    }
}
