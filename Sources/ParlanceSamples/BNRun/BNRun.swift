import Parlance

/// A fitness app: walk, run and swim, with a goal by distance or by time, or open.
///
/// A workout starts in the foreground, because the app needs the user's location; a pause runs in the background.
struct BNRun: SampleDefinition {
    static let identifier = "BNRun"
    static let summary = "workouts: walk, run or swim, with a goal or open"
    static let grammarFiles = ["en/workouts.yaml"]
    static let circumstances = BNRunCircumstance.names

    let world: SampleWorld
    private let training = Training()

    init(_ world: SampleWorld) { self.world = world }

    var receiver: (any ActivityReceiver)? { BNRunReceiver(world: world, training: training) }

    var handlers: HandlerTable {
        var table = HandlerTable()
        table.add(starting)
        table.add(["PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout"]) { [training, world] in
            WorkoutControl(training: training, log: world.log)
        }
        return table
    }

    private var starting: TypedHandler<StartWorkout> {
        TypedHandler { workout in
            let title = Sport(rawValue: workout.workoutName?.identifier ?? "").map { "\($0.name) with BNRun" }
            return IntentResponse(.continueInApp, activity: Activity(type: "bnrun.start", title: title))
        }
        .resolving(.workoutName) { Sport.resolution(of: $0.workoutName) }
        .resolving(.goalValue) { workout in
            if workout.isOpenEnded == true { return .notRequired }
            // A unit without an amount is the rest of a goal that was not intended.
            if workout.goalValue == nil { return workout.workoutGoalUnitType == nil ? .notRequired : .needsValue }
            return WorkoutGoal(workout)?.isDaring == true ? .confirmationRequired(nil) : .accepted
        }
        .resolving(.workoutGoalUnitType) { workout in
            guard workout.goalValue != nil else { return .notRequired }
            guard let unit = workout.workoutGoalUnitType else { return .needsValue }
            return WorkoutGoal.isServed(unit) ? .accepted : .unsupported(reason: "noEnergyGoals")
        }
        .resolving(.isOpenEnded) { workout in
            workout.goalValue == nil ? .success(ParameterValue(.bool(true))) : .notRequired
        }
        .confirming { [training] _ in
            IntentResponse(training.current == nil ? .ready : StartWorkout.Codes.failureOngoingWorkout)
        }
    }
}

/// Simulated faults of workouts.
enum BNRunCircumstance: String, Circumstance {
    case crashing = "app crashing"
}
