import ParlanceTestSupport

/// A grammar with a slot for workouts, and a vocabulary for it.
enum Gym {
    static let grammar = """
        language: en
        intents:
          StartWorkout: {data: [{sentences: ["start {workout:workoutName}"]}]}
        lists: {workout: {values: [run]}}
        """
    static let names = """
        vocabulary:
          workout:
            - Morning Grind
            - {identifier: w2, phrase: "P!nk's Pilates", pronunciations: [pinks pilates], synonyms: [pp]}
        user_vocabulary:
          StartWorkout.workoutName:
            - "50 Cent Dance"

        """

    /// Runs `parlance vocabulary` or another verb in a folder with these files.
    static func run(_ arguments: String..., files: [String: String], input: String = "") throws -> Command.Outcome {
        var command = Command(input: input)
        command.arguments = arguments
        let folder = try TemporaryFolder(files)
        command.folder = folder.path
        command.keeper = folder
        return try command.run()
    }
}
