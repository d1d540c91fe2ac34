/// What may be not as it should be with workouts.
enum BNRunCircumstance: String, Circumstance {
    case crashing = "app crashing"
}
