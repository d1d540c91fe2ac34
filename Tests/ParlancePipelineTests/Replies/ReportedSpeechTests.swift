import ParlanceGrammar
import Testing

@testable import ParlancePipeline

/// Written before the code, as people report what they want to ask or tell.
@Suite("Reported speech")
struct ReportedSpeechTests {
    private static let english = ReportedSpeech(LanguageProfiles.shipped["en"])
    private static let german = ReportedSpeech(LanguageProfiles.shipped["de"])

    @Test(arguments: [
        ("if he'll pick me up", "will you pick me up"),
        ("whether she's still at work", "are you still at work"),
        ("if he's eaten yet", "have you eaten yet"),
        ("if she has finished the book", "have you finished the book"),
        ("if she's already eaten", "have you already eaten"),
        ("if he's at home", "are you at home"),
        ("if he usually takes the bus", "do you usually take the bus"),
        ("if they're coming on Friday", "are you coming on Friday"),
        ("if he has time", "do you have time"),
        ("if she has seen the news", "have you seen the news"),
        ("if he still wants the old bike", "do you still want the old bike"),
        ("what time he finishes work", "what time do you finish work"),
        ("when she's coming home", "when are you coming home"),
        ("if I can borrow the car", "can I borrow the car"),
        ("if I'm on the list", "am I on the list"),
        ("where we should meet", "where should we meet"),
        ("if he’d like some soup", "would you like some soup"),
        ("if she can come, I'm cooking", "can you come, I'm cooking"),
        ("if he ever goes to the gym", "do you ever go to the gym"),
        ("if she can bring bread and milk", "can you bring bread and milk"),
    ])
    func `an English question is put to the person`(reported: String, said: String) {
        #expect(Self.english.question(reported) == said)
    }

    @Test(arguments: [
        "if the shop is open", "if she told ben that he can come", "if he has his keys", "where she put the cups",
        "if they want to come", "the keys are under the mat", "if", "if he", "what he", "", "if he's", "whether or not",
        "if he works tomorrow or has the day off", "if I should call him", "if he did the dishes",
        "which one he's chosen",
        "if he wants to come and is hungry", "if she's tired", "if she's finished the book", "if he's done",
    ])
    func `an English text that leaves a doubt stays as it is`(text: String) {
        #expect(Self.english.question(text) == nil)
    }

    @Test(arguments: [
        ("ob er mich abholt", "holst du mich ab"),
        ("ob er mich abholen kann", "kannst du mich abholen"),
        ("ob sie heute Abend Zeit hat", "hast du heute Abend Zeit"),
        ("ob sie mitkommt", "kommst du mit"),
        ("ob sie uns hinterherfährt", "fährst du uns hinterher"),
        ("ob er den Müll rausbringt", "bringst du den Müll raus"),
        ("wann er nach Hause kommt", "wann kommst du nach Hause"),
        ("ob ich was mitbringen soll", "soll ich was mitbringen"),
        ("wo wir uns treffen", "wo treffen wir uns"),
        ("ob sie mir bald antwortet", "antwortest du mir bald"),
        ("ob er kommt, ich koche nämlich", "kommst du, ich koche nämlich"),
    ])
    func `a German question is put to the person`(reported: String, said: String) {
        #expect(Self.german.question(reported) == said)
    }

    @Test(arguments: [
        "ob der Laden noch auf hat", "ob sie ihr Handy gefunden hat", "ob sie kommen", "ob er hätte kommen können",
        "ob er nimmt was da ist", "ob sie geht mit", "ob sie noch was braucht aus dem supermarkt",
        "ob ich ihn abholen soll",
        "ob sie ihr zeit", "ob er umzieht", "ob sie es schafft bis acht", "ob er kommt um acht", "ob sie kommt heute",
        "ob er Brot und Milch mitbringt",
        "ob", "ob er", "ich komme später",
    ])
    func `a German question that leaves a doubt stays as it is`(text: String) {
        #expect(Self.german.question(text) == nil)
    }

    @Test(arguments: [
        ("ich erst um sechs komme", "ich komme erst um sechs"),
        ("wir gut angekommen sind", "wir sind gut angekommen"),
        ("ich später komme weil der Zug spät dran ist", "ich komme später weil der Zug spät dran ist"),
        ("ich mich freue dass du kommst", "ich freue mich dass du kommst"),
        ("ich mich bald melde", "ich melde mich bald"),
        ("ich gleich losfahre", "ich fahre gleich los"),
    ])
    func `a German statement has its verb in the second place`(reported: String, said: String) {
        #expect(Self.german.statement(reported) == said)
    }

    @Test(arguments: [
        "ich komme um acht", "ich anrufe heute abend", "ich umziehe", "ich mich freue dass sie kommt",
        "er nicht kommen muss", "ich sie vermisse",
        "der Schlüssel unter der Matte liegt", "ich Brot hole und Milch mitbringe", "ich", "",
        "ich später komme bitte", "wir hätten kommen können",
    ])
    func `a German statement that leaves a doubt stays as it is`(text: String) {
        #expect(Self.german.statement(text) == nil)
    }

    @Test func `a language without such words changes nothing`() {
        let none = ReportedSpeech(LanguageProfiles.shipped["fr"])
        #expect(none.question("si tu viens") == nil)
        #expect(none.statement("je viens") == nil)
    }
}
