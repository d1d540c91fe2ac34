#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A kind of ride that the user may choose (SiriKit: `INRideOption`).
public struct RideOption: Sendable, Hashable, Codable {
    /// The name for display.
    public var name: String
    /// The time at which the ride may begin.
    public var estimatedPickupDate: Date?
    /// The price.
    public var priceRange: PriceRange?
    /// Whether the price is metered during the ride.
    public var usesMeteredFare: Bool?
    /// A remark that the user has to see.
    public var disclaimerMessage: String?
    /// The prices by number of passengers.
    public var availablePartySizeOptions: [RidePartySizeOption]?
    /// The reason of an unusual price.
    public var specialPricing: String?
    /// The parts of the price.
    public var fareLineItems: [RideFareLineItem]?
    /// The activity with which the user books in the app.
    public var userActivityForBookingInApplication: Activity?

    /// Creates the value; members without a default are always known.
    public init(
        name: String,
        estimatedPickupDate: Date? = nil,
        priceRange: PriceRange? = nil,
        usesMeteredFare: Bool? = nil,
        disclaimerMessage: String? = nil,
        availablePartySizeOptions: [RidePartySizeOption]? = nil,
        specialPricing: String? = nil,
        fareLineItems: [RideFareLineItem]? = nil,
        userActivityForBookingInApplication: Activity? = nil
    ) {
        self.name = name
        self.estimatedPickupDate = estimatedPickupDate
        self.priceRange = priceRange
        self.usesMeteredFare = usesMeteredFare
        self.disclaimerMessage = disclaimerMessage
        self.availablePartySizeOptions = availablePartySizeOptions
        self.specialPricing = specialPricing
        self.fareLineItems = fareLineItems
        self.userActivityForBookingInApplication = userActivityForBookingInApplication
    }
}
