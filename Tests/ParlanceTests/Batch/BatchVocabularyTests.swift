import Parlance
import Testing

@Suite("Vocabularies in a batch")
struct BatchVocabularyTests {
    @Test func `a line of terms is answered with how many there are, and they are heard from then on`() throws {
        var batch = try Batch()
        #expect(try batch.answer("turn on the night star")["match"] == .string("none"))
        let line =
            #"{"id": 1, "vocabulary": {"name": ["Disco", {"identifier": "n7", "phrase": "Night Star", "pronunciations": ["knight star"]}]}}"#
        #expect(batch.line(line) == #"{"id":1,"vocabulary":{"name":2}}"#)
        let slot = try batch.answer("turn on the knight star")["readings"][0]["slots"]["name"]
        #expect(slot["term"] == (try Value(json: #"{"identifier": "n7", "phrase": "Night Star"}"#)))
        #expect(slot["value"] == .string("Night Star"))
        #expect(slot["text"] == .string("knight star"))
        // The list's own values stay.
        #expect(try batch.answer("turn on the lamp")["match"] == .string("exact"))
        #expect(batch.session.outcome == .noMatch)
    }

    @Test func `a name is replaced as a whole, others stay`() throws {
        var batch = try Batch()
        _ = batch.line(#"{"vocabulary": {"name": ["one"], "song": ["red sea"]}}"#)
        #expect(batch.line(#"{"vocabulary": {"name": ["two"]}}"#) == #"{"vocabulary":{"name":1}}"#)
        #expect(try batch.answer("turn on the one")["match"] == .string("none"))
        #expect(try batch.answer("turn on the two")["match"] == .string("exact"))
        #expect(
            try batch.answer("play red sea")["readings"][0]["slots"]["song"]["term"]["identifier"] == .string("red sea")
        )
        _ = batch.line(#"{"lists": {}}"#)
        #expect(try batch.answer("turn on the two")["match"] == .string("exact"))
        #expect(batch.line(#"{"vocabulary": {"name": []}}"#) == #"{"vocabulary":{"name":0}}"#)
        #expect(try batch.answer("turn on the two")["match"] == .string("none"))
    }

    @Test func `what is left out is in the answer`() throws {
        var batch = try Batch()
        let answer = try Value(
            json: batch.line(
                #"{"vocabulary": {"name": ["a", "a", {"phrase": "…", "identifier": "dots"}], "nmae": ["b"]}}"#
            )
        )
        #expect(answer["vocabulary"] == (try Value(json: #"{"name": 2, "nmae": 1}"#)))
        let leftOut = try #require(answer["left_out"].array)
        #expect(
            leftOut.map { $0["code"] } == [
                .string("duplicate-identifier"), .string("unspeakable-name"), .string("unknown-vocabulary"),
            ]
        )
        #expect(leftOut.map { $0["identifier"] } == [.string("a"), .string("dots"), .null])
    }

    @Test(
        arguments: [
            ("null", "the field 'vocabulary' must be an object"),
            (#"{"name": "a"}"#, "the terms of 'name': expected a list of terms, found the text 'a'"),
            (
                #"{"name": ["a", 5, {"phras": "b"}]}"#,
                "term 3 of 'name': unknown key 'phras'; did you mean 'phrase'?; term 3 of 'name': a term needs the key 'phrase'"
            ),
            (
                #"{"name": [null]}"#,
                "term 1 of 'name': expected a term: text, or a mapping with 'phrase', found nothing"
            ),
        ]
    )
    func `terms that are wrong are refused, and the old ones stay`(terms: String, message: String) throws {
        var batch = try Batch()
        _ = batch.line(#"{"vocabulary": {"name": ["old"]}}"#)
        #expect(try batch.error("{\"vocabulary\": \(terms)}") == message)
        #expect(try batch.answer("turn on the old")["match"] == .string("exact"))
    }
}
