import ArgumentParser
import Parlance

/// `parlance history delete`: deletes finished intents.
struct HistoryDeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete finished intents by identifier, by group, or all.",
        discussion: """
            Deleted content is overwritten. The exit code is 0 if any are deleted, 1 if none fits, and 2 if the file or \
            an argument is invalid.
            """
    )

    @OptionGroup var source: HistoryFileArgument

    @Option(help: ArgumentHelp("An identifier (repeatable).", valueName: "identifier"))
    var identifier: [String] = []

    @Option(help: ArgumentHelp("All intents of this group.", valueName: "name"))
    var group: String?

    @Flag(help: "All intents.")
    var all = false

    func validate() throws {
        let given = [!identifier.isEmpty, group != nil, all].count { $0 }
        guard given == 1 else { throw ValidationError("name what to delete: --identifier, --group or --all") }
    }

    func run() throws {
        try ExitStatus.reporting {
            let history = try source.open()
            let selection = selection
            let count = try Blocking.waiting { try await history.delete(selection) }
            try StandardOutput.print("deleted: \(count)")
            try (count == 0 ? ExitStatus.noMatch : .success).end()
        }
    }

    private var selection: InteractionSelection {
        if let group { return .group(group) }
        return all ? .all : .identifiers(identifier)
    }
}
