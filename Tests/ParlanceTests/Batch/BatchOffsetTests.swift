import Foundation
import Parlance
import Testing

@Suite("Offsets in the answers of a batch")
struct BatchOffsetTests {
    @Test(
        "They count the Unicode scalars of the text as it was given",
        arguments: [
            ("turn on the lamp", "lamp"), ("turn  on\tthe   lamp", "lamp"), ("“turn” on the lamp", nil),
            ("¿¡turn on the LAMP!?", "LAMP"), ("turn on the cafe\u{301}", "cafe\u{301}"), ("turn on the café!", "café"),
            ("turn on the โคมไฟ", "โคมไฟ"), ("turn on the מנורה", "מנורה"), ("turn on the ｌａｍｐ", "ｌａｍｐ"),
            ("turn on the kitchen\u{A0}light", "kitchen\u{A0}light"), ("…turn on the kitchen-light", "kitchen-light"),
            ("turn on the kitchen \r\n light", "kitchen \r\n light"), ("\u{FEFF}turn on the la\u{AD}mp", "la\u{AD}mp"),
        ] as [(String, String?)]
    )
    func countScalars(text: String, name: String?) throws {
        var batch = try Batch()
        let line = try #require(String(bytes: JSONEncoder().encode(["text": text]), encoding: .utf8))
        let slot = try batch.answer(line)["readings"][0]["slots"]["name"]
        #expect(slot.word(in: text).map { Array($0.unicodeScalars) } == name.map { Array($0.unicodeScalars) })
    }

    @Test("Emoji of several scalars count as many")
    func countEmoji() throws {
        var batch = try Batch()
        let text = "play 👩‍👩‍👧 & 🇩🇪 on 👍🏽"
        let slot = try batch.answer(text)["readings"][0]["slots"]["title"]
        #expect(slot.word(in: text) == "👩‍👩‍👧 & 🇩🇪 on 👍🏽")
        #expect(slot["start"] == .integer(5))
        #expect(slot["end"] == .integer(21))
    }

    @Test(
        "The text of a slot is composed, its blanks are plain",
        arguments: [("cafe\u{301}", "café"), ("kitchen\u{A0}\t light", "kitchen light"), ("LAMP", "LAMP")]
    )
    func tidiesText(spoken: String, text: String) throws {
        var batch = try Batch()
        #expect(try batch.answer("turn on the \(spoken)")["readings"][0]["slots"]["name"]["text"] == .string(text))
    }

    @Test("The place where a template stopped is a word of the text")
    func countScalarsOfStops() throws {
        var batch = try Batch()
        let text = "turn on the e\u{301}cran 🙂 set"
        let nearest = try batch.answer(text)["nearest"][0]
        #expect(nearest["stopped"].word(in: text) == "e\u{301}cran")
        #expect(nearest["unknown"]["text"] == .string("écran 🙂 set"))
    }

    @Test(
        "A non-match has the number of words read, where it stopped, and the possible continuations",
        arguments: [
            (
                "turn on",
                #"""
                [{"template": "(turn|switch) on [the] {name}", "source": "house.yaml:5:22", "matched": 2,
                  "stopped": {"start": 7, "end": 7}, "expected": [{"text": "the"}, {"slot": "name"}]}]
                """#
            ),
            (
                "set the lamp to 400 percent",
                #"""
                [{"template": "set [the] {name} to {level} percent", "source": "house.yaml:15:22", "matched": 4,
                  "stopped": {"start": 16, "end": 19}, "expected": [{"slot": "level"}],
                  "unknown": {"slot": "level", "text": "400"}}]
                """#
            ),
            (
                "turn on the lamp now",
                #"""
                [{"template": "(turn|switch) on [the] {name}", "source": "house.yaml:5:22", "matched": 4,
                  "stopped": {"start": 17, "end": 20}, "expected": []}]
                """#
            ), ("whatever", "[]"), ("", "[]"),
        ]
    )
    func explainsNonMatches(text: String, nearest: String) throws {
        var batch = try Batch()
        #expect(try batch.answer(text)["nearest"] == (try Value(json: nearest)))
    }
}

extension Value {
    /// The part of `text` from `start` to `end`, in Unicode scalars.
    fileprivate func word(in text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        guard let start = self["start"].integer, let end = self["end"].integer, start <= end, end <= scalars.count
        else {
            return nil
        }
        return String(String.UnicodeScalarView(scalars[start..<end]))
    }
}
