import Foundation
import Parlance
import ParlanceSamples
import Testing

@Suite("Shipped intents")
struct ShippedIntentsTests {
    private static let parser = Result {
        let files = ["en/workouts", "en/rides", "en/messages", "en/people", "en/speech", "intents", "apps"]
        return Parser(try GrammarLoader().load(paths: files.map { "\(Package.grammars)/\($0).yaml" }).grammar)
    }

    private func reading(_ utterance: String) throws -> Reading {
        try #require(try Self.parser.get().parse(utterance).best)
    }

    @Test func `an utterance becomes the struct of its intent`() throws {
        let workout = try reading("start a 5 mile run outside in BNRun").decode(as: StartWorkout.self)
        #expect(workout.workoutName?.identifier == "run")
        #expect(workout.goalValue == 5)
        #expect(workout.workoutGoalUnitType == .mile)
        #expect(workout.workoutLocationType == .outdoor)
        #expect(workout.isOpenEnded == nil)
        #expect(workout.app?.phrase.text == "BNRun")
        #expect(try reading("open swim").decode(as: StartWorkout.self).isOpenEnded == true)
    }

    @Test func `a ride is one too`() throws {
        let ride = try reading("book a ride to the airport for three people").decode(as: RequestRide.self)
        #expect(ride.partySize == 3)
        #expect(ride.dropOffLocation?.phrase.text == "the airport" || ride.dropOffLocation?.phrase.text == "airport")
    }

    @Test func `several people are an array`() throws {
        let message = try reading("text mom and dad I'm on my way").decode(as: SendMessage.self)
        #expect(message.recipients.map(\.identifier) == ["mother", "father"])
        #expect(message.content == "I'm on my way")
    }

    @Test func `what the declaration says can be said in Swift`() {
        #expect(StartWorkout.Codes.failureOngoingWorkout == "failureOngoingWorkout")
        #expect(RequestRide.PaymentMethod.allCases.contains(.applePay))
    }
}
