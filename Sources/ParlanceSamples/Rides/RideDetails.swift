import Foundation
import Parlance

// The details of rides in SiriKit's terms. The simulated service has no calendar: texts tell the minutes.

extension Place {
    func placemark(in language: SampleLanguage) -> Placemark { Placemark(name: name[language]) }
}

extension RideOption {
    /// The option with its price for a trip.
    func offer(from start: Place, to end: Place, in currency: String) -> Parlance.RideOption {
        let price = PriceRange(price: Decimal(price(from: start, to: end)), currencyCode: currency)
        return Parlance.RideOption(name: name, priceRange: price, usesMeteredFare: false)
    }

    var rideVehicle: RideVehicle {
        switch self {
        case .standard: RideVehicle(manufacturer: "Corvid", model: "blue", registrationPlate: "HOP 112")
        case .large: RideVehicle(manufacturer: "Oxen", model: "white van", registrationPlate: "HOP 730")
        case .luxury: RideVehicle(manufacturer: "Swan", model: "black", registrationPlate: "HOP 9")
        }
    }
}

extension Trip {
    /// The ride in a phase before its beginning; the vehicle is known when it is confirmed.
    func status(_ phase: RideStatus.Phase) -> RideStatus {
        RideStatus(
            phase: phase,
            vehicle: phase == .confirmed ? option.rideVehicle : nil,
            pickupLocation: start.placemark(in: language),
            dropOffLocation: end.placemark(in: language),
            rideOption: option.offer(from: start, to: end, in: language.currency)
        )
    }

    /// The offer that the user has to confirm.
    var offer: RequestRide.Response {
        RequestRide.Response(
            rideStatus: status(.unknown),
            price: Double(price),
            minutes: minutes,
            currency: language.currency,
            option: option.name,
            pickup: pickup
        )
    }

    /// The ride while a driver is searched.
    var search: RequestRide.Response {
        RequestRide.Response(rideStatus: status(.received), status: "lookingForDriver")
    }

    /// The ride on its way.
    var booking: RequestRide.Response {
        RequestRide.Response(
            rideStatus: status(.confirmed),
            status: time == nil ? "onItsWay" : "scheduled",
            vehicle: option.vehicle[language],
            destination: end.name[language],
            price: Double(price),
            minutes: minutes,
            pickup: pickup
        )
    }

    /// The state of the booked ride.
    var state: GetRideStatus.Response {
        GetRideStatus.Response(
            rideStatus: status(.confirmed),
            status: time == nil ? "onItsWay" : "scheduled",
            vehicle: option.vehicle[language],
            destination: end.name[language],
            price: Double(price),
            minutes: minutes
        )
    }
}
