#if FullFoundation
    import Foundation

    extension UnitNames {
        /// Units of physics, electricity and data.
        static func physics(_ name: String) -> Dimension? {
            let kinds: [(String) -> Dimension?] = [
                temperature, angle, speed, energy, power, pressure, frequency, consumption, data, electricity,
                concentration,
            ]
            return kinds.lazy.compactMap { $0(name) }.first
        }

        private static func temperature(_ name: String) -> Dimension? {
            switch name {
            case "celsius": UnitTemperature.celsius
            case "fahrenheit": UnitTemperature.fahrenheit
            case "kelvin": UnitTemperature.kelvin
            default: nil
            }
        }

        private static func angle(_ name: String) -> Dimension? {
            switch name {
            case "degree": UnitAngle.degrees
            case "arc-minute": UnitAngle.arcMinutes
            case "arc-second": UnitAngle.arcSeconds
            case "radian": UnitAngle.radians
            case "revolution": UnitAngle.revolutions
            default: nil
            }
        }

        private static func speed(_ name: String) -> Dimension? {
            switch name {
            case "meter-per-second": UnitSpeed.metersPerSecond
            case "kilometer-per-hour": UnitSpeed.kilometersPerHour
            case "mile-per-hour": UnitSpeed.milesPerHour
            case "knot": UnitSpeed.knots
            default: nil
            }
        }

        private static func energy(_ name: String) -> Dimension? {
            switch name {
            case "joule": UnitEnergy.joules
            case "kilojoule": UnitEnergy.kilojoules
            case "calorie": UnitEnergy.calories
            case "kilocalorie", "foodcalorie", "kiloCalorie": UnitEnergy.kilocalories
            case "kilowatt-hour": UnitEnergy.kilowattHours
            default: nil
            }
        }

        private static func power(_ name: String) -> Dimension? {
            switch name {
            case "milliwatt": UnitPower.milliwatts
            case "watt": UnitPower.watts
            case "kilowatt": UnitPower.kilowatts
            case "megawatt": UnitPower.megawatts
            case "gigawatt": UnitPower.gigawatts
            case "terawatt": UnitPower.terawatts
            case "horsepower": UnitPower.horsepower
            default: nil
            }
        }

        private static func pressure(_ name: String) -> Dimension? {
            switch name {
            case "pascal": UnitPressure.newtonsPerMetersSquared
            case "hectopascal": UnitPressure.hectopascals
            case "kilopascal": UnitPressure.kilopascals
            case "megapascal": UnitPressure.megapascals
            case "gigapascal": UnitPressure.gigapascals
            case "bar": UnitPressure.bars
            case "millibar": UnitPressure.millibars
            case "millimeter-ofhg": UnitPressure.millimetersOfMercury
            case "inch-ofhg": UnitPressure.inchesOfMercury
            case "pound-force-per-square-inch": UnitPressure.poundsForcePerSquareInch
            default: nil
            }
        }

        private static func frequency(_ name: String) -> Dimension? {
            switch name {
            case "hertz": UnitFrequency.hertz
            case "kilohertz": UnitFrequency.kilohertz
            case "megahertz": UnitFrequency.megahertz
            case "gigahertz": UnitFrequency.gigahertz
            case "terahertz": UnitFrequency.terahertz
            default: nil
            }
        }

        private static func consumption(_ name: String) -> Dimension? {
            switch name {
            case "liter-per-100-kilometer": UnitFuelEfficiency.litersPer100Kilometers
            case "mile-per-gallon": UnitFuelEfficiency.milesPerGallon
            case "mile-per-gallon-imperial": UnitFuelEfficiency.milesPerImperialGallon
            default: nil
            }
        }

        private static func data(_ name: String) -> Dimension? {
            switch name {
            case "bit": UnitInformationStorage.bits
            case "kilobit": UnitInformationStorage.kilobits
            case "megabit": UnitInformationStorage.megabits
            case "gigabit": UnitInformationStorage.gigabits
            case "terabit": UnitInformationStorage.terabits
            case "byte": UnitInformationStorage.bytes
            case "kilobyte": UnitInformationStorage.kilobytes
            case "megabyte": UnitInformationStorage.megabytes
            case "gigabyte": UnitInformationStorage.gigabytes
            case "terabyte": UnitInformationStorage.terabytes
            case "petabyte": UnitInformationStorage.petabytes
            case "kibibyte": UnitInformationStorage.kibibytes
            case "mebibyte": UnitInformationStorage.mebibytes
            case "gibibyte": UnitInformationStorage.gibibytes
            case "tebibyte": UnitInformationStorage.tebibytes
            default: nil
            }
        }

        private static func electricity(_ name: String) -> Dimension? {
            switch name {
            case "ampere": UnitElectricCurrent.amperes
            case "milliampere": UnitElectricCurrent.milliamperes
            case "volt": UnitElectricPotentialDifference.volts
            case "ohm": UnitElectricResistance.ohms
            case "coulomb": UnitElectricCharge.coulombs
            case "ampere-hour": UnitElectricCharge.ampereHours
            default: nil
            }
        }

        /// Acceleration, light and concentration.
        private static func concentration(_ name: String) -> Dimension? {
            switch name {
            case "meter-per-square-second": UnitAcceleration.metersPerSecondSquared
            case "g-force": UnitAcceleration.gravity
            case "lux": UnitIlluminance.lux
            case "permillion", "part-per-1e6": UnitDispersion.partsPerMillion
            case "milligram-ofglucose-per-deciliter": UnitConcentrationMass.milligramsPerDeciliter
            default: nil
            }
        }
    }
#endif
