import Testing

@testable import ParlanceMatching

/// Slips in Chinese, where each ideograph has a meaning and blanks tell nothing.
@Suite("Slips of ideographs")
struct IdeographSlipTests {
    private static let house = """
        language: zh
        intents:
          Longer: {data: [{sentences: ["给{title}计时器延长{hours}小时"]}]}
          More: {data: [{sentences: ["给定时器再加{hours}小时"]}]}
          Less: {data: [{sentences: ["给定时器再减{hours}小时"]}]}
          Bought: {data: [{sentences: ["购物清单里的{title}已买"]}]}
          Close: {data: [{sentences: ["关闭{floor}的窗户"]}]}
          Count: {data: [{sentences: ["有多少人在家"]}]}
        lists:
          floor: {values: [一楼, 二楼]}
          hours: {range: {from: 1, to: 24}}
          title: {wildcard: true}
        """

    private static func meaning(_ text: String) throws -> String? {
        let result = try Fixture.parser(yaml: house).parse(text)
        guard result.match == .approximate, let best = result.best else { return nil }
        return ([best.intent] + best.slots.map(\.value.description)).joined(separator: " ")
    }

    @Test(
        "An ideograph may stand for a word of two, if the rest is long enough",
        arguments: [("关闭二楼的窗", "Close 二楼"), ("给煮面计时器延1小时", "Longer 煮面 1")]
    )
    func halves(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test(
        "Two ideographs may be swapped, also in a word of two",
        arguments: [("关闭楼二的窗户", "Close 二楼"), ("有少多人在家", "Count")]
    )
    func swaps(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test(
        "A word beside a text is corrected where the text can't begin elsewhere",
        arguments: [
            ("购物单里的苹果已买", "Bought 苹果"), ("购物清清单里的苹果已买", "Bought 苹果"),
            ("给煮面时器延长1小时", "Longer 煮面 1"),
        ]
    )
    func besideTexts(text: String, expected: String) throws {
        #expect(try Self.meaning(text) == expected)
    }

    @Test(
        "An ideograph is not added where its opposite fits, where the text may have taken it, or in a short utterance",
        arguments: ["给定时器再2小时", "给煮计面时器延长1小时", "关闭窗"]
    )
    func doubtful(text: String) throws {
        #expect(try Self.meaning(text) == nil)
    }

    @Test func `an ideograph is not added where the grammar has its opposite in other templates only`() throws {
        let yaml = """
            language: zh
            intents:
              More: {data: [{sentences: ["给{title}定时器再加{hours}小时"]}]}
              Less: {data: [{sentences: ["给{title}定时器再减{hours}小时[10分]"]}]}
            lists:
              hours: {range: {from: 1, to: 24}}
              title: {wildcard: true}
            """
        let parser = try Fixture.parser(yaml: yaml)
        #expect(try parser.parse("给煮面定时器减2小时10分").best?.intent == "Less")
        #expect(try parser.parse("给煮面定时器再2小时10分").match == .none)
    }

    @Test func `kana alone do not stand for a word with an ideograph`() throws {
        let yaml = """
            language: ja
            intents:
              Find: {data: [{sentences: ["{food}を探してください"]}]}
            lists:
              food: {values: [寿司, ラーメン]}
            """
        let parser = try Fixture.parser(yaml: yaml)
        #expect(try parser.parse("寿司をしてください").match == .none)
        #expect(try parser.parse("寿司を探しください").match == .approximate)
    }
}
