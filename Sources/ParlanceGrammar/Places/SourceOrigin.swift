/// The origin of a definition in a file of any format.
package enum SourceOrigin: Sendable {
    case node(SourceNode)
    /// A range of Unicode scalars of a text.
    case text(SourceText, Range<Int>)
    /// A part of a property list, which has no lines.
    case keyPath(String, file: String)

    /// The path of the file.
    package var file: String {
        switch self {
        case .node(let node): node.source.name
        case .text(let source, _): source.name
        case .keyPath(_, let file): file
        }
    }

    /// A diagnostic at the origin.
    package func diagnostic(_ problem: GrammarProblem, severity: Diagnostic.Severity = .error) -> Diagnostic {
        switch self {
        case .node(let node): return node.diagnostic(problem, severity: severity)
        case .text(let source, let range):
            return Diagnostic(problem, severity: severity, in: source, from: range.lowerBound, to: range.upperBound)
        case .keyPath(let path, let file):
            var diagnostic = Diagnostic(problem, severity: severity, place: SourcePlace(file: file, line: 1, column: 1))
            diagnostic.keyPath = path
            return diagnostic
        }
    }
}

extension SourceOrigin: CustomStringConvertible {
    /// The place for use within messages: `file:line:column`, or `file: key path`.
    package var description: String {
        switch self {
        case .node(let node): node.place.description
        case .text(let source, let range): source.place(at: range.lowerBound).description
        case .keyPath(let path, let file): path.isEmpty ? file : "\(file): \(path)"
        }
    }
}
