import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Forgiving matching")
struct ForgivingTests {
    private static let house = """
        language: en
        intents:
          TurnOn: {data: [{sentences: ["(turn|switch) on [the] {name}", "[the] {name} on"]}]}
          TurnOff: {data: [{sentences: ["(turn|switch) off [the] {name}", "[the] {name} off"]}]}
          Lock: {data: [{sentences: ["lock [the] {name}"]}]}
          Unlock: {data: [{sentences: ["unlock [the] {name}"]}]}
          SetLevel: {data: [{sentences: ["set [the] {name} to {level} percent"]}]}
          Timer: {data: [{sentences: ["set a timer for {minutes} minutes"]}]}
          Never: {data: [{sentences: ["do not (disturb|wake) me", "do (disturb|wake) me"]}]}
          Play: {data: [{sentences: ["play {title}"]}]}
        lists:
          name:
            values: [kitchen light, lightbulb, wi-fi plug, café lamp, front door, children's lamp, freezer, heater, fan, light 2, {in: night lamp, out: L7}]
          level: {range: {from: 0, to: 100}}
          minutes: {range: {from: 1, to: 60}}
          title: {wildcard: true}
        opposites: [[lock, unlock], ["on", "off"]]
        """

    private static func result(_ text: String, edits: Int? = nil, _ yaml: String = house) throws -> ParseResult {
        try Fixture.parser(yaml: yaml).parse(text, options: ParseOptions(edits: edits))
    }

    /// The edited words, as `kind said→meant`.
    private static func changes(_ reading: Reading?) -> [String] {
        (reading?.editedWords ?? []).map { "\($0.kind.rawValue) \($0.said)→\($0.meant)" }
    }

    @Test(
        "Each kind of correction is reported, with the corrected word",
        arguments: [
            ("turn on the kichen light", "TurnOn", ["sound kichen→kitchen"]),
            ("turn on the kittchen light", "TurnOn", ["letters kittchen→kitchen"]),
            ("turn on the kotchen light", "TurnOn", ["letters kotchen→kitchen"]),
            ("turn on the ktichen light", "TurnOn", ["letters ktichen→kitchen"]),
            ("switsh on the freezer", "TurnOn", ["letters switsh→switch"]),
            ("turn on the cafe lamp", "TurnOn", ["accents cafe→café"]),
            ("turn on the childrens lamp", "TurnOn", ["accents childrens→children's"]),
            ("turn on the light bulb", "TurnOn", ["joined light bulb→lightbulb"]),
            ("turn on the kitchenlight", "TurnOn", ["split kitchenlight→kitchen light"]),
            ("set a timer four 5 minutes", "Timer", ["sound four→for"]),
            ("set a timer 4 5 minutes", "Timer", ["sound 4→for"]),
            ("turn on light to", "TurnOn", ["sound to→2"]),
            ("turn on uh the heater", "TurnOn", ["filler uh→"]),
            ("turn on the the heater", "TurnOn", ["filler the→"]),
            ("tunr on the kichen light", "TurnOn", ["letters tunr→turn", "sound kichen→kitchen"]),
        ]
    )
    func kinds(text: String, intent: String, edited: [String]) throws {
        let result = try Self.result(text)
        #expect(result.match == .approximate)
        #expect(result.best?.intent == intent)
        #expect(Self.changes(result.best) == edited)
        #expect(try Self.result(text, edits: 0).match == .none)
    }

    @Test(
        "A common word is not a number, unless the counted thing follows",
        arguments: [
            ("set bedroom to", nil), ("set bedroom to uh", nil), ("set bedroom too", nil), ("kitchen for", nil),
            ("to bedroom", nil), ("for kitchen", nil), ("set bedroom to for percent", 4),
            ("set bedroom to to percent", 2),
            ("wait for for minutes", 4), ("set bedroom for a while", nil),
        ] as [(String, Double?)]
    )
    func homophones(text: String, number: Double?) throws {
        let yaml = """
            language: en
            intents:
              Set: {data: [{sentences: ["set {area} [to] {n} [percent]", "set {area} {n} a while", "{area} {n} [percent]", "{n} [percent] {area}"]}]}
              Wait: {data: [{sentences: ["[wait for] {n} minutes"]}]}
            lists: {area: {values: [kitchen, bedroom]}, n: {range: {from: 0, to: 100}}}
            """
        let best = try Self.result(text, yaml).best
        #expect(best?.slots.first { $0.name == "n" }?.value == number.map { Value(number: $0) })
    }

    @Test(
        "An utterance without similar words matches nothing",
        arguments: [
            "turn on the pantry", "torn an thy kichin loght", "what is the weather", "kitchen",
            "set a timer for 61 minutes", "set the heater to 5o percent",
        ]
    )
    func tooFar(text: String) throws {
        #expect(try Self.result(text).match == .none)
    }

    @Test(
        "Digits and negations are not edited, and nothing is taken for a negation",
        arguments: ["set a timer for 15O minutes", "do nto disturb me", "do nott disturb me", "do now disturb me"]
    )
    func spared(text: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .none, "\(Self.changes(result.best))")
    }

    @Test(
        "A word that is near to a word and to its opposite is not corrected",
        arguments: ["nlock the front door", "ulock the front door", "turn of the heater", "turn onf the heater"]
    )
    func opposites(text: String) throws {
        #expect(try Self.result(text).match == .none)
    }

    @Test("Opposites that a grammar declares need not be those of the language")
    func declaredOpposites() throws {
        let yaml = """
            language: en
            intents: {A: {data: [{sentences: ["frobble the garden gate"]}]}}
            """
        #expect(try Self.result("grobble the garden gate", yaml).match == .approximate)
        let declared = yaml + "\nopposites: [[frobble, grobbled]]"
        #expect(try Self.result("grobble the garden gate", declared).match == .none)
    }

    @Test("One word in the place of its opposite is no slip")
    func correctionVocabulary() throws {
        #expect(try Self.result("unlock the front door").best?.intent == "Unlock")
        #expect(try Self.result("lock the front door").best?.intent == "Lock")
        #expect(try Self.result("turn off the heater").match == .exact)
    }

    @Test("Readings about as near that mean different things are all named, and none is chosen")
    func ambiguity() throws {
        let yaml = """
            language: en
            intents: {Call: {data: [{sentences: ["please call {name}"]}]}}
            lists: {name: {values: [{in: marian, out: 1}, {in: marion, out: 2}, {in: gordon, out: 3}]}}
            """
        let result = try Self.result("please call mariin", yaml)
        #expect(result.match == .ambiguous)
        #expect(Set(result.readings.map { $0["name"]?.value }) == [.integer(1), .integer(2)])
        #expect(try Self.result("please call gordn", yaml).match == .approximate)
    }

    @Test("No more words are edited than the caller allows")
    func limit() throws {
        let text = "tunr on the kichen light"
        #expect(try Self.result(text, edits: 1).match == .none)
        #expect(try Self.result(text, edits: 2).match == .approximate)
        #expect(try Self.result("tunr on teh kichen lihgt").match == .none)
        #expect(try Self.result("tunr on teh kichen lihgt", edits: 4).match == .approximate)
    }

    @Test("A value without an output is the corrected text, with the original range")
    func values() throws {
        let text = "Turn on the Kichen light!"
        let slot = try #require(try Self.result(text).best?["name"])
        #expect(slot.value == .string("kitchen light"))
        #expect(slot.spoken?.text == "Kichen light")
        #expect(try Self.result("turn on the nigth lamp").best?["name"]?.value == .string("L7"))
        let understood = try Self.result(text).best?.corrected(text)
        #expect(understood == "Turn on the kitchen light!")
    }

    @Test("A repeated number is intended", arguments: ["dial five five two", "dial 5 5 2"])
    func numbersTwice(text: String) throws {
        let yaml = """
            language: en
            intents: {Dial: {data: [{sentences: ["dial {a} {b}", "dial {a} {b} {c} now"]}]}}
            lists: {a: {range: {from: 0, to: 9}}, b: {range: {from: 0, to: 9}}, c: {range: {from: 0, to: 9}}}
            """
        #expect(try Self.result(text, yaml).match == .none)
        #expect(try Self.result("dial dial five two", yaml).match == .approximate)
    }

    @Test("The text of a wildcard is no evidence")
    func wildcards() throws {
        #expect(try Self.result("ply kitchen light").match == .none)
        #expect(try Self.result("play kichen light").best?["title"]?.value == .string("kichen light"))
    }

    @Test(
        "Letters of any script are edited",
        arguments: [
            ("ru", "включи {name}", "гостиная", "включи гостинная"), ("el", "άναψε {name}", "κουζίνα", "άναψε κουζνα"),
            ("ko", "{name} 켜줘요", "거실전등불", "거실전둥불 켜줘요"), ("hi", "{name} चालू करो", "रसोईघर", "रसोइघर चालू करो"),
            ("tr", "{name} aç lütfen", "çalışma odası", "calışma odası aç lütfen"),
            ("tr", "{name}[n]daki lambayı aç", "oturma odası", "oturma oddasındaki lambayı aç"),
            ("th", "ช่วยเปิด{name}", "ไฟห้องครัว", "ช่วยเปิดไฟหองครัว"),
            ("ja", "{name}をつけてください", "ベッドランプ", "ベッドラプをつけてください"),
            ("zh", "请帮我打开{name}", "空气净化器", "请帮我打开空净化器"),
            ("zh", "请帮我打开{name}", "空气净化器", "请帮帮我打开空气净化器"),
        ]
    )
    func scripts(language: String, template: String, name: String, text: String) throws {
        let yaml = """
            language: \(language)
            intents: {On: {data: [{sentences: ["\(template)"]}]}}
            lists: {name: {values: [{in: \(name), out: found}]}}
            """
        let result = try Self.result(text, yaml)
        #expect(result.match == .approximate)
        #expect(result.best?["name"]?.value == .string("found"))
    }

    @Test(
        "Where letters are words, none is left out or replaced, and negations are neither added nor removed",
        arguments: [
            ("厅主卧室灯光打开", "{name}打开", "主卧室灯光"), ("主卧客灯光打开", "{name}打开", "主卧室灯光"),
            ("不不要打扰我们家", "不要{name}", "打扰我们家"), ("请要打扰我们家", "请{name}", "不要打扰我们家"), ("请不要打扰我们家", "请{name}", "要打扰我们家"),
        ]
    )
    func ideographs(text: String, template: String, name: String) throws {
        let yaml = """
            language: zh
            intents: {On: {data: [{sentences: ["\(template)"]}]}}
            lists: {name: {values: [\(name)]}}
            """
        #expect(try Self.result(text, yaml).match == .none)
    }

    @Test("Opposites hold where no blanks are written, too")
    func undividedOpposites() throws {
        let yaml = """
            language: ja
            intents: {A: {data: [{sentences: ["ろくがおんにします", "ろくげおんにします"]}]}}
            """
        let declared = yaml + "\nopposites: [[ろくがおんにします, ろくげおんにします]]"
        #expect(try Self.result("ろくがおにします", yaml).match == .approximate)
        #expect(try Self.result("ろくがおにします", declared).match == .none)
    }

    @Test("Run-time names and terms of a vocabulary are targets of corrections as well")
    func runTime() throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {Begin: {data: [{sentences: ["begin {workout}"]}]}}
                lists: {workout: {values: [grind]}}
                """
        )
        let marathon = ListValue(input: try Template("marathon"), output: nil)
        let listed = parser.with(lists: ["workout": .values([marathon])])
        #expect(try listed.parse("begin maraton").best?["workout"]?.value == .string("marathon"))
        var vocabulary = Vocabulary()
        _ = vocabulary.set([Term(identifier: "7", phrase: "Half Marathon")], of: "workout", tier: .user)
        let known = parser.with(vocabulary: vocabulary)
        #expect(try known.parse("begin half maraton").best?["workout"]?.term?.identifier == "7")
        #expect(try parser.parse("begin half maraton").match == .none)
    }
}
