import Parlance

/// A place in the town of the ride service.
struct Place: Sendable, Hashable {
    let identifier: String
    let name: SampleName
    /// The distance from the middle of the town.
    let kilometers: Int

    /// The maximum distance.
    var isServed: Bool { kilometers <= 20 }

    /// The user's location.
    static let here = Place("here", "your location", de: "hier", kilometers: 1)

    static let all = [
        here,
        Place("home", "home", de: "zu Hause", kilometers: 4),
        Place("work", "work", de: "Arbeit", kilometers: 2),
        Place("station", "the station", de: "Bahnhof", kilometers: 1),
        Place("train station", "the train station", de: "Hauptbahnhof", kilometers: 1),
        Place("airport", "the airport", de: "Flughafen", kilometers: 12),
        Place("hotel", "the hotel", de: "Hotel", kilometers: 3),
        Place("gym", "the gym", de: "Fitnessstudio", kilometers: 3),
        Place("hospital", "the hospital", de: "Krankenhaus", kilometers: 5),
        Place("downtown", "downtown", de: "Innenstadt", kilometers: 0),
        Place("maritime-museum", "Maritime Museum", de: "Seefahrtsmuseum", kilometers: 6),
        Place("glass-museum", "Museum of Glass", de: "Glasmuseum", kilometers: 7),
        Place("lantern-square", "Lantern Square", de: "Laternenplatz", kilometers: 2),
        Place("windmill-island", "Windmill Island", de: "Windmühleninsel", kilometers: 45),
        Place("castle-hill", "Castle Hill", de: "Burgberg", kilometers: 31),
    ]

    private init(_ identifier: String, _ name: String, de: String, kilometers: Int) {
        self.identifier = identifier
        self.name = SampleName(en: name, de: de)
        self.kilometers = kilometers
    }

    func value(in language: SampleLanguage) -> ParameterValue {
        ParameterValue(identifier: identifier, name: name[language])
    }

    /// The place of an identifier.
    static func known(as identifier: String) -> Place? { all.first { $0.identifier == identifier } }

    /// The places whose names contain all of the words.
    static func called(_ words: String, in language: SampleLanguage) -> [Place] {
        all.filter { language.isName($0.name[language], called: words) }
    }

    /// Resolves a place; the user is asked again for an unknown one.
    static func resolution(of spoken: Term?, in language: SampleLanguage) -> Resolution {
        guard let spoken else { return .needsValue }
        let found = known(as: spoken.identifier).map { [$0] } ?? called(spoken.phrase.text, in: language)
        guard let place = found.first else { return .needsValue }
        if found.count > 1 { return .disambiguation(found.map { $0.value(in: language) }) }
        return place.isServed ? .success(place.value(in: language)) : .unsupported(reason: "outsideServiceArea")
    }
}
