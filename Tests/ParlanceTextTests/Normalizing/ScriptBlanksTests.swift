import Testing

@testable import ParlanceText

@Suite("Blanks between scripts")
struct ScriptBlanksTests {
    @Test(
        "None is written where both scripts write none",
        arguments: [
            ("turn", "on", true), ("打开", "灯", false), ("打开", "TV", true), ("TV", "打开", true), ("ที่", "ไฟ", false),
            ("ライト", "を", false), ("불", "켜", true), ("打开", "5", true), ("", "on", false),
        ]
    )
    func areWritten(left: String, right: String, isWritten: Bool) {
        #expect(ScriptBlanks.areWritten(between: left, and: right) == isWritten)
    }
}
