import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance bench")
struct BenchCommandTests {
    /// `bench` on the small grammar, with the minimum number of rounds.
    private func bench(_ house: House, _ arguments: String...) -> Command {
        var command = house.command()
        command.arguments = ["bench", "-g", "house.yaml", "--repeat", "2", "--warm-up", "0"] + arguments
        return command
    }

    private func json(_ outcome: Command.Outcome) throws -> [String: Any] {
        #expect(outcome.code == 0, "\(outcome.error)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    /// The text with `#` for each number with its unit, and single blanks.
    static func shape(_ text: String) -> String {
        text.replacing(#/[0-9][0-9,.]*( (ns|µs|ms|s|B|kB|MB|GB)\b)?/#, with: "#").replacing(#/ +/#, with: " ")
    }

    private func houseWithUtterances() throws -> House {
        let house = try House()
        try house.folder.write("turn on the lamp\n\nset lamp to 5 percent\r\nwhat is this\n", to: "utterances.txt")
        return house
    }

    @Test("The text has all measurements with units")
    func text() throws {
        let house = try houseWithUtterances()
        let outcome = try bench(house, "--utterances", "utterances.txt", "--threads", "2", "--add-names", "50").run()
        #expect(outcome.code == 0)
        #expect(
            Self.shape(outcome.output)
                == """
                # utterances in en, # % of them matched

                 min mean median p99 max
                normalize # # # # #
                match # # # # #
                extract # # # # #
                total # # # # #
                icu # # # # #
                allocations # # # # #

                throughput # utterances a second
                # thread # utterances a second; # processors busy
                # threads # utterances a second, # times those of one thread; # processors busy
                total / icu # times the time that ICU alone takes to fold and break the texts
                more names with # names added to 'name': # times the time; # to replace # list of # values
                automaton # templates, # NFA states; # DFA states so far, #
                load # from files to a grammar
                compile # from the grammar to a parser
                run-time lists none
                peak memory #

                Times are each utterance's fastest of # rounds; reading the clock (#) is subtracted.

                """.replacing("p99", with: "p#")
        )
        #expect(outcome.output.hasPrefix("3 utterances in en, 66.7 % of them matched\n"))
        #expect(outcome.output.contains("with 50 names added to 'name'"))
        #expect(outcome.output.contains("to replace 1 list of 54 values"))
        #expect(outcome.output.contains("fastest of 2 rounds"))
    }

    @Test("The JSON has the same keys in every case, with null for missing measurements")
    func jsonKeys() throws {
        let house = try houseWithUtterances()
        let found = try json(bench(house, "--utterances", "utterances.txt", "--format", "json").run())
        #expect(
            found.keys.sorted() == [
                "added_names", "allocations", "automaton", "clock_nanoseconds", "compile_nanoseconds", "icu",
                "language",
                "lists", "load_nanoseconds", "match_share", "matched", "optimized", "peak_memory_bytes", "rounds",
                "stages", "statistic", "threads", "total_to_icu", "utterances", "utterances_per_second",
            ]
        )
        for key in ["added_names", "lists", "threads"] { #expect(found[key] is NSNull) }
        #expect(found["language"] as? String == "en")
        #expect(found["statistic"] as? String == "minimum")
        #expect([found["utterances"], found["matched"], found["rounds"]].map { $0 as? Int } == [3, 2, 2])
        #expect(found["match_share"] as? Double == 0.6667)
    }

    private static let timeKeys = [
        "max_nanoseconds", "mean_nanoseconds", "median_nanoseconds", "min_nanoseconds", "p99_nanoseconds",
    ]

    @Test("The numbers of the JSON are plausible")
    func plausibleNumbers() throws {
        let house = try houseWithUtterances()
        let found = try json(bench(house, "--utterances", "utterances.txt", "--format", "json").run())
        let stages = try #require(found["stages"] as? [String: [String: Double]])
        #expect(stages.keys.sorted() == ["extract", "match", "normalize", "total"])
        let icu = try #require(found["icu"] as? [String: Double])
        for times in Array(stages.values) + [icu] {
            #expect(times.keys.sorted() == Self.timeKeys)
            let ordered = ["min", "median", "p99", "max"].compactMap { times["\($0)_nanoseconds"] }
            #expect(ordered.count == 4 && ordered == ordered.sorted())
            let mean = try #require(times["mean_nanoseconds"])
            #expect(ordered[0] <= mean && mean <= ordered[3])
        }
        let automaton = try #require(found["automaton"] as? [String: Int])
        #expect(automaton.keys.sorted() == ["dfa_bytes", "dfa_states", "nfa_states", "templates"])
        #expect(automaton["templates"] == 5)
        #expect(automaton.values.allSatisfy { $0 > 0 })
        for key in ["utterances_per_second", "total_to_icu", "load_nanoseconds", "compile_nanoseconds"] {
            #expect(try #require(found[key] as? Double) > 0, "\(key)")
        }
        #expect(try #require(stages["total"]?["min_nanoseconds"]) > 0)
    }

    @Test("Allocations are counted, and non-matches have the fewest", .enabled(if: allocationsAreCounted))
    func allocationsAreThere() throws {
        let house = try houseWithUtterances()
        let found = try json(bench(house, "--utterances", "utterances.txt", "--format", "json").run())
        let counted = try #require(found["allocations"] as? [String: Double])
        #expect(counted.keys.sorted() == ["max", "mean", "median", "min", "p99"])
        #expect(try #require(counted["max"]) > (try #require(counted["min"])))
        #expect(try #require(counted["max"]) < 1_000)
    }

    #if os(Linux)
        @Test("The peak memory is that of this program, not of the one that started it")
        func peakMemory() throws {
            let house = try houseWithUtterances()
            let found = try json(bench(house, "--utterances", "utterances.txt", "--format", "json").run())
            let bytes = try #require(found["peak_memory_bytes"] as? Int)
            #expect((1 << 20..<1 << 30).contains(bytes))
        }
    #endif

    @Test("The JSON has added names and threads too")
    func addedNamesAndThreads() throws {
        let house = try houseWithUtterances()
        let command = bench(
            house,
            "--utterances",
            "utterances.txt",
            "--format",
            "json",
            "--threads",
            "3",
            "--add-names",
            "7",
            "--to",
            "song"
        )
        let found = try json(command.run())
        let added = try #require(found["added_names"] as? [String: Any])
        #expect(added.keys.sorted() == ["list", "lists", "names", "ratio", "total"])
        #expect(added["list"] as? String == "song")
        #expect(added["names"] as? Int == 7)
        #expect(try #require(added["ratio"] as? Double) > 0)
        #expect((added["total"] as? [String: Double])?.keys.sorted() == Self.timeKeys)
        let lists = try #require(added["lists"] as? [String: Int])
        #expect(lists.keys.sorted() == ["lists", "replace_nanoseconds", "values"])
        #expect([lists["lists"], lists["values"]] == [1, 8])
        let threads = try #require(found["threads"] as? [[String: Double]])
        #expect(threads.map { $0["threads"] } == [1, 2, 3])
        #expect(threads[0]["ratio"] == 1)
        for found in threads {
            #expect(found.keys.sorted() == ["processors", "ratio", "threads", "utterances_per_second"])
            #expect(found.values.allSatisfy { $0 > 0 })
        }
    }

    @Test("Lines of the batch contract bring their run-time lists, contexts and preferences")
    func batchLines() throws {
        let house = try House()
        try house.folder.write(
            """
            turn on the heater
            {"lists": {"name": {"values": ["heater", "fan"]}}}
            {"text": "turn on the heater", "id": 7, "prefer": {"slot": "name"}, "top": 2}
            {"text": "lights on", "context": {"area": "den"}}
            lights on
            {"lists": {"name": {"values": ["oven"]}, "song": {"values": ["one", "two", "three"]}}}
            turn on the oven
            turn on the heater
            """,
            to: "lines.jsonl"
        )
        let found = try json(bench(house, "--utterances", "lines.jsonl", "--format", "json").run())
        #expect([found["utterances"], found["matched"]].map { $0 as? Int } == [6, 3])
        let lists = try #require(found["lists"] as? [String: Int])
        #expect([lists["lists"], lists["values"]] == [2, 4])
    }

    @Test("A corpus is parsed with its lists and contexts")
    func corpus() throws {
        let house = try House()
        try house.folder.write(
            """
            language: en
            lists: {name: {values: [heater]}}
            tests:
              - sentences: [turn on the heater, switch on heater]
                intent: {name: TurnOn, slots: {name: heater, power: true}}
              - sentences: [lights on]
                intent: {name: LightsHere, context: {area: den}, slots: {area: den}}
              - sentences: [turn on the lamp]
                match: none
            """,
            to: "corpus/en.yaml"
        )
        try house.folder.write("language: de\ntests: [{sentences: [an], match: none}]", to: "corpus/de.yaml")
        let command = bench(house, "--corpus", "corpus", "--language", "en", "--format", "json")
        let found = try json(command.run())
        #expect([found["utterances"], found["matched"]].map { $0 as? Int } == [4, 3])
        #expect(
            try bench(house, "--corpus", "corpus").run().error
                == "error: the corpora are in several languages (de, en); choose one with --language\n"
        )
    }

    @Test("Without utterances the corpora beside the grammars are parsed")
    func shippedCorpora() throws {
        let house = try House()
        try house.folder.write(House.text, to: "Grammars/en/house.yaml")
        try house.folder.write(
            "language: en\ntests: [{sentences: [turn on lamp, what], match: none}]",
            to: "Corpus/en/house.yaml"
        )
        var command = house.command("bench", "--repeat", "1", "--format", "json")
        command.environment["PARLANCE_GRAMMARS"] = house.folder.path(of: "Grammars")
        let found = try json(command.run())
        #expect([found["utterances"], found["matched"]].map { $0 as? Int } == [2, 1])
    }

    @Test(
        "Wrong arguments are reported, with exit code 2",
        arguments: [
            (["--utterances", "missing.txt"], "error: missing.txt can't be read: No such file or directory\n"),
            (["--utterances", "corpus"], "error: corpus can't be read: Is a directory\n"),
            (["--utterances", "blank.txt"], "error: there are no utterances to parse; write some, a line each\n"),
            (
                ["--utterances", "wrong.jsonl"],
                """
                error: wrong.jsonl:2: unknown field 'txt'; did you mean 'text'?
                wrong.jsonl:4: the text has 5000 bytes; an utterance may have 4096

                """
            ),
            (["--corpus", "corpus", "--language", "de"], "error: no corpus is in 'de'; there are: en\n"),
            (
                ["--utterances", "homes.jsonl", "--add-names", "1000000"],
                "error: 1,000,000 names in each of 12 sets of run-time lists are too many; add 833,333 at most\n"
            ),
            (
                ["--utterances", "good.txt", "--add-names", "5", "--to", "nmae"],
                "error: no list is called 'nmae'; did you mean --to name?\n"
            ),
            (
                ["--utterances", "good.txt", "--add-names", "5", "--to", "pantry"],
                "error: no list is called 'pantry'; choose the list for the names with --to\n"
            ),
            (
                ["--utterances", "good.txt", "--add-names", "5", "--to", "level"],
                "error: the list 'level' is a range; --to needs a list of values\n"
            ),
            (
                ["--utterances", "good.txt", "--add-names", "5", "--to", "title"],
                "error: the list 'title' is a wildcard; --to needs a list of values\n"
            ),
        ]
    )
    func refusesWrongInput(arguments: [String], error: String) throws {
        let house = try House()
        let long = String(repeating: "x", count: 5_000)
        let homes = (1...11).map { "{\"lists\": {\"name\": {\"values\": [\"n\($0)\"]}}}\nturn on n\($0)\n" }
        try house.folder.write(homes.joined(), to: "homes.jsonl")
        try house.folder.write("turn on lamp", to: "good.txt")
        try house.folder.write("\n \t\r\n", to: "blank.txt")
        try house.folder.write("fine\n{\"txt\": 1}\nfine\n\(long)\n", to: "wrong.jsonl")
        try house.folder.write("language: en\ntests: [{sentences: [stop], match: none}]", to: "corpus/en.yaml")
        var command = bench(house)
        command.arguments += arguments
        #expect(try command.run() == Command.Outcome(output: "", error: error, code: 2))
    }

    @Test(
        "Wrong numbers and contradictory options are refused",
        arguments: [
            (["--repeat", "0"], "Error: --repeat must be between 1 and 1,000,000"),
            (["--repeat", "often"], "Error: The value 'often' is invalid for '--repeat <count>'"),
            (["--warm-up", "1000001"], "Error: --warm-up must be between 0 and 1,000,000"),
            (["--threads", "0"], "Error: --threads must be between 1 and 256"),
            (["--threads", "257"], "Error: --threads must be between 1 and 256"),
            (["--add-names", "0"], "Error: --add-names must be between 1 and 1,000,000"),
            (["--to", "name"], "Error: --to requires --add-names"),
            (["--utterances", "a", "--corpus", "b"], "Error: --utterances and --corpus exclude each other"),
            (["--format", "xml"], "Error: The value 'xml' is invalid for '--format <format>'."),
        ]
    )
    func refusesWrongArguments(arguments: [String], message: String) throws {
        var command = Command("bench")
        command.arguments += arguments
        let outcome = try command.run()
        #expect(outcome.error.hasPrefix(message), "\(outcome.error)")
        #expect(outcome.output == "")
        #expect(outcome.code == 2)
    }
}
