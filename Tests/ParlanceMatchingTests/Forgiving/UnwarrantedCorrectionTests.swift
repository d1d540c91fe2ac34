import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Corrections that would cause unintended actions")
struct UnwarrantedCorrectionTests {
    private static let english = """
        language: en
        intents:
          Call: {data: [{sentences: ["(call|ring) {contact}", "give {contact} a call"]}]}
          Pay: {data: [{sentences: ["pay {anybody} {amount}", "(charge|bill) {anybody} {amount}", "send {anybody} {amount} [dollars]"]}]}
          Message: {data: [{sentences: ["send {contact} a note saying {words}"]}]}
          Ride: {data: [{sentences: ["(call|get me) (a car|a cab) [to {address}]"]}]}
          Stop: {data: [{sentences: ["stop {sport}", "{sport} for {amount} (mi|miles)", "a (mi|mile) {sport}"]}]}
          Arm: {data: [{sentences: ["activate the alarm", "arm the alarm", "freeze the screen"]}]}
          Install: {data: [{sentences: ["install the app", "subscribe to the channel", "connect the speaker"]}]}
          Louder: {data: [{sentences: ["increase the volume", "raise the blinds", "mute the speaker"]}]}
          LightsOn: {data: [{sentences: ["turn on the lights", "turn the lights on"]}]}
          Cancel: {data: [{sentences: ["cancel the {name} timer", "cancel the {room} timer"]}]}
          Book: {data: [{sentences: ["book a table for {amount}", "walk the dog", "feed the cat", "lock the front door"]}]}
        lists:
          anybody: {wildcard: true}
          address: {wildcard: true}
          words: {wildcard: true}
          name: {wildcard: true}
          room: {values: [kitchen, bathroom, {in: living room, out: L}]}
          contact: {values: [mom, Mia, Marian, Gordon, Sophia, Margaret, Christine]}
          sport: {values: [walking, running, swimming]}
          amount: {range: {from: 1, to: 9999}}
        """

    private static let german = """
        language: de
        intents:
          Call: {data: [{sentences: ["ruf {contact} an", "rufe {contact} an"]}]}
          Pay: {data: [{sentences: ["zahle {anybody} {amount}", "zahl {anybody} {amount} [euro]"]}]}
          On: {data: [{sentences: ["schalte (das licht|den alarm) an", "aktiviere den alarm", "licht einschalten", "das licht anschalten"]}]}
          Install: {data: [{sentences: ["installiere das programm", "lade den wagen", "erhöhe die lautstärke", "öffne das garagentor"]}]}
          Up: {data: [{sentences: ["fahre die rollläden hoch", "stoppe die wiedergabe"]}]}
        lists:
          anybody: {wildcard: true}
          contact: {values: [Mama, Kim, Marion, Gottfried]}
          amount: {range: {from: 1, to: 9999}}
        """

    private static let french = """
        language: fr
        intents:
          Call: {data: [{sentences: ["appelle {contact}"]}]}
          Pay: {data: [{sentences: ["paie {anybody} {amount}", "envoie {amount} euros à {anybody}"]}]}
          On: {data: [{sentences: ["active l'alarme", "allume la lampe", "installe le programme", "connecte le haut-parleur"]}]}
          More: {data: [{sentences: ["monte le volume", "verrouille la porte", "ouvre les volets"]}]}
        lists:
          anybody: {wildcard: true}
          contact: {values: [maman, Lucie, Marianne]}
          amount: {range: {from: 1, to: 9999}}
        """

    private static let spanish = """
        language: es
        intents:
          Call: {data: [{sentences: ["llama a {contact}"]}]}
          Pay: {data: [{sentences: ["paga {amount} a {anybody}", "envía {anybody} {amount}"]}]}
          On: {data: [{sentences: ["activa la alarma", "instala el programa", "bloquea la puerta", "conecta el altavoz"]}]}
          More: {data: [{sentences: ["sube el volumen", "abre la ventana", "enciende la luz"]}]}
        lists:
          anybody: {wildcard: true}
          contact: {values: [mamá, Lucía, Mariana]}
          amount: {range: {from: 1, to: 9999}}
        """

    private static let grammars = ["en": english, "de": german, "fr": french, "es": spanish]

    private static func result(_ language: String, _ text: String) throws -> ParseResult {
        try Fixture.parser(yaml: grammars[language] ?? english).parse(text)
    }

    @Test(
        "A number or a wildcard is no evidence for a corrected word",
        arguments: [
            ("en", "play music from 2002"), ("en", "change my pin to 1234"), ("en", "send a message to steven"),
            ("en", "gill my neighbour 300"), ("en", "sand the floor at 7"), ("en", "sned the quarterly numbers 20"),
            ("de", "zähle die Schafe bis 100"), ("de", "mahle den Kaffee um 7"), ("de", "zahlw den Kellner 20"),
            ("fr", "paix sur la terre 2024"), ("fr", "paue le serveur 20"), ("es", "pata 20 a la gallina"),
            ("es", "pagw 20 a la vecina"), ("en", "chafge the committee 50"),
        ]
    )
    func evidence(language: String, text: String) throws {
        #expect(try Self.result(language, text).match == .none)
    }

    @Test(
        "A word of the language is not taken for a verb, nor for a name or a number",
        arguments: [
            "call carl", "call tom", "cell mom", "ping Mia", "tell mom", "stop talking", "stop skimming",
            "am I running",
            "ping Sophia", "sell Marian", "ball Gordon", "give mop a call", "stop waking", "call Maria", "fall Marian",
            "wing Marian", "lick the front door", "look the front door", "talk the dog", "cook a table for 4",
            "frost the screen", "call Christina", "call Dan", "sand Gordon a note saying hello", "arm the alarms clock",
        ]
    )
    func commonWords(text: String) throws {
        #expect(try Self.result("en", text).match == .none)
    }

    @Test(
        "Negating prefixes are neither added nor removed",
        arguments: [
            ("en", "deactivate the alarm"), ("en", "disarm the alarm"), ("en", "unfreeze the screen"),
            ("en", "uninstall the app"), ("en", "unsubscribe to the channel"), ("en", "disconnect the speaker"),
            ("en", "unmute the speaker"), ("en", "unlock the front door"), ("en", "nsubscribe to the channel"),
            ("en", "dactivate the alarm"), ("en", "unistall the app"), ("en", "ulock the front door"),
            ("de", "deaktiviere den Alarm"), ("de", "deinstalliere das Programm"), ("de", "entlade den Wagen"),
            ("fr", "désactive l'alarme"), ("fr", "desactive l'alarme"), ("fr", "désinstalle le programme"),
            ("fr", "déconnecte le haut-parleur"), ("fr", "démonte le volume"), ("fr", "déverrouille la porte"),
            ("es", "desactiva la alarma"), ("es", "desinstala el programa"), ("es", "desbloquea la puerta"),
            ("es", "desconecta el altavoz"), ("es", "dsactiva la alarma"),
        ]
    )
    func prefixes(language: String, text: String) throws {
        #expect(try Self.result(language, text).match == .none)
    }

    @Test(
        "Opposites of the language are not exchanged, even if the grammar has only one of them",
        arguments: [
            ("en", "decrease the volume"), ("en", "turn of the lights"), ("en", "turn the lights of"),
            ("en", "turn off the lights"), ("en", "dncrease the volume"), ("en", "close the front door"),
            ("de", "schalte das Licht aus"), ("de", "schalte den Alarm ab"), ("de", "Licht ausschalten"),
            ("de", "das Licht ausschalten"), ("de", "das Licht auschalten"), ("de", "verringere die Lautstärke"),
            ("de", "fahre die Rollläden runter"), ("fr", "descends le volume"), ("fr", "éteins la lampe"),
            ("es", "baja el volumen"), ("es", "cierra la ventana"), ("es", "apaga la luz"),
        ]
    )
    func opposites(language: String, text: String) throws {
        #expect(try Self.result(language, text).match == .none)
    }

    @Test(
        "Words that are nearly right beside words that are right are corrected",
        arguments: [
            ("en", "activte the alarm", "Arm"), ("en", "install teh app", "Install"),
            ("en", "isntall the app", "Install"),
            ("en", "subscrbe to the channel", "Install"), ("en", "increse the volume", "Louder"),
            ("en", "turnn on the lights", "LightsOn"), ("en", "turn on teh lihgts", "LightsOn"),
            ("en", "call mariann", "Call"), ("en", "call Margret", "Call"), ("en", "call gordn", "Call"),
            ("en", "clal Marian", "Call"),
            ("en", "feeed the cat", "Book"), ("en", "lock the fornt door", "Book"),
            ("en", "boook a table for 4", "Book"),
            ("en", "send gordn a note saying hello", "Message"), ("en", "stop swiming", "Stop"),
            ("en", "cancel the kitchne timer", "Cancel"), ("en", "cancl the kitchen timer", "Cancel"),
            ("de", "aktivere den Alarm", "On"), ("de", "schlate das Licht an", "On"),
            ("de", "instaliere das Programm", "Install"),
            ("de", "ruf Gottfreid an", "Call"), ("de", "fahre die Rolläden hoch", "Up"),
            ("de", "Licht einshcalten", "On"),
            ("de", "stope die Wiedergabe", "Up"), ("fr", "activve l'alarme", "On"), ("fr", "alume la lampe", "On"),
            ("fr", "appelle mariane", "Call"), ("fr", "instale le programme", "On"),
            ("fr", "ouvrre les volets", "More"),
            ("es", "activa la alrma", "On"), ("es", "isntala el programa", "On"), ("es", "llama a marianna", "Call"),
            ("es", "encinde la luz", "More"), ("es", "abre la vetnana", "More"),
        ]
    )
    func slips(language: String, text: String, intent: String) throws {
        let result = try Self.result(language, text)
        #expect(result.match == .approximate)
        #expect(result.best?.intent == intent)
    }

    @Test(
        "A misspelt word beside a wildcard is corrected with the misspelt word that the wildcard would take, or not at all"
    )
    func wildcards() throws {
        let best = try #require(try Self.result("en", "cancwl the kktchen timer").best)
        #expect(best["room"]?.value == .string("kitchen"))
        #expect(best["name"] == nil)
        #expect(try Self.result("en", "cancwl the kktchen timer").readings.count == 1)
    }
}
