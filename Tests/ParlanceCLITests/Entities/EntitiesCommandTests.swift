import Testing

@Suite("parlance entities")
struct EntitiesCommandTests {
    private static let now = ["--now", "2026-10-24T12:00"]

    private func outcome(_ arguments: [String], environment: [String: String] = [:]) throws -> Command.Outcome {
        var command = Command("entities")
        command.arguments += arguments
        command.environment = environment
        return try command.run()
    }

    @Test func `a time that exists twice has two instants`() throws {
        let found = try outcome(["tomorrow at 2:30 am", "--time-zone", "Europe/Berlin", "--format", "json"] + Self.now)
        #expect(found.code == 0)
        #expect(
            found.output.contains("2026-10-25T02:30:00+02:00") && found.output.contains("2026-10-25T02:30:00+01:00")
        )
    }

    @Test func `a time that does not exist has the next instant`() throws {
        let text = "2027-03-14T02:30:00"
        let found = try outcome([text, "--time-zone", "America/New_York", "--format", "json"] + Self.now)
        #expect(
            found.output.contains("\"gap\" : true") && found.output.contains("2027-03-14T03:00:00-04:00"),
            "\(found)"
        )
    }

    @Test func `without a time zone there are no instants`() throws {
        let found = try outcome(["tomorrow at 2:30 am", "--format", "json"] + Self.now)
        #expect(found.code == 0 && !found.output.contains("instants"))
    }

    @Test func `an unknown time zone is refused`() throws {
        let found = try outcome(["now", "--time-zone", "Europe/Atlantis"])
        #expect(found.code == 2 && found.error.contains("there is no time zone 'Europe/Atlantis'"), "\(found)")
    }

    @Test func `the clock is that of the time zone`() throws {
        func now(_ zone: String) throws -> String {
            try outcome(["right now", "--time-zone", zone, "--format", "json"]).output
        }
        #expect(try now("Etc/GMT+12").contains("-12:00") && now("Pacific/Kiritimati").contains("+14:00"))
    }

    @Test func `the surroundings of the process play no part`() throws {
        let arguments = ["next friday at 5 pm for $12.50 in 3 1/2 hours", "--time-zone", "Asia/Tokyo"] + Self.now
        let usual = try outcome(arguments)
        #expect(usual.code == 0 && !usual.output.isEmpty)
        for environment in [
            ["TZ": "Pacific/Auckland", "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8"],
            ["TZ": "", "LANG": "C", "LC_ALL": "C"],
        ] {
            #expect(try outcome(arguments, environment: environment) == usual)
        }
    }
}
