import ParlanceGrammar
import ParlanceText

/// Prints a pattern as a template with normalized text, in which `␣` is the edge of a word.
struct PatternText {
    /// The length in UTF-8 bytes at which printing stops.
    private let limit: Int
    private var text = ""

    init(limit: Int) { self.limit = limit }

    static func text(of pattern: Pattern, limit: Int) -> String {
        var writer = PatternText(limit: limit)
        writer.write(pattern)
        return writer.isFull ? writer.text + "…" : writer.text
    }

    private var isFull: Bool { text.utf8.count >= limit }

    private mutating func write(_ pattern: Pattern) {
        guard !isFull else { return }
        switch pattern {
        case .word(let bytes, _): text += String(decoding: bytes, as: UTF8.self)
        case .boundary: text += "␣"
        case .slot(let slot): text += "{\(slot.isCapture ? "@" : "")\(slot.name)}"
        case .sequence(let items): for item in items { write(item) }
        case .alternatives(let branches): write(branches, "|", isOptional: branches.last?.isNothing ?? false)
        case .permutation(let items): write(items, ";")
        case .repetition(let slot, let item, let separator):
            write([item, separator], "~")
            text += "{\(slot.name)}"
        case .marked(_, let pattern): write(pattern)
        }
    }

    private mutating func write(_ parts: [Pattern], _ separator: String, isOptional: Bool = false) {
        text += isOptional ? "[" : "("
        for (index, part) in (isOptional ? parts.dropLast() : parts[...]).enumerated() {
            if index > 0 { text += separator }
            write(part)
        }
        text += isOptional ? "]" : ")"
    }
}

extension Pattern {
    fileprivate var isNothing: Bool {
        if case .sequence(let items) = self { items.isEmpty } else { false }
    }
}

extension Parser {
    /// The pattern of a template as text, with rules expanded and literals normalized; nil if the template or its rules
    /// cannot be parsed.
    package func patternText(ofTemplate number: Int, limit: Int) -> String? {
        let sentence = compiled.sentences[number]
        guard let template = try? Template(sentence.template),
            let rules = MentionedRules.rules(of: template, among: compiled.parts.rules.rules)
        else { return nil }
        let normalizer = compiled.normalizer
        return DeepStack.run {
            var patterns = PatternCompiler(normalizer: normalizer, rules: rules)
            return PatternText.text(of: patterns.compile(template), limit: limit)
        }
    }

    /// The normalizer for utterances.
    package var normalizer: Normalizer { compiled.normalizer }

    /// The words of an utterance that carry no meaning.
    package var skipWords: SkipWords { compiled.skipWords }
}
