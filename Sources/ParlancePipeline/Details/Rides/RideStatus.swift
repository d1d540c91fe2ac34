#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state of a ride (SiriKit: `INRideStatus`).
///
/// ```swift
/// let ride = RideStatus(rideIdentifier: "r1", phase: .confirmed, vehicle: RideVehicle(model: "blue Corvid"))
/// print(ride.phase, ride.vehicle!.model!)  // confirmed blue Corvid
/// ```
public struct RideStatus: Sendable, Hashable, Codable {
    /// The identifier of the ride in the app.
    public var rideIdentifier: String?
    /// The phase that the ride is in.
    public var phase: Phase
    /// The end of the ride; nil before it.
    public var completionStatus: RideCompletionStatus?
    /// The vehicle.
    public var vehicle: RideVehicle?
    /// The driver.
    public var driver: RideDriver?
    /// The time at which the ride begins.
    public var estimatedPickupDate: Date?
    /// The time at which the ride ends.
    public var estimatedDropOffDate: Date?
    /// The time until which the driver waits.
    public var estimatedPickupEndDate: Date?
    /// The stops between pick-up and drop-off.
    public var waypoints: [Placemark]?
    /// The place at which the ride begins.
    public var pickupLocation: Placemark?
    /// The destination.
    public var dropOffLocation: Placemark?
    /// The kind of ride that was booked.
    public var rideOption: RideOption?
    /// The activity with which the user cancels the ride in the app.
    public var userActivityForCancelingInApplication: Activity?
    /// Activities for other actions in the app.
    public var additionalActionActivities: [Activity]?

    /// The phases of a ride (SiriKit: `INRidePhase`).
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        case unknown, received, confirmed, approachingPickup, pickup, ongoing, completed
    }

    /// Creates the value; members without a default are always known.
    public init(
        rideIdentifier: String? = nil,
        phase: Phase,
        completionStatus: RideCompletionStatus? = nil,
        vehicle: RideVehicle? = nil,
        driver: RideDriver? = nil,
        estimatedPickupDate: Date? = nil,
        estimatedDropOffDate: Date? = nil,
        estimatedPickupEndDate: Date? = nil,
        waypoints: [Placemark]? = nil,
        pickupLocation: Placemark? = nil,
        dropOffLocation: Placemark? = nil,
        rideOption: RideOption? = nil,
        userActivityForCancelingInApplication: Activity? = nil,
        additionalActionActivities: [Activity]? = nil
    ) {
        self.rideIdentifier = rideIdentifier
        self.phase = phase
        self.completionStatus = completionStatus
        self.vehicle = vehicle
        self.driver = driver
        self.estimatedPickupDate = estimatedPickupDate
        self.estimatedDropOffDate = estimatedDropOffDate
        self.estimatedPickupEndDate = estimatedPickupEndDate
        self.waypoints = waypoints
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.rideOption = rideOption
        self.userActivityForCancelingInApplication = userActivityForCancelingInApplication
        self.additionalActionActivities = additionalActionActivities
    }
}
