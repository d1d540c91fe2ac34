import Parlance

/// Pauses, resumes, ends and cancels the current workout: one handler for four intents.
struct WorkoutControl: IntentHandler {
    let training: Training
    let log: SampleLog

    func confirm(_ request: IntentRequest) async throws -> IntentResponse {
        guard let workout = training.workout(called: request["workoutName"]?.value.string) else {
            return IntentResponse(PauseWorkout.Codes.failureNoMatchingWorkout)
        }
        let details: [String: Value] = ["workout": .string(workout.sport.name)]
        switch request.intent {
        case "PauseWorkout" where workout.isPaused, "ResumeWorkout" where !workout.isPaused:
            return IntentResponse(.failure, details: details)
        // A discarded workout cannot be restored.
        case "CancelWorkout": return IntentResponse(.userConfirmationRequired, details: details)
        default: return IntentResponse(.ready, details: details)
        }
    }

    func handle(_ request: IntentRequest) async throws -> IntentResponse {
        switch request.intent {
        case "PauseWorkout": return IntentResponse(.handleInApp, activity: Activity(type: "bnrun.pause"))
        case "ResumeWorkout": return IntentResponse(.handleInApp, activity: Activity(type: "bnrun.resume"))
        default: return end(keeping: request.intent == "EndWorkout")
        }
    }

    private func end(keeping isKept: Bool) -> IntentResponse {
        guard let workout = training.current else { return IntentResponse(.failure) }
        training.current = nil
        log.add("\(isKept ? "saved" : "discarded") \(workout.sport.name)")
        return IntentResponse(.success, details: ["workout": .string(workout.sport.name)])
    }
}
