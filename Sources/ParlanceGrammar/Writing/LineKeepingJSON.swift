/// Writes nodes as JSON in which every value has the line of its original.
///
/// Files shipped with Parlance are stored in this form: messages name the places in the original, and loading needs no
/// YAML.
package struct LineKeepingJSON {
    private var text = ""
    private var line: Int
    private let writer = FlowWriter(isJSON: true)

    private init(line: Int) { self.line = line }

    /// The JSON of a node.
    ///
    /// - Parameter line: the line at which the text begins.
    package static func text(of node: SourceNode, from line: Int = 1) -> String {
        var json = LineKeepingJSON(line: line)
        json.write(node)
        return json.text
    }

    private mutating func write(_ node: SourceNode) {
        switch node.content {
        case .scalar(let scalar): write(self.text(of: scalar), at: node)
        case .sequence(let items):
            write("[", at: node)
            for (index, item) in items.enumerated() {
                if index > 0 { text += "," }
                write(item)
            }
            text += "]"
        case .mapping(let entries):
            write("{", at: node)
            for (index, entry) in entries.enumerated() {
                if index > 0 { text += "," }
                write(writer.text(entry.key.text) + ":", at: entry.key)
                write(entry.value)
            }
            text += "}"
        }
    }

    /// Writes a token in the line of a node; an earlier line, as of an alias, is out of reach.
    private mutating func write(_ token: String, at node: SourceNode) {
        while line < node.line {
            text += "\n"
            line += 1
        }
        text += token
    }

    private func text(of scalar: SourceNode.Scalar) -> String {
        switch scalar.value {
        case .integer, .number:
            let isJSON = (try? JSONParser.parse(scalar.text.utf8))?.value == scalar.value
            return isJSON ? scalar.text : writer.text(of: scalar.value)
        default: return writer.text(of: scalar.value)
        }
    }
}
