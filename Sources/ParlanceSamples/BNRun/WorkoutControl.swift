import Parlance

/// Pauses, resumes, ends and cancels the current workout: one handler for four intents.
struct WorkoutControl: IntentHandler {
    let training: Training
    let world: SampleWorld

    func confirm(_ request: IntentRequest) async throws -> IntentResponse {
        guard let workout = training.workout(called: request["workoutName"]?.value.string) else {
            return IntentResponse(PauseWorkout.Codes.failureNoMatchingWorkout)
        }
        let details = PauseWorkout.Response(workout: workout.sport.name[world.language])
        switch request.intent {
        case "PauseWorkout" where workout.isPaused, "ResumeWorkout" where !workout.isPaused:
            return try IntentResponse(.failure, details)
        // A discarded workout cannot be restored.
        case "CancelWorkout": return try IntentResponse(.userConfirmationRequired, details)
        default: return try IntentResponse(.ready, details)
        }
    }

    func handle(_ request: IntentRequest) async throws -> IntentResponse {
        switch request.intent {
        case "PauseWorkout": return IntentResponse(.handleInApp, activity: Activity(type: "bnrun.pause"))
        case "ResumeWorkout": return IntentResponse(.handleInApp, activity: Activity(type: "bnrun.resume"))
        default: return try end(keeping: request.intent == "EndWorkout")
        }
    }

    private func end(keeping isKept: Bool) throws -> IntentResponse {
        guard let workout = training.current else { return IntentResponse(.failure) }
        training.current = nil
        world.log.add("\(isKept ? "saved" : "discarded") \(workout.sport.name.en)")
        return try IntentResponse(.success, EndWorkout.Response(workout: workout.sport.name[world.language]))
    }
}
