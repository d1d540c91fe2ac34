import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Letters of scripts without blanks, and of Hangul")
struct LetterTests {
    private static let chinese = """
        language: zh
        intents:
          TurnOn: {data: [{sentences: ["打开{area}的{name}"]}]}
          Timer: {data: [{sentences: ["{title}计时器延长{minutes}分钟"]}]}
          Lock: {data: [{sentences: ["不要打开{area}的门"]}]}
        lists:
          area: {values: [客厅, 卧室]}
          name: {values: [吊扇, 灯]}
          title: {wildcard: true}
          minutes: {range: {from: 1, to: 60}}
        """

    private static let japanese = """
        language: ja
        intents:
          TurnOn: {data: [{sentences: ["{name}をつけてください"]}]}
        lists:
          name: {values: [テレビ, 照明]}
        """

    private static let korean = """
        language: ko
        intents:
          TurnOn: {data: [{sentences: ["{area} {name} 켜 줘", "{name}[을|를] 켜 줘"]}]}
          Keep: {data: [{sentences: ["{name} 안 켜 줘"]}]}
        lists:
          name: {values: [선풍기, 에어컨]}
          area: {values: [거실, 침실]}
        """

    private static func meaning(_ text: String, _ yaml: String) throws -> String? {
        let result = try Fixture.parser(yaml: yaml).parse(text)
        guard result.match == .approximate, let best = result.best else { return nil }
        return ([best.intent] + best.slots.map(\.value.description)).joined(separator: " ")
    }

    @Test(
        "Ideographs: the same sound, another form, in the wrong order, twice, one for two",
        arguments: [
            ("打开客听的灯", "TurnOn 客厅 灯"), ("打凯客厅的灯", "TurnOn 客厅 灯"),
            ("打開客廳的燈", "TurnOn 客厅 灯"), ("打開臥室的吊扇", "TurnOn 卧室 吊扇"),
            ("打开厅客的灯", "TurnOn 客厅 灯"), ("开打卧室的灯", "TurnOn 卧室 灯"), ("打开客的厅灯", "TurnOn 客厅 灯"),
            ("打开客客厅的灯", "TurnOn 客厅 灯"), ("打开厅的灯", "TurnOn 客厅 灯"), ("煮面計時器延長5分鐘", "Timer 煮面 5"),
        ]
    )
    func ideographs(text: String, expected: String) throws {
        #expect(try Self.meaning(text, Self.chinese) == expected)
    }

    @Test(
        "An ideograph is never left out, and a negation or a number never changes",
        arguments: ["打开客厅灯", "布要打开卧室的门", "打开书房的灯"]
    )
    func nothing(text: String) throws {
        #expect(try Self.meaning(text, Self.chinese) == nil)
    }

    @Test(
        "Kana: hiragana for katakana, voiced and small letters",
        arguments: [
            ("てれびをつけてください", "TurnOn テレビ"), ("テレヒをつけてください", "TurnOn テレビ"),
            ("テレビをつけてくたさい", "TurnOn テレビ"),
        ]
    )
    func kana(text: String, expected: String) throws {
        #expect(try Self.meaning(text, Self.japanese) == expected)
    }

    @Test(
        "Words in kana for kanji, and the reverse",
        arguments: [
            ("てんきをおしえて", "Weather"), ("天気をおしえて", "Weather"), ("でんきをけして", "TurnOff 電気"),
            ("電気をけして", "TurnOff 電気"), ("友達に伝えて", "Tell ともだち"), ("でんきを消さないで", nil),
        ] as [(String, String?)]
    )
    func spellings(text: String, expected: String?) throws {
        let yaml = """
            language: ja
            intents:
              Weather: {data: [{sentences: ["天気を教えて"]}]}
              TurnOff: {data: [{sentences: ["{name}を消して"]}]}
              Tell: {data: [{sentences: ["{who}に伝えて"]}]}
            lists: {name: {values: [電気, 暖房]}, who: {values: [ともだち]}}
            """
        #expect(try Self.meaning(text, yaml) == expected)
    }

    @Test(
        arguments: [
            ("電気を消した", nil), ("電気を消したよ", nil), ("電気を消したい", nil), ("アラームを止めた", nil), ("薬を飲んだ", nil),
            ("電気を消すて", "TurnOff 電気"), ("アラームを止めで", "Stop"), ("薬を飲んて", "Take"),
        ] as [(String, String?)]
    )
    func `what has been done in Japanese is not to be done`(text: String, expected: String?) throws {
        let yaml = """
            language: ja
            intents:
              TurnOff: {data: [{sentences: ["{name}を消して"]}]}
              Stop: {data: [{sentences: ["アラームを止めて"]}]}
              Take: {data: [{sentences: ["薬を飲んで"]}]}
            lists: {name: {values: [電気, 暖房]}}
            """
        #expect(try Self.meaning(text, yaml) == expected)
    }

    @Test("Regional spellings are one word, without an edit")
    func regionalSpellings() throws {
        let yaml = """
            language: en
            intents: {Play: {data: [{sentences: ["play my favourite {what}"]}]}}
            lists: {what: {values: [colour]}}
            """
        #expect(try Self.meaning("play my favorite color", yaml) == "Play colour")
    }

    @Test(
        "Hangul: wrong letters in syllables, and blanks left out or added",
        arguments: [
            ("거싷 선풍기 켜 줘", "TurnOn 거실 선풍기"), ("거실 선풍가 켜 줘", "TurnOn 거실 선풍기"),
            ("에어콘을 켜 줘", "TurnOn 에어컨"), ("거실선풍기켜줘", "TurnOn 거실 선풍기"),
            ("거실 선풍기 켜줘", "TurnOn 거실 선풍기"), ("거 실 선풍기 켜 줘", "TurnOn 거실 선풍기"),
            ("침실에어컨켜줘", "TurnOn 침실 에어컨"), ("에어컨안켜줘", "Keep 에어컨"),
        ]
    )
    func hangul(text: String, expected: String) throws {
        #expect(try Self.meaning(text, Self.korean) == expected)
    }

    @Test(arguments: ["밥 먹었어", "거실 창문 켜 줘", "에어컨 못 켜 줘", "오늘날씨어때"])
    func `other Korean stays silent`(text: String) throws {
        #expect(try Fixture.parser(yaml: Self.korean).parse(text).match == .none)
    }
}
