import Foundation

/// Foundation's units by their CLDR names (Unicode Technical Standard 35, part 6), which built-in slot types use, and
/// by SiriKit's (`INWorkoutGoalUnitType`) where these differ.
enum UnitNames {
    static func unit(named name: String) -> Dimension? {
        length(name) ?? time(name) ?? weight(name) ?? space(name) ?? physics(name)
    }

    private static func length(_ name: String) -> Dimension? {
        switch name {
        case "millimeter": UnitLength.millimeters
        case "centimeter": UnitLength.centimeters
        case "decimeter": UnitLength.decimeters
        case "meter": UnitLength.meters
        case "kilometer": UnitLength.kilometers
        case "inch": UnitLength.inches
        case "foot": UnitLength.feet
        case "yard": UnitLength.yards
        case "mile": UnitLength.miles
        case "nautical-mile": UnitLength.nauticalMiles
        case "light-year": UnitLength.lightyears
        default: nil
        }
    }

    /// Days and longer units have their usual length.
    private static func time(_ name: String) -> Dimension? {
        switch name {
        case "millisecond": UnitDuration.milliseconds
        case "second": UnitDuration.seconds
        case "minute": UnitDuration.minutes
        case "hour": UnitDuration.hours
        case "day": UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
        case "week": UnitDuration(symbol: "w", converter: UnitConverterLinear(coefficient: 604_800))
        default: nil
        }
    }

    private static func weight(_ name: String) -> Dimension? {
        switch name {
        case "milligram": UnitMass.milligrams
        case "gram": UnitMass.grams
        case "kilogram": UnitMass.kilograms
        case "tonne", "metric-ton": UnitMass.metricTons
        case "ton": UnitMass.shortTons
        case "ounce": UnitMass.ounces
        case "pound": UnitMass.pounds
        case "stone": UnitMass.stones
        case "carat": UnitMass.carats
        default: nil
        }
    }

    private static func space(_ name: String) -> Dimension? {
        switch name {
        case "square-meter": UnitArea.squareMeters
        case "square-kilometer": UnitArea.squareKilometers
        case "square-foot": UnitArea.squareFeet
        case "square-mile": UnitArea.squareMiles
        case "acre": UnitArea.acres
        case "hectare": UnitArea.hectares
        case "milliliter": UnitVolume.milliliters
        case "liter": UnitVolume.liters
        case "cubic-meter": UnitVolume.cubicMeters
        case "teaspoon": UnitVolume.teaspoons
        case "tablespoon": UnitVolume.tablespoons
        case "cup": UnitVolume.cups
        case "pint": UnitVolume.pints
        case "quart": UnitVolume.quarts
        case "gallon": UnitVolume.gallons
        default: nil
        }
    }

    private static func physics(_ name: String) -> Dimension? {
        switch name {
        case "celsius": UnitTemperature.celsius
        case "fahrenheit": UnitTemperature.fahrenheit
        case "kelvin": UnitTemperature.kelvin
        case "degree": UnitAngle.degrees
        case "radian": UnitAngle.radians
        case "meter-per-second": UnitSpeed.metersPerSecond
        case "kilometer-per-hour": UnitSpeed.kilometersPerHour
        case "mile-per-hour": UnitSpeed.milesPerHour
        case "knot": UnitSpeed.knots
        case "joule": UnitEnergy.joules
        case "kilojoule": UnitEnergy.kilojoules
        case "kilocalorie", "kiloCalorie": UnitEnergy.kilocalories
        case "calorie": UnitEnergy.calories
        case "kilowatt-hour": UnitEnergy.kilowattHours
        case "watt": UnitPower.watts
        case "kilowatt": UnitPower.kilowatts
        case "horsepower": UnitPower.horsepower
        case "pascal": UnitPressure.newtonsPerMetersSquared
        case "hectopascal": UnitPressure.hectopascals
        case "bar": UnitPressure.bars
        default: nil
        }
    }
}
