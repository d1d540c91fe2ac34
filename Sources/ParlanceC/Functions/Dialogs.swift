import CParlance
import Parlance

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The functions of `parlance.h` for dialogs; the header documents them.

@_cdecl("parlance_answer_set")
public func parlanceAnswerSet(
    _ answer: OpaquePointer?,
    _ json: UnsafePointer<CChar>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) { try AnswerHandle.borrowed(answer, "answer").set(try Texts.text(json, "json")) }
}

@_cdecl("parlance_dialog_open")
public func parlanceDialogOpen(
    _ parser: OpaquePointer?,
    _ handler: parlance_handler?,
    _ context: UnsafeMutableRawPointer?,
    _ state: UnsafePointer<CChar>?,
    _ dialog: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let dialog = try place(dialog, "dialog")
        let parser = try ParserHandle.borrowed(parser, "parser")
        guard let handler else { throw Failure.missing("handler", "a function, not NULL") }
        let problem = "'state' is not the state of a dialog"
        let begun = try state == nil ? Dialog() : decoded(try Texts.text(state, "state"), problem)
        let function = HandlerFunction(handler, context: context)
        dialog.pointee = DialogHandle(try parser.conversation(), handler: function, dialog: begun).retained()
    }
}

@_cdecl("parlance_dialog_respond")
public func parlanceDialogRespond(
    _ dialog: OpaquePointer?,
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ options: UnsafePointer<CChar>?,
    _ turn: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let turn = try place(turn, "turn")
        let handle = try DialogHandle.borrowed(dialog, "dialog")
        let utterance = try Texts.text(text, length, "text")
        turn.pointee = try Results.json(try handle.respond(to: utterance, try Texts.members(options, "options")))
    }
}

@_cdecl("parlance_dialog_carry_out")
public func parlanceDialogCarryOut(
    _ dialog: OpaquePointer?,
    _ request: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?,
    _ turn: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let turn = try place(turn, "turn")
        let handle = try DialogHandle.borrowed(dialog, "dialog")
        let request: IntentRequest = try decoded(try Texts.text(request, "request"), "'request' is not a request")
        turn.pointee = try Results.json(try handle.carryOut(request, try Texts.members(options, "options")))
    }
}

@_cdecl("parlance_dialog_state")
public func parlanceDialogState(
    _ dialog: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> parlance_status {
    attempt(error) {
        let state = try place(state, "state")
        state.pointee = Results.string(
            try AnswerEncoder().encode(try DialogHandle.borrowed(dialog, "dialog").dialog)
        )
    }
}

@_cdecl("parlance_dialog_free")
public func parlanceDialogFree(_ dialog: OpaquePointer?) { DialogHandle.release(dialog) }

/// Reads a value that was encoded as JSON.
private func decoded<Decoded: Decodable>(_ json: String, _ problem: String) throws(Failure) -> Decoded {
    do {
        return try JSONDecoder().decode(Decoded.self, from: Data(json.utf8))
    } catch {
        throw Failure(PARLANCE_INVALID_REQUEST, problem)
    }
}
