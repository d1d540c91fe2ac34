import Foundation
import ParlanceTestSupport
import Testing

@Suite("Apps on the command line")
struct AppOptionsTests {
    private static let grammar = """
        language: en
        intents:
          Run: {data: [{sentences: ["run [in {app}]"]}]}
          Stop: {data: [{sentences: ["stop [in {app}]"]}]}
        """

    private static let apps = """
        org.example.run: {display_name: BNRun, supported_intents: [Run, Stop], intents_restricted_while_locked: [Stop]}
        Jogger: {display_name: Jogger, alternative_names: [BNR], supported_intents: [Run]}
        walk: {display_name: Walker, alternative_names: [BNR], supported_intents: [Run]}
        """

    /// A folder with a grammar, its apps, and an app's bundle.
    private static func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "g/g.yaml": grammar, "g/apps.yaml": apps,
            "other/apps.yaml": "sail: {display_name: Sailor, supported_intents: [Run]}",
            "bad/apps.yaml": "a: {display_nam: A}",
            "Swim.app/Info.plist": """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.swim</string>
            <key>CFBundleDisplayName</key><string>Swimmer</string>
            <key>INIntentsSupported</key><array><string>INRunIntent</string></array></dict></plist>
            """,
        ])
    }

    private static func command(_ verb: String, _ arguments: [String], input: String = "") throws -> Command {
        let folder = try folder()
        var command = Command(input: input)
        command.arguments = [verb] + arguments
        command.folder = folder.path
        command.keeper = folder
        return command
    }

    /// The line of `parse` about the app, before the template.
    private static func said(_ arguments: String...) throws -> String {
        let outcome = try command("parse", ["-g", "g"] + arguments).run()
        #expect(outcome.error == "")
        return String(outcome.output.split(separator: "\n").dropLast().last ?? "").trimmingCharacters(in: [" "])
    }

    @Test("The output has the app that handles the intent, and the reason")
    func tells() throws {
        let names = "BNRun (org.example.run), Jogger or Walker (walk)"
        #expect(try Self.said("run") == "ambiguous: \(names); no preference decides")
        #expect(try Self.said("run in b n run") == "handled by BNRun (org.example.run): it was named")
        #expect(try Self.said("run in BNR") == "ambiguous: Jogger and Walker (walk) are both called “BNR”")
        #expect(try Self.said("stop") == "handled by BNRun (org.example.run): no other app supports Stop")
        let unsupported = "unsupported: Jogger does not support Stop; BNRun (org.example.run) does"
        #expect(try Self.said("stop in jogger") == unsupported)
        let preferred = "handled by Jogger: it is preferred to others that support Run"
        #expect(try Self.said("run", "--prefer-app", "Jogger", "--prefer-app", "walk") == preferred)
        #expect(try Self.said("run", "--last-used", "Run=walk") == "handled by Walker (walk): it was used last for Run")
        let locked = "handled by BNRun (org.example.run), once the device is unlocked: no other app supports Stop"
        #expect(try Self.said("stop", "--locked") == locked)
    }

    @Test("Apps that are given take the place of those beside the grammar", arguments: ["other", "other/apps.yaml"])
    func replaces(path: String) throws {
        #expect(try Self.said("--apps", path, "run in sailor") == "handled by Sailor (sail): it was named")
        let outcome = try Self.command("parse", ["-g", "g", "--apps", path, "run in jogger"]).run()
        #expect(outcome.code == 1)
    }

    @Test("Without apps a grammar that may name some works, with one warning")
    func worksWithoutApps() throws {
        let outcome = try Self.command("parse", ["-g", "g/g.yaml", "run"]).run()
        #expect(outcome.output.hasPrefix("Run\n"))
        #expect(outcome.error.hasPrefix("g/g.yaml:3:38: warning[no-apps]: "))
        #expect(outcome.error.split(separator: "\n").count == 3)
    }

    @Test("Of several all count, and an app's bundle is one")
    func readsBundle() throws {
        let said = try Self.said("--apps", "other", "--apps", "Swim.app", "run")
        #expect(said == "ambiguous: Sailor (sail) or Swimmer (org.example.swim); no preference decides")
    }

    @Test("A compiled grammar and one that is kept have the apps too")
    func keepsApps() throws {
        let folder = try Self.folder()
        var command = Command("compile", "-g", "g", "-o", "g.parlance")
        command.folder = folder.path
        #expect(try command.run().code == 0)
        command.environment["XDG_CACHE_HOME"] = folder.path(of: "cache")
        for grammar in ["g.parlance", "g", "g"] {
            command.arguments = ["parse", "-g", grammar, "stop"]
            #expect(try command.run().output.contains("handled by BNRun (org.example.run): no other app supports Stop"))
        }
    }

    @Test("JSON has the app with each reading, and each JSON line may have preferences")
    func writesJSON() throws {
        let outcome = try Self.command("parse", ["-g", "g", "--format", "json", "stop", "--locked"]).run()
        #expect(outcome.output.contains(#""selection" : "restricted""#))
        let input = #"{"text": "run", "prefer": {"apps": ["walk"]}}"# + "\n{\"lists\": {}}\nrun in jogger\n"
        let lines = try Self.command("parse", ["-g", "g", "--jsonl"], input: input).run()
        #expect(lines.code == 0)
        #expect(lines.output.contains(#""app":{"identifier":"walk","name":"Walker","selection":"preferred"}"#))
        #expect(lines.output.contains(#""app":{"identifier":"Jogger","name":"Jogger","selection":"named"}"#))
    }

    @Test("An explanation has the apps that were considered")
    func explains() throws {
        let arguments = [
            "-g", "g", "stop", "in", "walker", "--prefer-app", "walk", "--last-used", "Stop=org.example.run",
        ]
        let outcome = try Self.command("explain", arguments).run()
        #expect(
            outcome.output.hasSuffix(
                """

                which app
                  unsupported: Walker (walk) does not support Stop; BNRun (org.example.run) does
                  BNRun (org.example.run): supports Stop, used last, restricted while locked
                  Walker (walk): named, does not support Stop, number 1 in the order of preference

                """
            )
        )
        let json = try Self.command("explain", arguments + ["--format", "json"]).run()
        #expect(json.output.contains(#""considered" : ["#))
    }

    @Test("Where an utterance may mean several readings, each has its app")
    func explainsAmbiguity() throws {
        let folder = try TemporaryFolder([
            "g.yaml": Self.grammar,
            "apps.yaml": """
            Jogger: {display_name: Jogger, supported_intents: [Run]}
            Jogged: {display_name: Jogged, supported_intents: [Stop]}
            """,
        ])
        var command = Command("explain", "-g", ".", "run in joggex")
        command.folder = folder.path
        let lines = try command.run().output.split(separator: "\n").map { $0.trimmingCharacters(in: [" "]) }
        #expect(lines.first == "ambiguous: run in joggex, which may mean any of these")
        let told = zip(lines, lines.dropFirst()).filter { $0.0 == "which app" }.map(\.1)
        #expect(
            Set(told) == ["handled by Jogger: it was named", "unsupported: Jogged does not support Run; Jogger does"]
        )
    }

    @Test(
        "Wrong arguments are reported, with exit code 2",
        arguments: [
            (["--prefer-app", "jogger", "run"], "error: no app has the identifier 'jogger'; did you mean 'Jogger'?\n"),
            (["--last-used", "Rum=walk", "run"], "error: no app supports the intent 'Rum'; did you mean 'Run'?\n"),
            (["--apps", "nowhere", "run"], "nowhere:1:1: error[no-such-file]: there is no file or folder 'nowhere'\n"),
            (
                ["--apps", "g/g.yaml", "run"],
                """
                g/g.yaml:1:11: error[wrong-type]: expected a mapping with 'display_name' and 'supported_intents', found the text 'en'
                 1 | language: en
                   |           ^~

                """
            ),
        ]
    )
    func refuses(arguments: [String], message: String) throws {
        let outcome = try Self.command("parse", ["-g", "g"] + arguments).run()
        #expect(outcome.error.hasPrefix(message), "\(outcome.error)")
        #expect(outcome.code == 2)
    }

    @Test(
        "Options that can't be meant so are refused",
        arguments: [
            (["--last-used", "Run", "run"], "--last-used takes INTENT=APP, not 'Run'"),
            (
                ["--jsonl", "--locked"],
                "with --jsonl each line has its own 'prefer' with 'apps', 'last_used' and 'locked'"
            ),
        ]
    )
    func refusesOptions(arguments: [String], message: String) throws {
        let outcome = try Self.command("parse", ["-g", "g"] + arguments).run()
        #expect(outcome.error.contains(message))
        #expect(outcome.code == 2)
    }

    @Test("Other verbs have the apps too, and check finds their problems")
    func otherCommands() throws {
        let sample = try Self.command("sample", ["-g", "g/g.yaml", "--apps", "other"]).run()
        #expect(sample.output == "run in Sailor\nrun\nstop in Sailor\nstop\n")
        #expect(try Self.command("check", ["g"]).run().output == "2 templates in en and 3 apps: no problems\n")
        #expect(try Self.command("check", ["g/g.yaml", "--apps", "other"]).run().code == 0)
        #expect(try Self.command("check", ["g/g.yaml"]).run().output.contains("warning[no-apps]"))
        let bad = try Self.command("check", ["g/g.yaml", "bad"]).run()
        #expect(bad.code == 1)
        #expect(bad.output.contains("bad/apps.yaml:1:5: warning[unknown-key]"))
    }

    @Test("Without apps, the output has none")
    func isSilent() throws {
        let outcome = try House().command("parse", "-g", "house.yaml", "--locked", "lights on", "--context", "area=x")
            .run()
        #expect(outcome.output.split(separator: "\n").count == 4)
    }
}
