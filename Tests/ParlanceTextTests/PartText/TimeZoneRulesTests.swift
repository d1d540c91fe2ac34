import Testing

@testable import ParlanceText

@Suite("Time zones")
struct TimeZoneRulesTests {
    @Test(arguments: ["Europe/Berlin", "America/New_York", "UTC", "Asia/Kolkata", "Pacific/Apia", "Etc/GMT+12"])
    func `names of the IANA database`(name: String) {
        #expect(TimeZoneRules(name)?.identifier == name)
    }

    @Test(arguments: [
        "", "Europe/Atlantis", "Berlin", "Europe/Berlin ", "Europe/Bérlin", "a\u{0}b",
        String(repeating: "a", count: 99),
    ])
    func `other names`(name: String) {
        #expect(TimeZoneRules(name) == nil)
    }

    @Test func `the zone of the machine is one of the database`() throws {
        let zone = try #require(TimeZoneRules.current)
        #expect(TimeZoneRules(zone.identifier) != nil)
        #expect(abs(zone.offset(at: 0)) <= 14 * 3_600)
    }

    /// Every local time of two years is what clocks show at its instants, and only at them.
    @Test(arguments: [
        "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata",
        "America/St_Johns",
    ])
    func `instants show their local time`(name: String) throws {
        let zone = try #require(TimeZoneRules(name))
        let start = 1_767_225_600  // 2026
        var counts = [0, 0, 0]
        for half in 0..<(2 * 365 * 48) {
            let local = start + half * 1_800 + 900
            switch zone.instants(ofLocal: local) {
            case .one(let instant):
                counts[1] += 1
                #expect(zone.localSeconds(at: instant.seconds) == local && instant.seconds + instant.offset == local)
            case .two(let first, let second):
                counts[2] += 1
                #expect(first.seconds < second.seconds)
                for instant in [first, second] { #expect(zone.localSeconds(at: instant.seconds) == local) }
            case .gap(let next):
                counts[0] += 1
                #expect(zone.localSeconds(at: next.seconds) > local && zone.localSeconds(at: next.seconds - 1) < local)
            }
        }
        #expect(counts[0] == counts[2], "as many hours are skipped as are doubled: \(counts)")
        #expect(counts[0] == (name == "Asia/Kolkata" ? 0 : name == "Australia/Lord_Howe" ? 2 : 4), "\(counts)")
    }
}
