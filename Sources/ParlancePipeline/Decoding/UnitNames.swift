#if FullFoundation
    import Foundation

    /// Foundation's units by their CLDR names (Unicode Technical Standard 35, part 6), which built-in slot types use, and
    /// by SiriKit's (`INWorkoutGoalUnitType`) where these differ.
    enum UnitNames {
        static func unit(named name: String) -> Dimension? {
            let kinds: [(String) -> Dimension?] = [length, time, weight, area, volume, kitchen, physics]
            return kinds.lazy.compactMap { $0(name) }.first
        }

        private static func length(_ name: String) -> Dimension? {
            switch name {
            case "picometer": UnitLength.picometers
            case "nanometer": UnitLength.nanometers
            case "micrometer": UnitLength.micrometers
            case "millimeter": UnitLength.millimeters
            case "centimeter": UnitLength.centimeters
            case "decimeter": UnitLength.decimeters
            case "meter": UnitLength.meters
            case "decameter": UnitLength.decameters
            case "hectometer": UnitLength.hectometers
            case "kilometer": UnitLength.kilometers
            case "inch": UnitLength.inches
            case "foot": UnitLength.feet
            case "yard": UnitLength.yards
            case "mile": UnitLength.miles
            case "mile-scandinavian": UnitLength.scandinavianMiles
            case "nautical-mile": UnitLength.nauticalMiles
            case "fathom": UnitLength.fathoms
            case "furlong": UnitLength.furlongs
            case "astronomical-unit": UnitLength.astronomicalUnits
            case "light-year": UnitLength.lightyears
            case "parsec": UnitLength.parsecs
            default: nil
            }
        }

        /// Days and longer units have their usual length.
        private static func time(_ name: String) -> Dimension? {
            switch name {
            case "nanosecond": UnitDuration.nanoseconds
            case "microsecond": UnitDuration.microseconds
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
            case "microgram": UnitMass.micrograms
            case "milligram": UnitMass.milligrams
            case "gram": UnitMass.grams
            case "kilogram": UnitMass.kilograms
            case "tonne", "metric-ton": UnitMass.metricTons
            case "ton": UnitMass.shortTons
            case "ounce": UnitMass.ounces
            case "ounce-troy": UnitMass.ouncesTroy
            case "pound": UnitMass.pounds
            case "stone": UnitMass.stones
            case "carat": UnitMass.carats
            case "slug": UnitMass.slugs
            default: nil
            }
        }

        private static func area(_ name: String) -> Dimension? {
            switch name {
            case "square-millimeter": UnitArea.squareMillimeters
            case "square-centimeter": UnitArea.squareCentimeters
            case "square-meter": UnitArea.squareMeters
            case "square-kilometer": UnitArea.squareKilometers
            case "square-inch": UnitArea.squareInches
            case "square-foot": UnitArea.squareFeet
            case "square-yard": UnitArea.squareYards
            case "square-mile": UnitArea.squareMiles
            case "acre": UnitArea.acres
            case "are": UnitArea.ares
            case "hectare": UnitArea.hectares
            default: nil
            }
        }

        private static func volume(_ name: String) -> Dimension? {
            switch name {
            case "milliliter": UnitVolume.milliliters
            case "centiliter": UnitVolume.centiliters
            case "deciliter": UnitVolume.deciliters
            case "liter": UnitVolume.liters
            case "kiloliter": UnitVolume.kiloliters
            case "megaliter": UnitVolume.megaliters
            case "cubic-millimeter": UnitVolume.cubicMillimeters
            case "cubic-centimeter": UnitVolume.cubicCentimeters
            case "cubic-decimeter": UnitVolume.cubicDecimeters
            case "cubic-meter": UnitVolume.cubicMeters
            case "cubic-kilometer": UnitVolume.cubicKilometers
            case "cubic-inch": UnitVolume.cubicInches
            case "cubic-foot": UnitVolume.cubicFeet
            case "cubic-yard": UnitVolume.cubicYards
            case "cubic-mile": UnitVolume.cubicMiles
            case "acre-foot": UnitVolume.acreFeet
            case "bushel": UnitVolume.bushels
            default: nil
            }
        }

        /// Volumes in kitchens.
        private static func kitchen(_ name: String) -> Dimension? {
            switch name {
            case "teaspoon": UnitVolume.teaspoons
            case "tablespoon": UnitVolume.tablespoons
            case "fluid-ounce": UnitVolume.fluidOunces
            case "cup": UnitVolume.cups
            case "cup-metric": UnitVolume.metricCups
            case "pint": UnitVolume.pints
            case "quart": UnitVolume.quarts
            case "gallon": UnitVolume.gallons
            case "fluid-ounce-imperial": UnitVolume.imperialFluidOunces
            case "pint-imperial": UnitVolume.imperialPints
            case "quart-imperial": UnitVolume.imperialQuarts
            case "gallon-imperial": UnitVolume.imperialGallons
            default: nil
            }
        }
    }
#endif
