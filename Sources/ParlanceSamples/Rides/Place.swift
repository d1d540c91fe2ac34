import Parlance

/// A place in the town of the ride service.
struct Place: Sendable, Hashable {
    let identifier: String
    let name: String
    /// The distance from the middle of the town.
    let kilometers: Int

    var value: ParameterValue { ParameterValue(identifier: identifier, name: name) }

    /// The maximum distance.
    var isServed: Bool { kilometers <= 20 }

    /// The user's location.
    static let here = Place(identifier: "here", name: "your location", kilometers: 1)

    static let all = [
        here,
        Place(identifier: "home", name: "home", kilometers: 4),
        Place(identifier: "work", name: "work", kilometers: 2),
        Place(identifier: "station", name: "the station", kilometers: 1),
        Place(identifier: "train station", name: "the train station", kilometers: 1),
        Place(identifier: "airport", name: "the airport", kilometers: 12),
        Place(identifier: "hotel", name: "the hotel", kilometers: 3),
        Place(identifier: "gym", name: "the gym", kilometers: 3),
        Place(identifier: "hospital", name: "the hospital", kilometers: 5),
        Place(identifier: "downtown", name: "downtown", kilometers: 0),
        Place(identifier: "maritime-museum", name: "Maritime Museum", kilometers: 6),
        Place(identifier: "glass-museum", name: "Museum of Glass", kilometers: 7),
        Place(identifier: "lantern-square", name: "Lantern Square", kilometers: 2),
        Place(identifier: "windmill-island", name: "Windmill Island", kilometers: 45),
        Place(identifier: "castle-hill", name: "Castle Hill", kilometers: 31),
    ]

    /// The place of an identifier.
    static func known(as identifier: String) -> Place? { all.first { $0.identifier == identifier } }

    /// The places whose names contain all of the words.
    static func called(_ words: String) -> [Place] {
        let sought = words.lowercased().split(separator: " ")
        return all.filter { Set($0.name.lowercased().split(separator: " ")).isSuperset(of: sought) }
    }

    /// Resolves a place; the user is asked again for an unknown one.
    static func resolution(of spoken: Term?) -> Resolution {
        guard let spoken else { return .needsValue }
        if let place = known(as: spoken.identifier) { return place.resolution }
        let found = called(spoken.phrase.text)
        switch found.count {
        case 0: return .needsValue
        case 1: return found[0].resolution
        default: return .disambiguation(found.map(\.value))
        }
    }

    private var resolution: Resolution { isServed ? .success(value) : .unsupported(reason: "outsideServiceArea") }
}
