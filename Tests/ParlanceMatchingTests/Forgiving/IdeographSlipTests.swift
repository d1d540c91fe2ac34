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

    @Test("Letters may be swapped across the edge of two words")
    func swapsAcrossWords() throws {
        #expect(try Self.meaning("关一闭楼的窗户") == "Close 一楼")
    }

    private static let player = """
        language: zh
        intents:
          Play: {data: [{sentences: ["播放{title}"]}]}
          Pause: {data: [{sentences: ["暂停{title}计时器"]}]}
          Later: {data: [{sentences: ["{minutes}分钟{title}"]}]}
          Left: {data: [{sentences: ["{minutes}分钟的计时器还剩多久"]}]}
          Ask: {data: [{sentences: ["还剩多久", "还要多久", "多久"]}]}
        lists:
          minutes: {range: {from: 1, to: 60}}
          title: {wildcard: true}
        """

    @Test(
        "A letter twice at the edge of a text is a slip if one of the two is a word of its own",
        arguments: [
            ("播放放五月天", "approximate Play 五月天"), ("暂停停煮面计时器", "approximate Pause 煮面"),
            ("暂停煮面计计时器", "approximate Pause 煮面"), ("播放放羊的星星", "exact Play 放羊的星星"),
            ("播放放学后", "exact Play 放学后"), ("播放妈妈的歌", "exact Play 妈妈的歌"),
        ]
    )
    func strayDoubles(text: String, expected: String) throws {
        let result = try Fixture.parser(yaml: Self.player).parse(text)
        let best = try #require(result.best)
        #expect("\(result.match) \(best.intent) \(best.slots.map(\.value.description).joined())" == expected)
    }

    @Test(
        "Nearly all of a long literal text is not the text of a wildcard",
        arguments: ["5分钟的计时器器还剩多久", "5分钟的计时还剩多久", "5分钟的计器时还剩多久"]
    )
    func longLiterals(text: String) throws {
        let result = try Fixture.parser(yaml: Self.player).parse(text)
        #expect(result.match == .approximate)
        #expect(result.best?.intent == "Left")
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
