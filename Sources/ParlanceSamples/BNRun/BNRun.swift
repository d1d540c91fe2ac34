import Parlance

/// A fitness app: walk, run and swim, with a goal by distance or by time, or open.
///
/// A workout starts in the foreground, because the app needs the user's location; a pause runs in the background.
struct BNRun: SampleDefinition {
    static let identifier = "BNRun"
    static let summary = "workouts: walk, run or swim, with a goal or open"
    static let domain = "workouts"
    static let domains = ["workouts"]
    static let circumstances = BNRunCircumstance.names

    let world: SampleWorld
    private let training = Training()

    init(_ world: SampleWorld) { self.world = world }

    var receiver: (any ActivityReceiver)? { BNRunReceiver(world: world, training: training) }

    var handlers: HandlerTable {
        var table = HandlerTable()
        table.add(starting)
        table.add(["PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout"]) { [training, world] in
            WorkoutControl(training: training, world: world)
        }
        return table
    }

    private static func title(of sport: Sport) -> SampleName {
        SampleName(en: "\(sport.name.en) with BNRun", de: "\(sport.name.de) mit BNRun")
    }

    private var starting: TypedHandler<StartWorkout> {
        TypedHandler { [world] workout in
            let sport = Sport(rawValue: workout.workoutName?.identifier ?? "")
            let title = sport.map { Self.title(of: $0)[world.language] }
            return IntentResponse(.continueInApp, activity: Activity(type: "bnrun.start", title: title))
        }
        .resolving(.workoutName) { [world] in Sport.resolution(of: $0.workoutName, in: world.language) }
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
        .confirming { [training] _, request in
            let isChange = request.followUp?.isRevision == true
            if (training.current != nil) == isChange { return IntentResponse(.ready) }
            let codes = StartWorkout.Codes.self
            return IntentResponse(isChange ? codes.failureNoMatchingWorkout : codes.failureOngoingWorkout)
        }
    }
}

/// Simulated faults of workouts.
enum BNRunCircumstance: String, Circumstance {
    case crashing = "app crashing"
}
