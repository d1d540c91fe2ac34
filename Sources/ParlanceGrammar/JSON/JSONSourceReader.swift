/// Parses the text of a JSON file to nodes with places, as YAML reads it.
///
/// It takes a small part of the time of the YAML parser. Files shipped with Parlance are stored in this form.
struct JSONSourceReader {
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
    }

    /// The root of the document.
    ///
    /// - Throws: `GrammarError` for the first error: of syntax, or a repeated key.
    func read() throws(GrammarError) -> SourceNode {
        let root: JSONNode
        do throws(JSONSyntaxError) {
            root = try JSONParser.parse(source.text.utf8, depthLimit: YAMLReader.depthLimit)
        } catch {
            throw GrammarError([diagnostic(error)])
        }
        var places = PlaceCursor(source)
        return try node(root, &places)
    }

    private func diagnostic(_ error: JSONSyntaxError) -> Diagnostic {
        var places = PlaceCursor(source)
        let place = places.place(atByte: error.offset)
        let offset = source.offset(line: place.line, column: place.column)
        return Diagnostic(error.grammarProblem, in: source, from: offset, to: offset + 1)
    }

    private func node(_ json: JSONNode, _ places: inout PlaceCursor) throws(GrammarError) -> SourceNode {
        let place = places.place(atByte: json.start)
        let content = try content(of: json, &places)
        return SourceNode(content: content, source: source, line: place.line, column: place.column)
    }

    private func content(
        of json: JSONNode,
        _ places: inout PlaceCursor
    ) throws(GrammarError) -> SourceNode.Content {
        switch json.content {
        case .null: return .scalar(SourceNode.Scalar(text: "null", value: .null, style: .plain))
        case .bool(let flag): return .scalar(SourceNode.Scalar(text: "\(flag)", value: .bool(flag), style: .plain))
        case .number(let text): return .scalar(SourceNode.Scalar(text: text, value: json.value, style: .plain))
        case .string(let text): return .scalar(Self.text(text))
        case .array(let items):
            var nodes: [SourceNode] = []
            for item in items { nodes.append(try node(item, &places)) }
            return .sequence(nodes)
        case .object(let members): return .mapping(try entries(members, &places))
        }
    }

    private func entries(
        _ members: [JSONNode.Member],
        _ places: inout PlaceCursor
    ) throws(GrammarError) -> [SourceNode.Entry] {
        var lines: [String: Int] = [:]
        var entries: [SourceNode.Entry] = []
        for member in members {
            let place = places.place(atByte: member.start)
            let key = SourceNode(
                content: .scalar(Self.text(member.name)),
                source: source,
                line: place.line,
                column: place.column
            )
            if let first = lines.updateValue(place.line, forKey: member.name) {
                throw GrammarError([key.diagnostic(.duplicateKey(member.name, first: first))])
            }
            entries.append(SourceNode.Entry(key: key, value: try node(member.value, &places)))
        }
        return entries
    }

    private static func text(_ text: String) -> SourceNode.Scalar {
        SourceNode.Scalar(text: text, value: .string(text), style: .doubleQuoted)
    }
}

extension JSONSyntaxError {
    /// The problem of a file of a grammar.
    fileprivate var grammarProblem: GrammarProblem {
        switch problem {
        case .unexpectedEnd: .syntax("the file ends within a value; close what is open")
        case .invalidValue: .syntax("this is not JSON; check quotes, commas and brackets before it")
        case .controlCharacter: .syntax("a line end or another control character must be an escape here, such as '\\n'")
        case .invalidEscape: .syntax("no escape begins like this; write '\\\\' for a backslash")
        case .halfOfPair: .syntax("this escape is no character; if it is half of a pair, write both halves")
        case .notUTF8: .syntax("this text is not UTF-8")
        case .unrepresentable(let number): .syntax("the number \(number) is too large")
        case .tooDeep(let limit): .tooDeep(limit: limit)
        }
    }
}
