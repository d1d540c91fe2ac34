import Parlance

/// How long a workout is to be: a distance or a time.
struct WorkoutGoal: Sendable, Hashable {
    var amount: Double
    var unit: StartWorkout.WorkoutGoalUnitType

    var text: String { "\(amount.short) \(unit.rawValue)" }

    /// Nil: open.
    init?(_ workout: StartWorkout) {
        guard let amount = workout.goalValue, let unit = workout.workoutGoalUnitType else { return nil }
        self.init(amount: amount, unit: unit)
    }

    init(amount: Double, unit: StartWorkout.WorkoutGoalUnitType) {
        self.amount = amount
        self.unit = unit
    }

    /// What nobody means who is not asked again.
    var isDaring: Bool {
        guard let limit = Self.limits[unit] else { return false }
        return amount > limit
    }

    /// The most that is taken without a question; what has no limit is no goal in BNRun.
    private static let limits: [StartWorkout.WorkoutGoalUnitType: Double] = [
        .inch: 10_000, .foot: 300_000, .yard: 100_000, .meter: 100_000, .kilometer: 100, .mile: 60,
        .second: 50_000, .minute: 800, .hour: 13,
    ]

    /// Energy is no goal, for BNRun has no way to measure it.
    static func isServed(_ unit: StartWorkout.WorkoutGoalUnitType) -> Bool { limits[unit] != nil }
}
