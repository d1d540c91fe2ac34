/// The driver of a ride (SiriKit: `INRideDriver`).
public struct RideDriver: Sendable, Hashable, Codable {
    /// The driver as a person.
    public var person: Person
    /// The rating for display.
    public var rating: String?
    /// The number at which the driver can be called.
    public var phoneNumber: String?

    /// Creates the value; members without a default are always known.
    public init(person: Person, rating: String? = nil, phoneNumber: String? = nil) {
        self.person = person
        self.rating = rating
        self.phoneNumber = phoneNumber
    }
}
