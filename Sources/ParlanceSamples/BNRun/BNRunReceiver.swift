import Parlance

/// The app itself, which continues activities of its handlers.
struct BNRunReceiver: ActivityReceiver {
    let world: SampleWorld
    let training: Training

    /// An activity that crashes the app.
    struct Crash: Error, CustomStringConvertible {
        var description: String { "BNRun quit unexpectedly" }
    }

    func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse {
        world.log.add("\(code) \(activity.type)")
        if world.has(BNRunCircumstance.crashing) { throw Crash() }
        if activity.type == "bnrun.start" { return try start(activity) }
        guard var workout = training.current else { return IntentResponse(PauseWorkout.Codes.failureNoMatchingWorkout) }
        workout.isPaused = activity.type == "bnrun.pause"
        training.current = workout
        world.log.add("\(workout.isPaused ? "paused" : "resumed") \(workout.sport.name.en)")
        return try IntentResponse(.success, PauseWorkout.Response(workout: workout.sport.name[world.language]))
    }

    /// The interaction contains the workout to start.
    private func start(_ activity: Activity) throws -> IntentResponse {
        guard let request = activity.interaction?.request else { return IntentResponse(.failure) }
        let workout = try request.decode(as: StartWorkout.self)
        guard let sport = workout.workoutName.flatMap({ Sport(rawValue: $0.identifier) }) else {
            return IntentResponse(StartWorkout.Codes.failureNoMatchingWorkout)
        }
        let name = sport.name[world.language]
        let goal = WorkoutGoal(workout)?.text ?? "open"
        let isChange = request.followUp?.isRevision == true && training.current != nil
        training.current = Training.Workout(sport: sport, isPaused: isChange && training.current?.isPaused == true)
        let place = workout.workoutLocationType?.rawValue ?? "anywhere"
        world.log.add("\(isChange ? "changed" : "started") \(sport.name.en), \(goal), \(place)")
        let response = StartWorkout.Response(workout: name, goal: goal, changed: isChange ? name : nil)
        return try IntentResponse(.success, response)
    }
}
