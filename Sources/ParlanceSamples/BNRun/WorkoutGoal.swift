import Parlance

/// The goal of a workout: a distance or a time.
struct WorkoutGoal: Sendable, Hashable {
    var amount: Double
    var unit: StartWorkout.WorkoutGoalUnitType

    var text: String { "\(amount.short) \(unit.rawValue)" }

    /// Nil if open.
    init?(_ workout: StartWorkout) {
        guard let amount = workout.goalValue, let unit = workout.workoutGoalUnitType else { return nil }
        self.init(amount: amount, unit: unit)
    }

    init(amount: Double, unit: StartWorkout.WorkoutGoalUnitType) {
        self.amount = amount
        self.unit = unit
    }

    /// Goals that are probably wrong and need a confirmation.
    var isDaring: Bool {
        guard let limit = Self.limits[unit] else { return false }
        return amount > limit
    }

    /// The maximum without a question; BNRun has no goals of kinds without a maximum.
    private static let limits: [StartWorkout.WorkoutGoalUnitType: Double] = [
        .inch: 10_000, .foot: 300_000, .yard: 100_000, .meter: 100_000, .kilometer: 100, .mile: 60,
        .second: 50_000, .minute: 800, .hour: 13,
    ]

    /// Energy is not a goal, because BNRun cannot measure it.
    static func isServed(_ unit: StartWorkout.WorkoutGoalUnitType) -> Bool { limits[unit] != nil }
}
