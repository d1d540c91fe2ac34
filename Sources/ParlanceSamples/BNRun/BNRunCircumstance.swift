/// Simulated faults of workouts.
enum BNRunCircumstance: String, Circumstance {
    case crashing = "app crashing"
}
