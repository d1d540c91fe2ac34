import ParlanceGrammar

// The values of an `Info.plist`. Unknown keys are ignored.

extension PropertyListReader {
    /// The app's identifier, which is required.
    mutating func identifier(of list: PropertyList) -> String? {
        guard list.value is [String: Any] else {
            reportType(of: list, expected: "a dictionary with 'CFBundleIdentifier'")
            return nil
        }
        guard let node = list["CFBundleIdentifier"] else {
            report(list, .missingKey("CFBundleIdentifier", in: "an Info.plist"))
            return nil
        }
        return name(node)
    }

    /// A text that is neither empty nor an unresolved build setting.
    mutating func name(_ node: PropertyList) -> String? {
        guard let text = text(node) else { return nil }
        guard !text.isEmpty else {
            report(node, .app(.emptyName))
            return nil
        }
        guard !text.contains("$("), !text.contains("${") else {
            report(node, .app(.buildSetting(text)))
            return nil
        }
        return text
    }

    /// The intents under any of the keys in any of the parts.
    mutating func intents(_ keys: [String], of parts: [PropertyList]) -> [ListedIntent] {
        var found: [ListedIntent] = []
        for (part, key) in parts.flatMap({ part in keys.map { (part, $0) } }) {
            for item in items(key, of: part) {
                guard let name = name(item) else { continue }
                found.append(ListedIntent(name: VocabularyName.intent(ofClass: name), origin: item.origin))
            }
        }
        return found
    }
}
