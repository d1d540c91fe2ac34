import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

/// `parlance debug tokens`: shows the normalized form of a text.
struct DebugTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens",
        abstract: "Show the normalized form of a text.",
        discussion: """
            A '·' between or within tokens marks a boundary without a blank: a blank of a template matches there.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("The output format; dot is for Graphviz.", valueName: "format"))
    var format: GraphFormat = .text

    @Argument(help: "The text.")
    var words: [String]

    func run() throws {
        try ExitStatus.reporting {
            let parser = try grammars.parser(cache: caching.cache)
            let tokens = try ParseError.described { () throws(ParseError) in
                try TextTokens(of: words.joined(separator: " "), by: parser)
            }
            try StandardOutput.print(try rendered(tokens))
        }
    }

    private func rendered(_ tokens: TextTokens) throws -> String {
        switch format {
        case .text: text(tokens)
        case .json: String(decoding: try JSONEncoder.answers(isSpread: true).encode(tokens.json), as: UTF8.self)
        case .dot: tokens.graph.dot
        }
    }

    private func text(_ tokens: TextTokens) -> String {
        let clean = { MarkedText.clean($0) }
        var lines = ["normalized          \(clean(tokens.normalized))"]
        if let rest = tokens.withoutSkipWords { lines.append("without skip words  \(clean(rest))") }
        let rows = tokens.tokens.map { token in
            (
                "\(token.scalarRange.lowerBound)–\(token.scalarRange.upperBound)", clean(token.source),
                clean(token.marked),
                token.isSkipWord ? "skip word" : ""
            )
        }
        let width = { (part: (Int) -> String) in rows.indices.map { TextStyle.columns(of: part($0)) }.max() ?? 0 }
        let widths = (width { rows[$0].0 }, width { rows[$0].1 }, width { rows[$0].2 })
        for row in rows {
            let cells = [
                TextStyle.padded(row.0, to: widths.0), TextStyle.padded(row.1, to: widths.1),
                TextStyle.padded(row.2, to: widths.2), row.3,
            ]
            lines.append("  " + cells.joined(separator: "  ").trimmingEnd)
        }
        return lines.joined(separator: "\n")
    }
}

extension TextTokens.Token {
    /// The token with a dot at each word boundary without a blank.
    fileprivate var marked: String {
        let bytes = Array(text.utf8)
        var marked = followsBlank || byteRange.lowerBound == 0 ? "" : "·"
        var start = 0
        for boundary in innerBoundaries {
            marked += String(decoding: bytes[start..<boundary], as: UTF8.self) + "·"
            start = boundary
        }
        return marked + String(decoding: bytes[start...], as: UTF8.self)
    }

    fileprivate var json: Value {
        .object([
            "text": .string(text), "source": .string(source), "start": .integer(scalarRange.lowerBound),
            "end": .integer(scalarRange.upperBound), "skip_word": .bool(isSkipWord),
            "follows_blank": .bool(followsBlank), "boundaries": .array(innerBoundaries.map(Value.integer)),
        ])
    }
}

extension TextTokens {
    fileprivate var json: Value {
        var members: [String: Value] = [
            "text": .string(source), "normalized": .string(normalized), "tokens": .array(tokens.map(\.json)),
        ]
        members["without_skip_words"] = withoutSkipWords.map { .string($0) }
        return .object(members)
    }
}

extension ParseError {
    /// Runs `body` and converts a `ParseError` into an error with a description.
    static func described<Result>(_ body: () throws(ParseError) -> Result) throws(DescribedError) -> Result {
        do throws(ParseError) { return try body() } catch { throw DescribedError(description: error.message) }
    }
}

/// An error with a description.
struct DescribedError: Error, CustomStringConvertible {
    let description: String
}
