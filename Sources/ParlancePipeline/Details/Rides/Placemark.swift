/// A place on the earth (SiriKit uses Core Location's `CLPlacemark`).
public struct Placemark: Sendable, Hashable, Codable {
    /// The name for display.
    public var name: String?
    /// The degrees north of the equator.
    public var latitude: Double?
    /// The degrees east of Greenwich.
    public var longitude: Double?

    /// Creates the value from what is known.
    public init(name: String? = nil, latitude: Double? = nil, longitude: Double? = nil) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }
}
