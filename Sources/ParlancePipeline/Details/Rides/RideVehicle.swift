/// The vehicle of a ride (SiriKit: `INRideVehicle`).
public struct RideVehicle: Sendable, Hashable, Codable {
    /// The place where it is.
    public var location: Placemark?
    /// The make.
    public var manufacturer: String?
    /// The model, with the colour if it helps to find the vehicle.
    public var model: String?
    /// The number plate.
    public var registrationPlate: String?

    /// Creates the value from what is known.
    public init(
        location: Placemark? = nil,
        manufacturer: String? = nil,
        model: String? = nil,
        registrationPlate: String? = nil
    ) {
        self.location = location
        self.manufacturer = manufacturer
        self.model = model
        self.registrationPlate = registrationPlate
    }
}
