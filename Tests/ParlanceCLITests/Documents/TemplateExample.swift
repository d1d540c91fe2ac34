import Parlance
import ParlanceGrammar
import Testing

/// A template with utterances that it reads and does not read, in the notation of articles:
///
/// ```
/// lights on in [the] {area}
/// + lights on in the kitchen → area = kitchen
/// - lights on in the garden
/// ```
struct TemplateExample {
    struct Failure: Error {
        var line: String
    }

    private struct Utterance {
        var text: String
        var isRead: Bool
        /// Nil if the example does not contain them.
        var slots: String?
    }

    private let template: String
    private var utterances: [Utterance] = []
    /// The codes of the template's errors, and of its warnings.
    private var errors: [String] = []
    private var warnings: [String] = []

    private init(_ template: String) {
        self.template = template
    }

    /// The examples of a snippet, separated by blank lines.
    static func examples(in text: String) throws -> [TemplateExample] {
        try text.split(separator: "\n\n").map { block in
            let lines = block.split(separator: "\n").map(String.init)
            var example = TemplateExample(lines[0])
            for line in lines.dropFirst() { try example.read(line) }
            return example
        }
    }

    private mutating func read(_ line: String) throws {
        let content = String(line.dropFirst(2))
        switch line.prefix(2) {
        case "+ ": utterances.append(Self.utterance(content, isRead: true))
        case "- ": utterances.append(Self.utterance(content, isRead: false))
        case "! ": errors.append(content)
        case "? ": warnings.append(content)
        default: throw Failure(line: line)
        }
    }

    private static func utterance(_ content: String, isRead: Bool) -> Utterance {
        let parts = content.split(separator: " → ", maxSplits: 1).map(String.init)
        let slots = parts.count == 2 ? parts[1] : nil
        return Utterance(text: parts[0], isRead: isRead, slots: slots == "no slots" ? "" : slots)
    }

    func check(with definitions: Definitions) throws {
        let loaded: GrammarLoader.Loaded
        do {
            loaded = try definitions.load([("Test", template)])
        } catch let error as GrammarError {
            #expect(error.diagnostics.map(\.problem.code) == errors, "\(template): \(error.diagnostics)")
            #expect(utterances.isEmpty, "\(template)")
            return
        }
        #expect(errors == [], "\(template)")
        #expect(loaded.warnings.map(\.problem.code) == warnings, "\(template)")
        let parser = Parser(loaded.grammar)
        for utterance in utterances { try check(utterance, with: parser) }
    }

    private func check(_ utterance: Utterance, with parser: Parser) throws {
        let result = try parser.parse(utterance.text)
        #expect((result.match == .exact) == utterance.isRead, "\(template): \(utterance.text)")
        guard let slots = utterance.slots else { return }
        #expect(result.best?.shownSlots == slots, "\(template): \(utterance.text)")
    }
}
