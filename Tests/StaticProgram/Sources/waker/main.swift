import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct Waker: IntentHandler {
    func handle(_ request: IntentRequest) -> IntentResponse {
        print("alarm:", request["when"]!.value.object!["dateTime"]!, request["song"]!.value)
        return IntentResponse(.success)
    }
}

let waker = try GrammarLoader().load(paths: ["waker"])
let noon = Date(timeIntervalSince1970: 1_798_714_800)
let options = PipelineOptions(now: { noon }, timeZone: TimeZoneRules("Europe/Berlin")!)
var handlers = HandlerTable()
handlers.add(["SetAlarm"]) { Waker() }
let pipeline = Pipeline(grammar: waker.grammar, catalog: waker.catalog, handlers: handlers, options: options)

let texts = MessageTable(waker.grammar)
var dialog = Dialog()
for utterance in ["wake me up with a gong", "tomorrow at half past seven", "yes"] {
    let turn = await pipeline.respond(to: utterance, in: dialog)
    print(utterance, "->", turn.texts(from: texts, language: "en"))
    dialog = turn.dialog
}

let kitchen = try Parser(compiledGrammarAt: "kitchen.parlance")
print(try kitchen.parse("brew coffee into my cup").best!["drink"]!.value)
