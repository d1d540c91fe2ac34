#if YAML
    import Yams

    /// Parses YAML to nodes with places, by Yams.
    struct YAMLDocument: Sendable {
        private let source: SourceText
        private let escapes: JSONEscapes
        private let aliases: HiddenAliases
        private var anchors: [String: Anchored] = [:]
        private var nodeCount = 0
        private var aliasCount = 0

        /// An anchored node.
        private struct Anchored: Sendable {
            var node: SourceNode
            /// The number of its nodes, expanded aliases included.
            var count: Int
            var depth: Int
        }

        init(_ source: SourceText) {
            self.source = source
            escapes = JSONEscapes(source.text)
            aliases = HiddenAliases(escapes.text)
        }

        /// The root of the document; nil if the file is empty.
        ///
        /// - Throws: `GrammarError` for the first YAML error in the file.
        func read() throws(GrammarError) -> SourceNode? {
            try DeepStack.run { [self] in
                var reader = self
                return Result { () throws(GrammarError) in try reader.readHere() }
            }.get()
        }

        private mutating func readHere() throws(GrammarError) -> SourceNode? {
            try checkDirectives()
            let parser: Yams.Parser
            let root: Node?
            do {
                parser = try Yams.Parser(yaml: aliases.text)
                root = try parser.singleRoot()
            } catch {
                throw GrammarError([YAMLFailure(error, in: source, escapes: escapes).diagnostic])
            }
            // Anchors of nodes are valid only while the parser exists.
            defer { withExtendedLifetime(parser) {} }
            return try root.map { node throws(GrammarError) in try convert(node, depth: 1) }
        }

        /// Counts the lines that begin like a directive; grammars need none.
        private func checkDirectives() throws(GrammarError) {
            var (count, offset) = (0, 0)
            var last: Unicode.Scalar = "\n"
            for scalar in source.text.unicodeScalars {
                if scalar == "%", SourceText.isLineEnd(last) { count += 1 }
                guard count <= YAMLReader.directiveLimit else {
                    throw failure(.tooManyDirectives(limit: YAMLReader.directiveLimit), at: source.place(at: offset))
                }
                last = scalar
                offset += 1
            }
        }

        private mutating func convert(_ node: Node, depth: Int) throws(GrammarError) -> SourceNode {
            let place = place(of: node.mark)
            if case .scalar(let scalar) = node, scalar.style == .plain, let name = aliases.alias(scalar.string) {
                return try follow(name, at: place, depth: depth)
            }
            guard depth <= YAMLReader.depthLimit else {
                throw failure(.tooDeep(limit: YAMLReader.depthLimit), at: place)
            }
            nodeCount += 1
            let earlier = nodeCount + aliasCount
            let content = try content(of: node, depth: depth)
            let converted = SourceNode(content: content, source: source, line: place.line, column: place.column)
            if let name = node.anchor?.rawValue {
                let count = nodeCount + aliasCount - earlier + 1
                anchors[name] = Anchored(node: converted, count: count, depth: converted.depth)
            }
            return converted
        }

        private mutating func content(of node: Node, depth: Int) throws(GrammarError) -> SourceNode.Content {
            switch node {
            case .scalar(let scalar): return .scalar(convert(scalar, of: node))
            case .sequence(let items):
                var nodes: [SourceNode] = []
                for item in items { nodes.append(try convert(item, depth: depth + 1)) }
                return .sequence(nodes)
            case .mapping(let mapping): return .mapping(try convert(mapping, depth: depth))
            case .alias: return .scalar(SourceNode.Scalar(text: "", value: .null, style: .plain))
            }
        }

        private mutating func follow(_ name: String, at place: SourcePlace, depth: Int) throws(GrammarError)
            -> SourceNode
        {
            guard let anchored = anchors[name] else {
                let suggestion = Suggestion.nearest(to: name, among: anchors.keys.sorted())
                throw failure(
                    .missingAnchor(name, suggestion: suggestion),
                    at: place,
                    length: name.unicodeScalars.count + 1
                )
            }
            aliasCount += anchored.count
            guard aliasCount <= YAMLReader.aliasLimit else {
                throw failure(.tooManyNodes(limit: YAMLReader.aliasLimit), at: place)
            }
            guard depth + anchored.depth <= YAMLReader.depthLimit else {
                throw failure(.tooDeep(limit: YAMLReader.depthLimit), at: place)
            }
            return anchored.node
        }

        /// The entries of a mapping; those merged by `<<` come last and never override its own.
        private mutating func convert(_ mapping: Node.Mapping, depth: Int) throws(GrammarError) -> [SourceNode.Entry] {
            var entries: [SourceNode.Entry] = []
            var merged: [SourceNode.Entry] = []
            var lines: [String: Int] = [:]
            for (key, value) in mapping {
                let entry = SourceNode.Entry(
                    key: try convert(key, depth: depth + 1),
                    value: try convert(value, depth: depth + 1)
                )
                if key.scalar?.style == .plain, entry.key.text == "<<" {
                    merged += try mergedEntries(of: entry.value)
                } else {
                    let name = entry.key.text
                    if let first = lines[name], entry.key.scalar != nil {
                        throw GrammarError([entry.key.diagnostic(.duplicateKey(name, first: first))])
                    }
                    if lines[name] == nil { lines[name] = entry.key.line }
                    entries.append(entry)
                }
            }
            return entries + merged.filter { lines.updateValue($0.key.line, forKey: $0.key.text) == nil }
        }

        private func mergedEntries(of node: SourceNode) throws(GrammarError) -> [SourceNode.Entry] {
            var maps = [node]
            if case .sequence(let items) = node.content { maps = items }
            for map in maps {
                guard case .mapping = map.content else {
                    let problem = GrammarProblem.wrongType(expected: "a mapping behind '<<'", found: map.kind)
                    throw GrammarError([map.diagnostic(problem)])
                }
            }
            return maps.flatMap(\.entries)
        }

        private func convert(_ scalar: Node.Scalar, of node: Node) -> SourceNode.Scalar {
            let style = ScalarStyle(scalar.style)
            let text = aliases.restored(scalar.string)
            let isTyped = style == .plain && text == scalar.string
            return SourceNode.Scalar(
                text: text,
                value: isTyped ? PlainScalar.value(of: scalar, node: node) : .string(text),
                style: style
            )
        }

        private func place(of mark: Mark?) -> SourcePlace {
            let (line, column) = mark.map { ($0.line, $0.column) } ?? (1, 1)
            return SourcePlace(file: source.name, line: line, column: escapes.originalColumn(column, inLine: line))
        }

        private func failure(_ problem: GrammarProblem, at place: SourcePlace, length: Int = 1) -> GrammarError {
            let offset = source.offset(line: place.line, column: place.column)
            return GrammarError([Diagnostic(problem, in: source, from: offset, to: offset + length)])
        }
    }

    extension SourceNode {
        /// The nesting depth of the node, itself included.
        fileprivate var depth: Int {
            switch content {
            case .scalar: 1
            case .sequence(let items): 1 + (items.lazy.map(\.depth).max() ?? 0)
            case .mapping(let entries): 1 + (entries.lazy.map { max($0.key.depth, $0.value.depth) }.max() ?? 0)
            }
        }
    }

    extension ScalarStyle {
        init(_ style: Node.Scalar.Style) {
            switch style {
            case .any, .plain: self = .plain
            case .singleQuoted: self = .singleQuoted
            case .doubleQuoted: self = .doubleQuoted
            case .literal: self = .literal
            case .folded: self = .folded
            }
        }
    }
#endif
