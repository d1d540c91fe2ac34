#if YAML
    import Yams

    /// Translates errors of the YAML parser to messages that help the author of a grammar.
    struct YAMLFailure {
        private let error: any Error
        private let source: SourceText
        private let escapes: JSONEscapes

        init(_ error: any Error, in source: SourceText, escapes: JSONEscapes) {
            self.error = error
            self.source = source
            self.escapes = escapes
        }

        var diagnostic: Diagnostic {
            switch error as? YamlError {
            case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
                .composer(let context, let problem, let mark, _):
                return reworded(problem, at: offset(of: mark), context: context)
            case .reader: return unreadableCharacter
            case .memory: return diagnostic(.tooDeep(limit: YAMLReader.depthLimit), at: 0)
            case .duplicatedKeysInMapping(let keys, let context):
                let key = keys.sorted().first ?? ""
                let first = offset(of: context.mark)
                let second = RepeatedKey(key, in: source).offset(after: first) ?? first
                let problem = GrammarProblem.duplicateKey(key, first: source.place(at: first).line)
                return diagnostic(problem, at: second, length: key.unicodeScalars.count)
            default: return diagnostic(.syntax("\(error)"), at: 0)
            }
        }

        private func diagnostic(_ problem: GrammarProblem, at offset: Int, length: Int = 1) -> Diagnostic {
            Diagnostic(problem, in: source, from: offset, to: offset + length)
        }

        private func offset(of mark: Mark) -> Int {
            source.offset(line: mark.line, column: escapes.originalColumn(mark.column, inLine: mark.line))
        }
    }

    extension YAMLFailure {
        /// The parser's error with a remedy, if it is a common one.
        private func reworded(_ problem: String, at place: Int, context: YamlError.Context?) -> Diagnostic {
            if problem.contains("nesting level") {
                return diagnostic(.tooDeep(limit: YAMLReader.depthLimit), at: place)
            }
            if problem.contains("end of stream"), let context, context.text.contains("quoted") {
                return diagnostic(
                    .syntax("this quote is never closed; close it where its text ends"),
                    at: offset(of: context.mark)
                )
            }
            if let late = lateQuote(before: place) { return late }
            let common = Self.commonProblems.first { problem.contains($0.theirs) }?.ours
            return diagnostic(
                .syntax(common ?? character(problem, at: place) ?? Self.tidied(problem, context)),
                at: place
            )
        }

        /// Reports a quote that is not closed in its line: it ends where the next one should begin, and the parser fails
        /// after that.
        private func lateQuote(before place: Int) -> Diagnostic? {
            let scalars = Array(source.text.unicodeScalars.prefix(place))
            guard let closer = scalars.lastIndex(where: { $0 != " " }), ["\"", "'"].contains(scalars[closer]),
                let opener = scalars[..<closer].lastIndex(of: scalars[closer])
            else { return nil }
            let (start, end) = (source.place(at: opener), source.place(at: closer))
            guard start.line < end.line else { return nil }
            let problem =
                "this quote is closed only in line \(end.line), column \(end.column); close it where its text ends"
            return diagnostic(.syntax(problem), at: opener)
        }

        /// The message for a character at which no token can begin, if that is the parser's error.
        private func character(_ problem: String, at place: Int) -> String? {
            guard problem.contains("cannot start any token"), let scalar = source.scalars(from: place).first else {
                return nil
            }
            return scalar == "\t" ? Self.tab : "a text can't begin with '\(scalar)'; put it in quotes"
        }

        private static func tidied(_ problem: String, _ context: YamlError.Context?) -> String {
            let reason = context.map { "\(problem) \($0.text)" } ?? problem
            return reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        private static let tab = "a tab is not allowed here; indent with blanks"
        private static let indentation =
            "check the indentation, and put a text that begins with a bracket or a quote in quotes as a whole"

        private static let commonProblems: [(theirs: String, ours: String)] = [
            ("mapping values are not allowed", "a colon is not allowed here; put text with ': ' in quotes"),
            ("tab character", tab),
            ("expected '-' indicator", "neither a list item nor the end of the list; \(indentation)"),
            ("expected key", "neither a key nor the end of the mapping; \(indentation)"),
            (
                "expected ',' or ']'",
                "expected ',' or ']' after an item in brackets; close the bracket, or quote a text that begins with one"
            ),
            (
                "expected ',' or '}'",
                "expected ',' or '}' after an entry in braces; close the brace, or quote a text that begins with one"
            ),
            ("expected node content", "a value is missing here; write one, or close what is open before"),
            (
                "could not find expected ':'",
                "neither 'key: value' nor a list item; check the indentation and the colon"
            ),
            ("another document", "a second document begins here; keep one document in a file"),
            (
                "unknown escape character",
                "no escape begins like this; write '\\\\' for a backslash, or use single quotes"
            ),
            ("invalid Unicode character", "this escape is no character; if it is half of a pair, write both halves"),
            ("block entries are not allowed", "a list item is not allowed here; put it on its own line"),
        ]

        /// Reports the first character that YAML does not allow.
        private var unreadableCharacter: Diagnostic {
            for (offset, scalar) in source.text.unicodeScalars.enumerated() where !Self.isAllowed(scalar) {
                return diagnostic(.characterNotAllowed(scalar.value), at: offset)
            }
            return diagnostic(.syntax("\(error)"), at: 0)
        }

        private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x85: true
            case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
            default: true
            }
        }
    }
#endif
