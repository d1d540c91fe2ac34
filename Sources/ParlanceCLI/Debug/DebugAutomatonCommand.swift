import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

/// `parlance debug automaton`: shows an automaton, or its steps through an utterance.
struct DebugAutomatonCommand: ParsableCommand {
    /// The maximum number of states in the output.
    private static let stateLimit = 2_000
    /// The maximum number of positions of an utterance in the output, and of states at each.
    private static let traceLimits = (positions: 400, states: 8)

    static let configuration = CommandConfiguration(
        commandName: "automaton",
        abstract: "Show the automaton of a template, or the steps of the grammar's automaton through an utterance.",
        discussion: """
            With a template: its states, and those that an utterance visits, if one is given. With an utterance alone: the states \
            of the grammar's automaton that are alive at each position.
            """
    )

    @OptionGroup var grammars: GrammarOptions

    @OptionGroup var caching: CacheOptions

    @Option(help: ArgumentHelp("The output format; dot is for Graphviz.", valueName: "format"))
    var format: GraphFormat = .text

    @Option(help: ArgumentHelp("The utterance to follow through the automaton.", valueName: "text"))
    var utterance: String?

    @Argument(help: "The template, with the rules and lists of the grammar.")
    var template: String?

    func validate() throws {
        if template == nil, utterance == nil { throw ValidationError("a template or an --utterance is missing") }
    }

    func run() throws {
        try ExitStatus.reporting {
            guard let template else { return try showTrace() }
            try showAutomaton(of: try GivenTemplate(template, grammars).parser)
        }
    }

    private func showAutomaton(of parser: Parser) throws {
        let followed = try utterance.map { try trace($0, parser) }
        let listing = parser.automaton(ofTemplate: 0, limit: Self.stateLimit)
        try StandardOutput.print(try rendered(AutomatonGraph(listing, following: followed)))
    }

    private func trace(_ text: String, _ parser: Parser) throws -> AutomatonTrace {
        try ParseError.described { () throws(ParseError) in try parser.trace(text) }
    }

    private func rendered(_ automaton: AutomatonGraph) throws -> String {
        switch format {
        case .text: text(automaton)
        case .json: String(decoding: try JSONEncoder.answers(isSpread: true).encode(json(automaton)), as: UTF8.self)
        case .dot: automaton.graph.dot
        }
    }

    private func text(_ automaton: AutomatonGraph) -> String {
        var lines = ["\(automaton.stateCount) states; from \(automaton.start) to \(automaton.end)"]
        lines += automaton.steps.map { step in
            let label = step.label.isEmpty ? "" : "  \(MarkedText.clean(step.label))"
            return "\(step.isVisited ? "*" : " ") \(step.from) → \(step.to)\(label)"
        }
        if automaton.isCut { lines.append("… and more") }
        if utterance != nil { lines.append("* the utterance has been here") }
        return lines.joined(separator: "\n")
    }

    private func json(_ automaton: AutomatonGraph) -> Value {
        let steps = automaton.steps.map { step in
            Value.object([
                "from": .integer(step.from), "to": .integer(step.to), "over": .string(step.label),
                "visited": .bool(step.isVisited),
            ])
        }
        return .object([
            "states": .integer(automaton.stateCount), "start": .integer(automaton.start),
            "end": .integer(automaton.end),
            "complete": .bool(!automaton.isCut), "steps": .array(steps),
        ])
    }
}

// MARK: - The grammar's automaton

extension DebugAutomatonCommand {
    private func showTrace() throws {
        let trace = try trace(utterance ?? "", try grammars.parser(cache: caching.cache))
        switch format {
        case .text: try StandardOutput.print(text(trace))
        case .json:
            let json = try JSONEncoder.answers(isSpread: true).encode(json(trace))
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        case .dot: try StandardOutput.print(trace.graph(limit: Self.traceLimits.positions).dot)
        }
    }

    private func text(_ trace: AutomatonTrace) -> String {
        let lines = trace.positions.prefix(Self.traceLimits.positions).flatMap { position -> [String] in
            let rest = MarkedText.clean(trace.rest(from: position))
            let more = position.states.count - Self.traceLimits.states
            return ["\(position.offset): “\(rest)”"]
                + position.states.prefix(Self.traceLimits.states).map { "    \($0.summary)" }
                + (more > 0 ? ["    … and \(more) more"] : [])
        }
        let isCut = trace.positions.count > Self.traceLimits.positions
        return ([MarkedText.clean(trace.text)] + lines + (isCut ? ["… and more"] : [])).joined(separator: "\n")
    }

    private func json(_ trace: AutomatonTrace) -> Value {
        let positions = trace.positions.map { position in
            Value.object([
                "offset": .integer(position.offset),
                "states": .array(position.states.map(\.json)),
            ])
        }
        return .object(["text": .string(trace.text), "positions": .array(positions)])
    }
}

extension AutomatonTrace.Live {
    fileprivate var json: Value {
        .object([
            "state": .integer(number), "members": .integer(members.count), "templates": .integer(templates),
            "slots": .array(slots.map(Value.string)), "accepted": .integer(accepted),
        ])
    }
}
