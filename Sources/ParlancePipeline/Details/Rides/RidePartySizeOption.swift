/// The price of a ride for a number of passengers (SiriKit: `INRidePartySizeOption`).
public struct RidePartySizeOption: Sendable, Hashable, Codable {
    /// The numbers of passengers; in JSON `[1, 5]` for one to four.
    public var partySizeRange: Range<Int>
    /// The description for display.
    public var sizeDescription: String
    /// The price for this number.
    public var priceRange: PriceRange?

    /// Creates the value; members without a default are always known.
    public init(partySizeRange: Range<Int>, sizeDescription: String, priceRange: PriceRange? = nil) {
        self.partySizeRange = partySizeRange
        self.sizeDescription = sizeDescription
        self.priceRange = priceRange
    }
}
