import Foundation
import ParlanceTestSupport
import Testing

@Suite("The grammars that come with Parlance")
struct ShippedGrammarsTests {
    @Test("They are found wherever the command is started", arguments: ["/", "/tmp"])
    func areFound(folder: String) throws {
        var command = Command("parse", "go for a run")
        command.folder = folder
        #expect(try command.run().output.hasPrefix("StartWorkout\n  go for a run\n"))
    }

    @Test("They are found if the command is a symbolic link")
    func areFoundByLink() throws {
        let folder = try TemporaryFolder()
        let link = folder.path(of: "understand")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Command.executable.path)
        var command = Command("parse", "go for a run")
        command.executable = URL(fileURLWithPath: link)
        #expect(try command.run().output.hasPrefix("StartWorkout\n"))
    }

    @Test("PARLANCE_GRAMMARS sets another folder")
    func areSetByEnvironment() throws {
        let house = try House()
        var command = Command("parse", "turn on the lamp")
        command.environment["PARLANCE_GRAMMARS"] = house.folder.path
        #expect(try command.run().output.contains("  (turn|switch) on [the] {name}  \(house.grammar):5:22\n"))
        command.environment["PARLANCE_GRAMMARS"] = "/no/such/folder"
        let missing = try command.run()
        #expect(
            missing.error
                == "/no/such/folder:1:1: error[no-such-file]: there is no file or folder '/no/such/folder'\n"
        )
        #expect(missing.code == 2)
        command.environment["PARLANCE_GRAMMARS"] = ""
        #expect(try command.run().code == 0)
    }

    @Test("An installation has them in share; without any, the message has the searched places")
    func areFoundInInstallation() throws {
        let folder = try TemporaryFolder()
        let installed = folder.path(of: "bin/parlance")
        try FileManager.default.createDirectory(atPath: folder.path(of: "bin"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Command.executable.path, toPath: installed)
        var command = Command("parse", "turn on the lamp")
        command.executable = URL(fileURLWithPath: installed)
        #expect(
            try command.run()
                == Command.Outcome(
                    output: "",
                    error:
                        "error: the grammars that come with Parlance are not there; say which to use with --grammar, or "
                        + "where they are with PARLANCE_GRAMMARS; looked in \(folder.path)/bin/Grammars, "
                        + "\(folder.path)/share/parlance/Grammars\n",
                    code: 2
                )
        )
        try folder.write(House.text, to: "share/parlance/Grammars/house.yaml")
        #expect(try command.run().output.hasPrefix("TurnOn\n"))
    }
}
