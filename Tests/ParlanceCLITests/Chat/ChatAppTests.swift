import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance chat --app")
struct ChatAppTests {
    @Test func `a sample app can be talked to, and tells what it did`() throws {
        let outcome = try Command("chat", "--app", "rides", input: "I need a taxi\nto the airport\nyes please\n").run()
        let expected = """
            > I need a taxi
            RequestRide asks for dropOffLocation
              pickupLocation = your location [here]
              “Where to?”
            > to the airport
            RequestRide asks for confirmation
            """
        #expect(outcome.output.hasPrefix(expected), "\(outcome.output)")
        let offer = "  “Hop Classic from your location to the airport for $27.00, in 4 minutes?”\n"
        #expect(outcome.output.contains(offer))
        #expect(outcome.output.contains("  “Your ride is booked: a blue Corvid, HOP 112, in 4 minutes.”\n"))
        #expect(outcome.output.hasSuffix("  app: booked Hop Classic from your location to the airport\n"))
        #expect(outcome.code == 0)
    }

    @Test func `each conversation of a transcript has a world of its own`() throws {
        let utterances = "get me a ride home\nyes\n"
        let conversation = try Command("chat", "--app", "rides", input: utterances).run().output
        let folder = try TemporaryFolder()
        let path = try folder.write(conversation + "\n" + conversation, to: "rides.txt")
        let outcome = try Command("chat", "--app", "rides", "--transcript", path).run()
        #expect(outcome.output == "2 conversations, 4 utterances: all as recorded\n")
    }

    @Test func `programs are told what the app did`() throws {
        let outcome = try Command("chat", "--app", "bnrun", "--json", input: "start a run\npause\n").run()
        let logs = try outcome.output.split(separator: "\n").map { line in
            let turn = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return turn["app"] as? [String]
        }
        #expect(
            logs == [
                ["continueInApp bnrun.start", "started Run, open, anywhere"],
                ["handleInApp bnrun.pause", "paused Run"],
            ]
        )
    }

    @Test(arguments: ["bnrun", "messages", "payments", "rides"])
    func `every app answers`(name: String) throws {
        let outcome = try Command("chat", "--app", name, input: "blah\n").run()
        #expect(outcome.output == "> blah\nnot understood\n  “Sorry, I don't understand that.”\n")
        #expect(outcome.code == 0)
    }

    @Test func `things may be otherwise than they should`() throws {
        let arguments = ["chat", "--app", "rides", "--circumstance", "signed out"]
        var command = Command(input: "get me a ride home\n")
        command.arguments = arguments
        let outcome = try command.run()
        #expect(outcome.output.contains("RequestRide: failureRequiringAppLaunchMustVerifyCredentials\n"))
        #expect(outcome.output.hasPrefix("with: signed out\n> get me a ride home\n"))
        #expect(outcome.output.contains("  activity RequestRide\n"))
        #expect(outcome.output.contains("  “Please sign in to the app first.”\n"))
    }

    @Test func `what is shown says how things stand, so that it can be replayed`() throws {
        var command = Command(input: "get me a ride home\n")
        command.arguments = ["chat", "--app", "rides", "--circumstance", "location off", "--locked"]
        let shown = try command.run().output
        #expect(shown.hasPrefix("with: location off, locked\n> get me a ride home\nRequestRide: locked\n"))
        let folder = try TemporaryFolder()
        let path = try folder.write(shown, to: "rides.txt")
        let outcome = try Command("chat", "--app", "rides", "--transcript", path).run()
        #expect(outcome.output == "1 conversation, 1 utterance: all as recorded\n")
    }

    @Test func `a transcript with circumstances that there are not is refused in its place`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("# today\nwith: snow\n> get me a ride home\n", to: "rides.txt")
        let outcome = try Command("chat", "--app", "rides", "--transcript", path).run()
        #expect(outcome.error.contains("rides.txt:2: 'snow' is no circumstance of the sample app 'rides'"))
        let house = try folder.write("intents: {Halt: {data: [{sentences: [halt]}]}}\n", to: "house.yaml")
        let other = try Command("chat", "--grammar", house, "--language", "en", "--transcript", path).run()
        #expect(other.error.contains("rides.txt:2: 'snow' is a circumstance, which requires a sample app"))
        #expect((outcome.code, other.code) == (2, 2))
    }

    @Test(arguments: [
        (["--app", "nope"], "there is no sample app 'nope'; there are bnrun, messages, payments, rides"),
        (["--app", "rides", "--circumstance", "snow"], "'snow' is no circumstance of the sample app 'rides'"),
        (["--app", "rides", "--now", "soon"], "--now takes a local time such as 2026-11-20T09:00, not 'soon'"),
        (["--circumstance", "storm"], "--circumstance requires a sample app"),
        (["--app", "rides", "--grammar", "x.yaml"], "a sample app has its own grammar and handlers"),
        (["--app", "rides", "--handler", "cat"], "a sample app has its own grammar and handlers"),
    ])
    func `what is given wrongly is told`(arguments: [String], message: String) throws {
        var command = Command(input: "hello\n")
        command.arguments = ["chat"] + arguments
        let outcome = try command.run()
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(outcome.code == 2)
    }

    @Test func `an app may be spoken to in a language of one's own files`() throws {
        let folder = try TemporaryFolder(["languages/en.yaml": "language: en\nfollow_ups: {again: [encore]}\n"])
        var command = Command("chat", "--app", "bnrun", input: "start a run\nend the workout\nencore\n")
        #expect(try command.run().output.contains("> encore\nnot understood"))
        command.arguments += ["--languages", "\(folder.path)/languages"]
        command.keeper = folder
        #expect(try command.run().output.contains("> encore\nStartWorkout: success"))
    }
}
