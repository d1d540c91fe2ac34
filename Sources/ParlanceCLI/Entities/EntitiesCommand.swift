import ArgumentParser
import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar
import ParlanceText

/// `parlance entities`: marks numbers, amounts, dates and times in texts.
struct EntitiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "entities",
        abstract: "Mark numbers, amounts, dates and times in a text.",
        discussion: """
            Relative times such as 'tomorrow' refer to --now, or to the clock of this machine if it is not given. With \
            --jsonl, each line of standard input is an object with 'text' and optionally 'now', 'kinds' and 'id'. With \
            --time-zone, a date with a time has its 'instants': two where clocks are put back; where they are put forward \
            over it none, 'gap' and the 'next' instant.
            """
    )

    @Argument(help: "The text.")
    var text: String?

    @Option(help: ArgumentHelp("The language of the text.", valueName: "tag"))
    var language = "en"

    @Option(
        help: ArgumentHelp("The reference time, local, as 2026-11-20T09:00 (default: the clock).", valueName: "time")
    )
    var now: String?

    @Option(help: ArgumentHelp("The time zone of --now and the times, such as Europe/Berlin.", valueName: "name"))
    var timeZone: String?

    @Option(
        name: .customLong("kind"),
        help: ArgumentHelp("A kind of entity to find (repeatable; default: all).", valueName: "kind")
    )
    var kinds: [String] = []

    @Flag(help: "Read requests from standard input, one JSON object a line.")
    var jsonl = false

    @OptionGroup var threading: ThreadOptions

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @OptionGroup var languages: LanguageOptions

    func validate() throws { try threading.check(jsonl: jsonl) }

    func run() throws {
        try ExitStatus.reporting {
            let all =
                languages.paths.isEmpty ? EntityLanguages.shipped : try EntityLanguages.load(paths: languages.paths)
            let zone = try timeZone.map(EntityQuery.zone)
            let query = EntityQuery(now: try reference(in: zone), kinds: try chosenKinds(), zone: zone)
            let server = EntityServer(language: all.language(language), query: query)
            if jsonl { return try LineRun.run(server, threads: threading.count) }
            guard let text else { throw ValidationError("no text is given; write one, or use --jsonl") }
            try server.session().answer(text, asJSON: format == .json)
        }
    }

    private func reference(in zone: TimeZoneRules?) throws -> LocalTime {
        if now == nil, let zone { return LocalTime(at: Int(Date().timeIntervalSince1970.rounded(.down)), in: zone) }
        let time = now == nil ? .ofTheClock : now.flatMap { ReferenceTime(iso: $0) }
        guard let time = time?.localTime else {
            throw ValidationError("--now takes a local time such as 2026-11-20T09:00, not '\(now ?? "")'")
        }
        return time
    }

    private func chosenKinds() throws -> Set<Entity.Kind> {
        if kinds.isEmpty { return Set(Entity.Kind.allCases) }
        return Set(try kinds.map(EntityQuery.kind))
    }
}
