import Foundation
import ParlanceTestSupport

/// A small grammar in a folder of its own.
struct House {
    let folder: TemporaryFolder
    /// The path of the grammar.
    let grammar: String

    init() throws {
        folder = try TemporaryFolder()
        grammar = try folder.write(Self.text, to: "house.yaml")
    }

    /// `parlance`, started in the folder of the grammar.
    func command(_ arguments: String..., input: String = "") -> Command {
        var command = Command(input: input)
        command.arguments = arguments
        command.folder = folder.path
        command.keeper = folder
        return command
    }

    static let text = """
        language: en
        intents:
          TurnOn:
            data:
              - sentences: ["(turn|switch) on [the] {name}"]
                slots: {power: true}
          LightsHere:
            data:
              - sentences: ["lights on"]
                requires_context: {area: {slot: true}}
          SetLevel:
            data:
              - sentences: ["set [the] {name} to {level} percent"]
          Play:
            data:
              - sentences: ["play {title}"]
          PlaySong:
            data:
              - sentences: ["play {song}"]
        lists:
          name: {values: [kitchen light, lamp, {in: 東京ランプ, out: tokyo}, café]}
          level: {range: {from: 0, to: 100}}
          title: {wildcard: true}
          song: {values: [blue moon]}

        """
}
