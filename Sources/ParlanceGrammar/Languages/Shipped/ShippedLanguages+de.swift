// Written by 'parlance generate languages' from de.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `de` = LanguageProfile(tag: ##"de"##) {
        profile in
        profile.wordJoining = .compounds
        profile.numbers.ones = [
            ##""##,
        ]
        profile.numbers.halves = [
            ##"und ein halb"##,
            ##"und eine halbe"##,
        ]
        profile.negations = ##"""
        nicht net ned nich nit nichts kein keine keinen keinem keiner keins nie niemals ohne nein außer weder jeden \##
        jede jedes jeder
        """##
        profile.questionWords = ##"""
        wie warum wieso weshalb was wann wo woher wohin wer wen wem welche welcher welches wenn ob falls dass
        """##
        profile.undoing = ##"""
        lösch lösche löschen entfern entferne entfernen storniere stornier stornieren widerruf widerrufe widerrufen \##
        streich streiche streichen beende beenden stopp stoppe stoppen abbrechen abbestellen absagen deaktivier \##
        deaktiviere deaktivieren verwirf verwerfen rückgängig
        """##
        profile.reports = [
            ##"sagt"##,
            ##"sagte"##,
            ##"gesagt"##,
            ##"meint"##,
            ##"meinte"##,
            ##"behauptet"##,
            ##"erzählt"##,
            ##"erzählte"##,
            ##"hieß"##,
            ##"soll ich"##,
            ##"sollen wir"##,
            ##"sollte ich"##,
            ##"sollten wir"##,
            ##"hab ich"##,
            ##"habe ich"##,
            ##"haben wir"##,
            ##"hast du"##,
            ##"hat"##,
            ##"hatte"##,
            ##"hatten"##,
            ##"bin ich"##,
            ##"war"##,
            ##"waren"##,
            ##"wurde"##,
            ##"wurden"##,
            ##"hätte ich doch"##,
            ##"hätten wir doch"##,
            ##"wünschte"##,
            ##"angeblich"##,
            ##"soll"##,
            ##"million"##,
            ##"millionen"##,
            ##"halb"##,
            ##"halbe"##,
            ##"hälfte"##,
            ##"doppelt"##,
            ##"dutzend"##,
            ##"höchstens"##,
            ##"mindestens"##,
            ##"weniger als"##,
            ##"mehr als"##,
        ]
        profile.reminders = [
            ##"erinner mich"##,
            ##"erinnere mich"##,
            ##"erinnern sie mich"##,
            ##"erinner uns"##,
            ##"erinnere uns"##,
            ##"denk dran"##,
            ##"denk daran"##,
            ##"dran denken"##,
            ##"daran denken"##,
            ##"erinnern"##,
            ##"erinnerung"##,
            ##"notiz"##,
        ]
        profile.fillers = ##"""
        äh ähm öh öhm hm ehm eh halt also naja tja sozusagen quasi
        """##
        profile.fillerPhrases = [
            ##"na ja"##,
            ##"weißt du"##,
            ##"sag mal"##,
            ##"ich mein"##,
            ##"ich meine"##,
        ]
        profile.selfCorrections = [
            ##"nein"##,
            ##"ne"##,
            ##"nee"##,
            ##"nö"##,
            ##"nein nein"##,
            ##"nein warte"##,
            ##"warte"##,
            ##"wart"##,
            ##"nee warte"##,
            ##"nein halt"##,
            ##"halt nein"##,
            ##"halt stopp"##,
            ##"ach nein"##,
            ##"ach nee"##,
            ##"ach was"##,
            ##"doch nicht"##,
            ##"quatsch"##,
            ##"ach quatsch"##,
            ##"nein quatsch"##,
            ##"ich meine"##,
            ##"ich mein"##,
            ##"ich meinte"##,
            ##"nein ich meine"##,
            ##"besser gesagt"##,
            ##"vielmehr"##,
            ##"beziehungsweise"##,
            ##"entschuldigung"##,
            ##"pardon"##,
            ##"sorry"##,
            ##"moment"##,
            ##"nein moment"##,
            ##"falsch"##,
            ##"stimmt nicht"##,
            ##"korrektur"##,
            ##"ich wollte sagen"##,
            ##"verzeihung"##,
            ##"verflixt"##,
            ##"blödsinn"##,
            ##"lieber"##,
            ##"nein lieber"##,
            ##"doch lieber"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"und"##,
            ##"dann"##,
            ##"und dann"##,
            ##"danach"##,
            ##"und danach"##,
            ##"anschließend"##,
            ##"und anschließend"##,
            ##"und auch"##,
        ]
        profile.conditions = [
            ##"wenn"##,
            ##"sobald"##,
            ##"falls"##,
            ##"nachdem"##,
            ##"bevor"##,
            ##"nach dem"##,
            ##"nach der"##,
            ##"nach meinem"##,
            ##"nach meiner"##,
            ##"vor dem"##,
            ##"vor der"##,
            ##"vor meinem"##,
            ##"vor meiner"##,
        ]
        profile.lasting = [
            ##"für"##,
            ##"für die nächsten"##,
            ##"für die nächste"##,
        ]
        profile.mornings = [
            ##"Frühstück"##,
            ##"frühstücken"##,
            ##"Sonnenaufgang"##,
        ]
        profile.evenings = [
            ##"Abendessen"##,
            ##"Abendbrot"##,
            ##"Grillen"##,
            ##"Grillabend"##,
            ##"Party"##,
            ##"Sonnenuntergang"##,
            ##"Kino"##,
            ##"Konzert"##,
            ##"Theater"##,
            ##"Oper"##,
            ##"Kneipe"##,
            ##"Feierabend"##,
            ##"Stammtisch"##,
            ##"Spieleabend"##,
            ##"Filmabend"##,
            ##"Feierabendbier"##,
        ]
        profile.contrasts = [
            ##"aber"##,
            ##"nur"##,
            ##"bloß"##,
            ##"sondern"##,
            ##"jedoch"##,
            ##"erst"##,
            ##"zuerst"##,
            ##"später"##,
            ##"andere"##,
            ##"anderer"##,
            ##"anderes"##,
            ##"anderen"##,
            ##"anders"##,
            ##"selber"##,
            ##"selbst"##,
            ##"noch"##,
            ##"ändere"##,
            ##"statt"##,
            ##"allerdings"##,
            ##"dafür"##,
            ##"oder"##,
            ##"entweder"##,
            ##"und zurück"##,
            ##"hin und zurück"##,
        ]
        profile.wholes = [
            ##"alle"##,
            ##"allen"##,
            ##"alles"##,
            ##"sämtliche"##,
            ##"jeden"##,
            ##"jede"##,
            ##"jedes"##,
            ##"beide"##,
            ##"alle beide"##,
            ##"alle zwei"##,
            ##"gleich beide"##,
            ##"die beiden"##,
            ##"die zwei"##,
            ##"genau die zwei"##,
            ##"genau die beiden"##,
            ##"beide zusammen"##,
        ]
        profile.followUps.persons = [
            ##"ihr"##,
            ##"ihm"##,
            ##"ihn"##,
            ##"sie"##,
            ##"ihnen"##,
        ]
        profile.followUps.things = [
            ##"es"##,
            ##"das"##,
            ##"ihn"##,
            ##"sie"##,
            ##"dies"##,
            ##"dieses"##,
            ##"den"##,
            ##"die"##,
            ##"diesen"##,
            ##"diese"##,
        ]
        profile.followUps.before = [
            ##"und"##,
            ##"auch"##,
            ##"jetzt"##,
            ##"nun"##,
            ##"dann"##,
            ##"dasselbe"##,
            ##"das gleiche"##,
            ##"das selbe"##,
            ##"genau dasselbe"##,
            ##"mach dasselbe"##,
            ##"mach das gleiche"##,
            ##"schick dasselbe"##,
            ##"schick das gleiche"##,
            ##"schreib dasselbe"##,
            ##"und was ist mit"##,
            ##"was ist mit"##,
            ##"wie wärs mit"##,
            ##"wie wäre es mit"##,
            ##"das gleiche noch"##,
            ##"dasselbe noch"##,
            ##"das gleiche bitte noch"##,
            ##"dasselbe bitte noch"##,
            ##"das gleiche bitte"##,
            ##"dasselbe bitte"##,
            ##"das gleiche auch"##,
            ##"dasselbe auch"##,
            ##"und das gleiche noch"##,
            ##"und dasselbe noch"##,
            ##"noch einen"##,
            ##"noch eine"##,
            ##"noch eins"##,
            ##"noch einen auf"##,
            ##"noch einen für"##,
            ##"nochmal"##,
            ##"mach"##,
            ##"schick es auch"##,
            ##"schick's auch"##,
            ##"schick das auch"##,
            ##"schick es auch noch"##,
            ##"schreib es auch"##,
            ##"schreib's auch"##,
            ##"schreib das auch"##,
            ##"sag es auch"##,
            ##"sag's auch"##,
            ##"sag das auch"##,
        ]
        profile.followUps.after = [
            ##"gehen sollen"##,
            ##"gehen"##,
            ##"gedacht"##,
            ##"auch"##,
            ##"ebenfalls"##,
            ##"auch noch"##,
            ##"dasselbe"##,
            ##"das gleiche"##,
            ##"genauso"##,
            ##"nochmal"##,
            ##"stattdessen"##,
            ##"draus"##,
            ##"daraus"##,
        ]
        profile.followUps.again = [
            ##"und nochmal dasselbe"##,
            ##"und noch mal dasselbe"##,
            ##"und nochmal das gleiche"##,
            ##"nochmal genauso"##,
            ##"noch mal genauso"##,
            ##"nochmal"##,
            ##"noch mal"##,
            ##"noch einmal"##,
            ##"mach das nochmal"##,
            ##"mach das noch einmal"##,
            ##"versuch es nochmal"##,
            ##"versuchs nochmal"##,
            ##"das gleiche nochmal"##,
            ##"dasselbe nochmal"##,
            ##"nochmal das gleiche"##,
            ##"noch mal das gleiche"##,
            ##"nochmal dasselbe"##,
            ##"noch mal dasselbe"##,
            ##"nochmal bitte"##,
            ##"wiederhol das"##,
            ##"schick's nochmal"##,
            ##"schick's noch mal"##,
            ##"schick es nochmal"##,
            ##"schick es noch mal"##,
            ##"schick das nochmal"##,
            ##"schick das noch mal"##,
            ##"schick's bitte nochmal"##,
            ##"schick's bitte noch mal"##,
            ##"schick es bitte noch einmal"##,
            ##"buch das nochmal"##,
            ##"starte das nochmal"##,
        ]
        profile.followUps.another = [
            ##"noch so eins"##,
            ##"noch so einen"##,
            ##"noch so eine"##,
            ##"und noch so eins"##,
            ##"und noch so einen"##,
            ##"noch eine davon"##,
            ##"noch eins davon"##,
            ##"noch einen davon"##,
            ##"bestell das gleiche nochmal"##,
            ##"bestell dasselbe nochmal"##,
            ##"bestell das nochmal"##,
            ##"starte das gleiche nochmal"##,
            ##"starte dasselbe nochmal"##,
            ##"nochmal dieselbe strecke"##,
            ##"und nochmal dieselbe strecke"##,
            ##"nochmal die gleiche strecke"##,
            ##"und nochmal die gleiche strecke"##,
            ##"noch mal dieselbe strecke"##,
            ##"noch so ein training"##,
            ##"noch ein solches"##,
        ]
        profile.followUps.later = [
            ##"später"##,
            ##"früher"##,
            ##"eher"##,
        ]
        profile.followUps.correcting = [
            ##"sagen wir"##,
            ##"sagen wir mal"##,
            ##"sagen wir lieber"##,
            ##"besser"##,
            ##"besser wäre"##,
            ##"mach besser"##,
            ##"mach doch"##,
            ##"sag lieber"##,
            ##"mach"##,
            ##"mach lieber"##,
            ##"mach daraus"##,
            ##"nimm"##,
            ##"nimm lieber"##,
            ##"ändere das auf"##,
            ##"ändere es auf"##,
            ##"stell lieber"##,
            ##"doch"##,
            ##"doch erst"##,
            ##"eigentlich"##,
            ##"eigentlich erst"##,
            ##"lieber erst"##,
            ##"das sollte"##,
            ##"das sollte doch"##,
            ##"das sollte eigentlich"##,
            ##"das hätte"##,
            ##"das war für"##,
            ##"das war doch für"##,
            ##"das war eigentlich für"##,
            ##"das war an"##,
            ##"das ist für"##,
            ##"es hätte"##,
            ##"wir sind"##,
            ##"wir sind doch"##,
            ##"es sind"##,
            ##"da sind"##,
        ]
        profile.followUps.only = [
            ##"nur"##,
            ##"bloß"##,
            ##"allein"##,
        ]
        profile.followUps.anybody = ##"meinen Freund"##
        profile.reported.asking = [
            ##"frag"##,
            ##"frage"##,
            ##"fragen"##,
            ##"frag ihn"##,
            ##"frag sie"##,
            ##"frage ihn"##,
            ##"frage sie"##,
            ##"frag mal"##,
            ##"frag mal bei"##,
        ]
        profile.reported.questions = [
            ##"ob"##,
        ]
        profile.reported.statements = [
            ##"dass"##,
            ##"daß"##,
        ]
        profile.reported.subjects = [
            ##"er du"##,
            ##"sie du"##,
            ##"ich ich"##,
            ##"wir wir"##,
            ##"es es"##,
            ##"man man"##,
        ]
        profile.reported.others = [
            ##"er"##,
            ##"sie"##,
            ##"ihm"##,
            ##"ihn"##,
            ##"ihr"##,
            ##"ihre"##,
            ##"ihren"##,
            ##"ihrem"##,
            ##"ihrer"##,
            ##"ihres"##,
            ##"sein"##,
            ##"seine"##,
            ##"seinen"##,
            ##"seinem"##,
            ##"seiner"##,
            ##"seines"##,
            ##"sich"##,
        ]
        profile.reported.verbs = [
            ##"bin bist"##,
            ##"ist bist"##,
            ##"sind seid"##,
            ##"hat hast"##,
            ##"hab hast"##,
            ##"habe hast"##,
            ##"wird wirst"##,
            ##"kann kannst"##,
            ##"will willst"##,
            ##"muss musst"##,
            ##"darf darfst"##,
            ##"mag magst"##,
            ##"soll sollst"##,
            ##"weiß weißt"##,
            ##"war warst"##,
            ##"hatte hattest"##,
            ##"könnte könntest"##,
            ##"würde würdest"##,
            ##"hätte hättest"##,
            ##"wäre wärst"##,
            ##"möchte möchtest"##,
            ##"sollte solltest"##,
            ##"konnte konntest"##,
            ##"wollte wolltest"##,
            ##"musste musstest"##,
        ]
        profile.reported.auxiliaries = [
            ##"haben"##,
            ##"habe"##,
            ##"hätten"##,
            ##"hätte"##,
            ##"werden"##,
            ##"werde"##,
            ##"würden"##,
            ##"wollen"##,
            ##"sollen"##,
            ##"können"##,
            ##"müssen"##,
        ]
        profile.reported.adverbs = [
            ##"heute"##,
            ##"morgen"##,
            ##"gestern"##,
            ##"acht"##,
            ##"heut"##,
            ##"abends"##,
            ##"bitte"##,
            ##"danke"##,
            ##"gerne"##,
            ##"jetzt"##,
            ##"leute"##,
            ##"beste"##,
            ##"nicht"##,
            ##"leicht"##,
            ##"echt"##,
            ##"recht"##,
            ##"vielleicht"##,
            ##"zuletzt"##,
            ##"überhaupt"##,
            ##"insgesamt"##,
            ##"bestimmt"##,
            ##"weit"##,
            ##"fast"##,
            ##"erst"##,
            ##"selbst"##,
            ##"sonst"##,
            ##"alle"##,
            ##"beide"##,
            ##"meine"##,
            ##"deine"##,
            ##"unsere"##,
            ##"eine"##,
            ##"keine"##,
            ##"diese"##,
            ##"welche"##,
            ##"ohne"##,
            ##"die"##,
            ##"mit"##,
            ##"seit"##,
            ##"oft"##,
            ##"meist"##,
            ##"dort"##,
            ##"sofort"##,
            ##"nächste"##,
            ##"letzte"##,
            ##"ganze"##,
            ##"gute"##,
            ##"neue"##,
            ##"den"##,
            ##"einen"##,
            ##"meinen"##,
            ##"deinen"##,
            ##"unseren"##,
            ##"keinen"##,
            ##"diesen"##,
            ##"wegen"##,
            ##"neben"##,
            ##"zwischen"##,
            ##"oben"##,
            ##"unten"##,
            ##"innen"##,
            ##"außen"##,
            ##"gegen"##,
            ##"eben"##,
            ##"schon"##,
            ##"kurze"##,
            ##"etwas"##,
            ##"gute"##,
            ##"kalt"##,
            ##"spät"##,
            ##"gut"##,
            ##"laut"##,
            ##"bereit"##,
            ##"sehr"##,
            ##"halbe"##,
        ]
        profile.reported.endings = [
            ##"hält hältst"##,
            ##"lädt lädst"##,
            ##"tritt trittst"##,
            ##"rät rätst"##,
            ##"brät brätst"##,
            ##"st st"##,
            ##"ßt ßt"##,
            ##"zt zt"##,
            ##"xt xt"##,
            ##"ährt ährst"##,
            ##"et est"##,
            ##"t st"##,
        ]
        profile.reported.isVerbLast = true
        profile.reported.finite = [
            ##"ich e"##,
            ##"wir en"##,
            ##"wir ln"##,
            ##"wir rn"##,
            ##"du t"##,
            ##"es t"##,
            ##"man t"##,
        ]
        profile.reported.clauses = [
            ##"weil"##,
            ##"dass"##,
            ##"daß"##,
            ##"ob"##,
            ##"wenn"##,
            ##"falls"##,
            ##"obwohl"##,
            ##"damit"##,
            ##"sobald"##,
            ##"bevor"##,
            ##"nachdem"##,
            ##"während"##,
            ##"solange"##,
            ##"außer"##,
            ##"denn"##,
        ]
        profile.reported.joining = [
            ##"und"##,
            ##"oder"##,
            ##"aber"##,
            ##"sondern"##,
        ]
        profile.reported.particles = [
            ##"hinterher"##,
            ##"vorbei"##,
            ##"zurück"##,
            ##"zusammen"##,
            ##"weiter"##,
            ##"wieder"##,
            ##"hinunter"##,
            ##"herunter"##,
            ##"runter"##,
            ##"rauf"##,
            ##"raus"##,
            ##"rein"##,
            ##"rüber"##,
            ##"herum"##,
            ##"rum"##,
            ##"heim"##,
            ##"fern"##,
            ##"teil"##,
            ##"kennen"##,
            ##"statt"##,
            ##"fest"##,
            ##"frei"##,
            ##"bereit"##,
            ##"mit"##,
            ##"nach"##,
            ##"vor"##,
            ##"weg"##,
            ##"los"##,
            ##"hin"##,
            ##"her"##,
            ##"ein"##,
            ##"aus"##,
            ##"auf"##,
            ##"ab"##,
            ##"an"##,
            ##"bei"##,
            ##"zu"##,
        ]
        profile.reported.unsure = [
            ##"um"##,
            ##"durch"##,
            ##"über"##,
            ##"unter"##,
            ##"wider"##,
            ##"voll"##,
        ]
        profile.reported.inseparable = [
            ##"antwort"##,
            ##"herrsch"##,
            ##"einig"##,
            ##"ander"##,
            ##"nachricht"##,
            ##"wiederhol"##,
        ]
        profile.remarks.openers = [
            ##"bin"##,
            ##"hab"##,
            ##"habe"##,
            ##"muss"##,
            ##"sind"##,
            ##"kann nicht"##,
            ##"kann nichts"##,
            ##"war"##,
            ##"komm gleich"##,
            ##"krieg"##,
            ##"ich"##,
            ##"wir"##,
            ##"das ist"##,
            ##"das war"##,
            ##"das wird"##,
            ##"das klingt"##,
            ##"das nervt"##,
            ##"das macht"##,
            ##"mir"##,
            ##"uns"##,
            ##"mich"##,
            ##"hier ist"##,
            ##"da ist"##,
            ##"da sind"##,
        ]
        profile.remarks.subjects = [
            ##"da"##,
            ##"sonst"##,
            ##"dann"##,
            ##"hier"##,
            ##"das"##,
            ##"der"##,
            ##"die"##,
            ##"dieser"##,
            ##"diese"##,
            ##"dieses"##,
            ##"euer"##,
            ##"eure"##,
            ##"papa"##,
            ##"mama"##,
            ##"irgendwer"##,
            ##"irgendwas"##,
            ##"nichts"##,
            ##"er"##,
            ##"sie"##,
            ##"es"##,
            ##"mein"##,
            ##"meine"##,
            ##"meinem"##,
            ##"meiner"##,
            ##"unser"##,
            ##"unsere"##,
            ##"unserem"##,
            ##"jemand"##,
            ##"niemand"##,
            ##"keiner"##,
            ##"alle"##,
        ]
        profile.remarks.states = [
            ##"ich geh"##,
            ##"ich gehe"##,
            ##"ich fahr"##,
            ##"ich fahre"##,
            ##"ich koch"##,
            ##"ich koche"##,
            ##"ich telefonier"##,
            ##"ich telefoniere"##,
            ##"ich leg"##,
            ##"ich lege"##,
            ##"ich krieg"##,
            ##"ich kriege"##,
            ##"ich versteh"##,
            ##"ich verstehe"##,
            ##"ich schlaf"##,
            ##"ich schlafe"##,
            ##"ich arbeite"##,
            ##"ich lern"##,
            ##"ich lerne"##,
            ##"ich les"##,
            ##"ich lese"##,
            ##"ich ess"##,
            ##"ich esse"##,
            ##"ich back"##,
            ##"ich backe"##,
            ##"wir gehen"##,
            ##"wir fahren"##,
            ##"wir essen"##,
            ##"wir gucken"##,
            ##"wir schauen"##,
            ##"wir kriegen"##,
            ##"ich bin"##,
            ##"ich hab"##,
            ##"ich habe"##,
            ##"ich lieg"##,
            ##"ich liege"##,
            ##"ich steh"##,
            ##"ich stehe"##,
            ##"ich sitz"##,
            ##"ich sitze"##,
            ##"ich muss"##,
            ##"ich kann"##,
            ##"ich komm"##,
            ##"ich komme"##,
            ##"ich friere"##,
            ##"ich frier"##,
            ##"ich schwitz"##,
            ##"ich schwitze"##,
            ##"wir sind"##,
            ##"wir haben"##,
            ##"wir müssen"##,
            ##"wir wollen"##,
            ##"es ist"##,
            ##"es wird"##,
            ##"es war"##,
            ##"mir ist"##,
            ##"uns ist"##,
            ##"mein"##,
            ##"meine"##,
            ##"unser"##,
            ##"unsere"##,
            ##"der"##,
            ##"die"##,
            ##"das"##,
            ##"hier ist"##,
            ##"da ist"##,
        ]
        profile.remarks.wishes = [
            ##"ich will"##,
            ##"ich möchte"##,
            ##"ich brauche"##,
            ##"ich brauch"##,
            ##"ich suche"##,
            ##"ich würde"##,
            ##"ich hätte"##,
            ##"wir wollen"##,
            ##"wir möchten"##,
            ##"wir brauchen"##,
            ##"wir suchen"##,
            ##"ich wollte"##,
        ]
        profile.remarks.reasons = [
            ##"weil"##,
            ##"denn"##,
            ##"da ich"##,
            ##"da wir"##,
            ##"damit"##,
            ##"sonst"##,
            ##"ansonsten"##,
            ##"nachdem"##,
            ##"seit"##,
            ##"seitdem"##,
            ##"jetzt wo"##,
            ##"nicht dass"##,
            ##"nämlich"##,
            ##"schließlich"##,
            ##"anscheinend"##,
            ##"offenbar"##,
        ]
        profile.remarks.verbs = ##"""
        springt sprang knallt bringt brachte stolpert fliegt flog brummt dröhnt klebt klemmt kratzt krabbelt kribbelt \##
        lacht leuchtet liebt lebt lügt meldet merkt nimmt nahm passt passiert passierte piept platzt quält quietscht \##
        raucht rauscht rennt reicht reißt rutscht schadet scheint scherzt schimpft schlägt schlug schließt schmeckt \##
        schmerzt schnarcht schwankt singt sinkt spielt spinnt springen staubt steigt stimmt stört streikt stürmt \##
        tanzt taut trinkt trinken tropft verbrennt verdurste vermisse verrecke wächst weint wirft wirkt zahlt zieht \##
        zickt glaub glaube denk denke hoffe hoff fürchte schwöre wette brauchen trinke renne schnarche sterbe \##
        verhungere verzweifle schaff schaffe kapier hänge häng stecke steck stolpere gähne gehe koch koche \##
        telefoniere telefonier lieb liebe versteh verstehe klingelt bellt schaue schau schauen gucke guck gucken esse \##
        ess essen lese les lerne lern backe back bade dusche dusch klopft schreit blitzt hängt feiern zittere zittert \##
        juckt gewinnt verliert begann beginnt fängt endet öffnet riechts friert dauert hasse hass bin bist ist sind \##
        seid war waren hab habe hast hat haben hatte hatten wird werde werden wurde wurden kann können konnte konnten \##
        muss müssen musste soll sollen will wollen möchte darf dürfen mag geht gehen ging kommt kommen kam kamen \##
        steht stehe steh stehen sitze sitz sitzt liege lieg liegt läuft laufe lauf macht tut gibt braucht brauche \##
        brauch freu freue nervt riecht klingt sieht fühlt friere frier schwitz schwitze schläft schlafe schlaf \##
        schlafen hör höre vergesse vergess weiß wissen findet finde find fällt fährt fahre fahr bleibt bleib \##
        bleibe hält ist's wird's hab's gehts geht's bekomme krieg kriege kriegt verpasse arbeite trage bricht wartet \##
        warte warten blendet kocht brennt stinkt regnet schneit wars
        """##
        profile.remarks.speech = ##"""
        murmelt murmelte gemurmelt flüsterte geflüstert nuschelt nuschelte genuschelt träumt träumte geträumt \##
        zitiert zitierte singt sang vorgeschlagen vorschlag schlug empfiehlt empfahl zettel schild satz beispielsatz \##
        titel steht sagt sagte gesagt sagen meint meinte gemeint meinst fragt fragte gefragt bittet bat gebeten ruft \##
        rief schreien schrie brüllen brüllte flüstern rufen drängt drängelt drängeln bettelt betteln quengelt \##
        quengeln nörgelt gerufen erzählt schrieb geschrieben schreibt will wollte soll sollte möchte gemeckert \##
        meckert brüllt schreit flüstert denkt dachte hofft wünscht heißt hieß nach
        """##
        profile.remarks.unfinished = ##"""
        zu und oder aber nicht nie niemals immer oft manchmal nur noch ich du er sie wir ihr man wer der die das dem \##
        den des dass ob wenn wie was wann wo warum ein eine einen einem einer mein meine dein deine sein seine ihre \##
        unser unsere von für mit bei in im an am auf ist sind war bin hat habe haben hab werde wird werden kann soll \##
        will muss möchte würde als bitte
        """##
        profile.remarks.commands = ##"""
        bring bringe hol hole mach mache machen schalt schalte stell stelle dreh drehe spiel spiele pausier pausiere \##
        stopp stoppe halt halte start starte öffne schließ schließe sperr dimm dimme ruf rufe schreib schreibe \##
        schick schicke sag sage erinner erinnere weck wecke bestell bestelle buch buche reservier reserviere storniere \##
        lösch lösche streich entfern entferne setz setze füg füge trag trage leg lege nimm zeig zeige lies such \##
        suche find finde zahl zahle bezahl bezahle überweis überweise änder ändere verschieb verschiebe kannst \##
        kannste könntest könnten würdest können bitte was wann wie wo wer welche welcher welches gibt ist wird \##
        sind lass lasse fahr fahre zieh beende beend brich unterbrich notier notiere merk gib wähl wähle frag frage \##
        heiz heize geh nächstes nächster lauter leiser
        """##
        profile.remarks.interjections = ##"""
        ach oh servus moin puh uff hach also so na naja okay ok gut mensch mann boah herrje gott ui hey he du hm tja \##
        ja sorry entschuldigung bitte mist verdammt hilfe eh ey
        """##
        profile.remarks.takingBack = ##"""
        sofern solange vorausgesetzt angenommen gesetzt außer probe übung witz witzig ernst nehme nehm scherz spaß \##
        quatsch vergiss egal lass selber selbst test beispiel fehler versprochen bereue weigere verbietet verboten \##
        dagegen dumm betrüger zurück anders
        """##
        profile.remarks.joints = [
            ##"also"##,
            ##"deshalb"##,
            ##"deswegen"##,
            ##"drum"##,
            ##"darum"##,
            ##"daher"##,
        ]
        profile.remarks.turns = [
            ##"ja"##,
            ##"jo"##,
            ##"jep"##,
            ##"jawohl"##,
            ##"ja genau"##,
            ##"aber"##,
            ##"und"##,
            ##"gut"##,
            ##"na gut"##,
            ##"ok"##,
            ##"okay"##,
            ##"so"##,
            ##"komm"##,
            ##"aber komm"##,
            ##"dann"##,
            ##"und dann"##,
            ##"jetzt"##,
            ##"und jetzt"##,
            ##"also gut"##,
            ##"egal"##,
            ##"na ja"##,
            ##"naja"##,
            ##"bitte"##,
            ##"aber bitte"##,
            ##"also bitte"##,
            ##"so jetzt"##,
            ##"also ja"##,
            ##"aber ja"##,
            ##"na dann"##,
            ##"nun"##,
        ]
        profile.remarks.praises = [
            ##"oh"##,
            ##"ah"##,
            ##"aha"##,
            ##"ok"##,
            ##"okay"##,
            ##"super"##,
            ##"gut"##,
            ##"fein"##,
            ##"schön"##,
            ##"prima"##,
            ##"toll"##,
            ##"klasse"##,
            ##"perfekt"##,
            ##"wunderbar"##,
            ##"na"##,
            ##"so"##,
            ##"ach"##,
            ##"tja"##,
            ##"hm"##,
            ##"hmm"##,
            ##"alles klar"##,
            ##"schon gut"##,
            ##"sehr"##,
            ##"ganz"##,
            ##"naja"##,
            ##"na gut"##,
            ##"mal sehen"##,
        ]
        profile.remarks.settled = [
            ##"schon bezahlt"##,
            ##"schon gezahlt"##,
            ##"schon gegeben"##,
            ##"schon überwiesen"##,
            ##"schon geschickt"##,
            ##"schon da"##,
            ##"schon erledigt"##,
            ##"bereits"##,
            ##"zurück"##,
            ##"selber"##,
            ##"selbst"##,
            ##"fährt uns"##,
            ##"fährt mich"##,
            ##"holt uns"##,
            ##"holt mich"##,
            ##"bringt uns"##,
            ##"bringt mich"##,
            ##"nimmt uns"##,
            ##"nimmt mich"##,
            ##"abgeholt"##,
            ##"mitgenommen"##,
            ##"erledigt"##,
            ##"überwiesen"##,
            ##"gedrückt"##,
            ##"in bar"##,
            ##"nimmer"##,
            ##"nicht mehr"##,
            ##"darüber"##,
            ##"überleg"##,
            ##"überlege"##,
            ##"überlegen"##,
            ##"neben mir"##,
            ##"hier in der"##,
            ##"beide hier"##,
            ##"beide da"##,
            ##"zur tür"##,
            ##"vielleicht"##,
            ##"überleg's"##,
            ##"vom fenster"##,
            ##"komme gleich"##,
            ##"komm gleich"##,
            ##"geh zu fuß"##,
            ##"gehe zu fuß"##,
            ##"gehen zu fuß"##,
            ##"nehm den bus"##,
            ##"nehme den bus"##,
            ##"nehmen den bus"##,
            ##"essen ist fertig"##,
            ##"kaffee ist fertig"##,
            ##"komm rein"##,
            ##"kommt rein"##,
            ##"setz dich"##,
            ##"setzt euch"##,
            ##"bedien dich"##,
            ##"bedient euch"##,
            ##"nimm platz"##,
            ##"ruft mich gerade"##,
            ##"rufen mich gerade"##,
            ##"ruft mich grad"##,
            ##"rufen mich grad"##,
            ##"brauchen keins"##,
            ##"brauchen keinen"##,
            ##"brauch keins"##,
            ##"nicht nötig"##,
            ##"pustekuchen"##,
            ##"träum weiter"##,
            ##"leck mich"##,
            ##"denkste"##,
            ##"pleite"##,
        ]
        profile.remarks.calls = [
            ##"schatz"##,
            ##"schatzi"##,
            ##"liebling"##,
            ##"liebes"##,
            ##"süße"##,
            ##"süßer"##,
            ##"maus"##,
            ##"mausi"##,
            ##"mäuschen"##,
            ##"hase"##,
            ##"hasi"##,
            ##"mama"##,
            ##"mami"##,
            ##"mutti"##,
            ##"papa"##,
            ##"papi"##,
            ##"vati"##,
            ##"oma"##,
            ##"opa"##,
            ##"kinder"##,
            ##"jungs"##,
            ##"mädels"##,
        ]
        profile.remarks.acts = ##"""
        geb gebe geben drück drücke drücken bring bringe bringen nehm nehme nehmen lauf laufe laufen fahr fahre ruf \##
        rufe rufen schreib schreibe schreiben sag sage sagen erzähl erzähle erzählen zahl zahle zahlen leg lege
        """##
        profile.remarks.modals = ##"""
        muss müssen kann können will wollen soll sollen sollst darf dürfen werd werde werden würd würde zu
        """##
        profile.remarks.cries = ##"""
        brüllt brüllen grölt grölen kreischt kreischen
        """##
        profile.remarks.urging = [
            ##"bevor"##,
            ##"ehe"##,
            ##"schließlich"##,
        ]
        profile.remarks.doubts = [
            ##"ob ich"##,
            ##"ob wir"##,
            ##"ich frag mich ob ich"##,
            ##"ich frag mich ob wir"##,
            ##"ich frage mich ob ich"##,
            ##"ich frage mich ob wir"##,
            ##"soll ich"##,
            ##"sollte ich"##,
            ##"sollen wir"##,
            ##"sollten wir"##,
            ##"vielleicht sollte ich"##,
            ##"vielleicht sollten wir"##,
            ##"vielleicht soll ich"##,
            ##"weiß nicht ob ich"##,
            ##"ich weiß nicht ob ich"##,
            ##"ich weiß nicht ob wir"##,
            ##"ich überlege ob ich"##,
            ##"ich überleg ob ich"##,
            ##"ich überleg grad ob ich"##,
            ##"ich überlege gerade ob ich"##,
        ]
        profile.remarks.unreal = [
            ##"hätte"##,
            ##"hätten"##,
            ##"hätt"##,
            ##"wäre"##,
            ##"wär"##,
            ##"würde"##,
            ##"würd"##,
            ##"könnte"##,
            ##"wüsste"##,
            ##"wüsst"##,
            ##"müsste"##,
            ##"dürfte"##,
            ##"käme"##,
            ##"käm"##,
            ##"gäbe"##,
            ##"gäb"##,
        ]
        profile.articles = ##"""
        der die das den dem des ein eine einen einem einer
        """##
        profile.functionWords = ##"""
        der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich mir dich dir ihn ihm \##
        uns euch mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine unser unsere dieser diese \##
        dieses diesen diesem ist sind war bin bist habe hast hat haben kann kannst können könnte könntest will \##
        willst möchte möchtest würde würdest soll muss und oder zu zum zur von vom für mit im in am um bei nach \##
        als wie was wo wer so da dann mal bitte danke gern
        """##
        profile.numberHomophones = ##"""
        ein eine einen einem einer
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        ab acht achte alle also alt alte arbeite arm art atme auge aus backe bad bald bank baue baum bein beiss bete
        bett bezahle biete bild binde bitte blase blatt blau bleib bleibe blick boot brate brauche breche brief bringe
        bringen brot bruder buch buche burg danke decke denke denken dicht dorf drehe drei drücke dunkel dusche ecke
        ehe ende eng erde erkläre erzähle esse essen fahre fahren fahrt fall falle fange farbe fege feier feld
        fenster fest feuer finde finden fisch fliege folge frage fragen frau frei freue freund frisch froh fuss gabel
        gang ganz garten gebe geben gehe gehen geht geld giesse glas glaube gott grab gras grau grob gross gruss grün
        gut haar halle halte halten hand hase hasse haus heiss heize hell hemd her herr herz hole holen holz hose huhn
        hund hut höre hören insel jage jahr jung kaffee kalt kaufe kaufen keller kenne kind kirche klage klar klasse
        kleid klein klettere klopfe klug koche kochen kohle komme kommen kopf kraft krank kreis kuchen kuh kunst kurz
        küche küsse lache lade laden lage lampe land lang lasse lassen last laufe laufen laut leben lege legen lehre
        leicht leide leihe leite lerne lese lesen leser leute licht liebe lied liege list lob loch lose luft löffel
        lösche löse lüge mache machen macht mahle male malen mann mauer maus meer mehr meide meine meister melde
        menge merke messe messer miete milch mitte monat mond morgen mund musik mut mutter mühle nagel nahe name nase
        nass natur nehme nehmen nenne nest netz neu nimm nutze nähe ohr onkel ort ost packe papier park pflege plane
        platz post preis probe prüfe putze rad rand rate rauche raum rechne rede reden regen reibe reich reif reihe
        reise reite rette richte riefe ring rolle rose rot rufe rufen ruhe rund sache sage sagen salz sand satz
        schaffe schalte schatten schau schaue schenke schere schicke schiebe schief schiff schild schlafe schlage
        schliesse schloss schmale schnee schneide schnell schon schrei schreibe schritt schuh schule schwach schwarz
        schwimme schöne schütte see segle sehe sehen seife seite sende senden setze setzen sicher singe sinke sitze
        sohn sommer sonne sorge spare spiel spiele spielen sprache spreche springe spüle stadt stall stand stark
        stehe stein stelle stellen sterbe stern stille stimme stirn stoff stopfe stosse strafe strasse strebe streiche
        streite stuhl stunde störe stück suche suchen säge tafel tag tal tanze tasse taste tat tauche tausche teile
        telefoniere tief tier tisch tochter tod tot trage tragen traue traum treffe treibe trenne trete treu trinke
        trocken tue tun turm tür uhr vater vergesse verkaufe verstehe vier vogel voll wache wachse waffe wage wagen
        wahr wald wand wandere warm warne warte warten wasche waschen wasser wechsle wecke weg weiche weine weise
        weiss weit welle welt wende werbe werde werfe wette wetter wiege wiese wind winke wir wirke wisse woche wohne
        wolle wort wunde wähle wünsche zahl zahle zahlen zahn zehn zeichne zeige zeigen zeit zelt ziehe ziel zimmer
        zoll zug zähle zählen zünde öffne übe
        """##)
        profile.nameForms = [
            NameForm(##""##, ##"s 's en"##),
            NameForm(##"e"##, ##"es e's en"##),
            NameForm(##"s"##, ##"s' s's ses"##),
            NameForm(##"ß"##, ##"ß' ßes"##),
            NameForm(##"x"##, ##"x' x's xes"##),
            NameForm(##"z"##, ##"z' z's zes"##),
            NameForm(##"er"##, ##"ers er's ern"##),
            NameForm(##"el"##, ##"els el's eln"##),
            NameForm(##"in"##, ##"ins in's innen"##),
        ]
        profile.opposites = [
            ##"an aus"##,
            ##"ein aus"##,
            ##"ab an"##,
            ##"auf zu"##,
            ##"auf ab"##,
            ##"hoch runter"##,
            ##"rauf runter"##,
            ##"hinauf hinunter"##,
            ##"oben unten"##,
            ##"hinein hinaus"##,
            ##"rein raus"##,
            ##"links rechts"##,
            ##"heiß kalt"##,
            ##"warm kalt"##,
            ##"wärmer kälter"##,
            ##"lauter leiser"##,
            ##"heller dunkler"##,
            ##"mehr weniger"##,
            ##"erhöhe verringere"##,
            ##"erhöhen verringern"##,
            ##"hebe senke"##,
            ##"heben senken"##,
            ##"steigere senke"##,
            ##"öffne schließe"##,
            ##"öffnen schließen"##,
            ##"offen geschlossen"##,
            ##"starte stoppe"##,
            ##"starten stoppen"##,
            ##"start stopp"##,
            ##"aktiviere deaktiviere"##,
            ##"aktivieren deaktivieren"##,
            ##"sperre entsperre"##,
            ##"sperren entsperren"##,
            ##"verriegle entriegle"##,
            ##"verriegeln entriegeln"##,
            ##"lade entlade"##,
            ##"belade entlade"##,
            ##"installiere deinstalliere"##,
            ##"abonniere kündige"##,
            ##"verbinde trenne"##,
            ##"füge entferne"##,
            ##"hinzufügen entfernen"##,
            ##"anschalten ausschalten"##,
            ##"einschalten ausschalten"##,
            ##"anmachen ausmachen"##,
            ##"aufmachen zumachen"##,
            ##"aufschließen zuschließen"##,
            ##"anmelden abmelden"##,
            ##"annehmen ablehnen"##,
            ##"kaufe verkaufe"##,
            ##"kaufen verkaufen"##,
            ##"innen außen"##,
            ##"schnell langsam"##,
            ##"schneller langsamer"##,
            ##"erlaube verbiete"##,
            ##"sende empfange"##,
        ]
        profile.negatingPrefixes = ##"""
        ent un de des in miss nicht
        """##
        profile.opposedPrefixes = [
            ##"an aus ein ab"##,
            ##"auf zu ab"##,
            ##"hoch runter herunter hinunter rauf"##,
            ##"be ent"##,
            ##"vor zurück"##,
            ##"hinein hinaus herein heraus"##,
            ##"rein raus"##,
            ##"ver ent"##,
        ]
        var sounds = SoundTable(rules: [
            SoundTable.Entry(##"ae"##, ##"ä"##),
            SoundTable.Entry(##"oe"##, ##"ö"##),
            SoundTable.Entry(##"ue"##, ##"ü"##),
            SoundTable.Entry(##"äh"##, ##"ä"##),
            SoundTable.Entry(##"öh"##, ##"ö"##),
            SoundTable.Entry(##"üh"##, ##"ü"##),
            SoundTable.Entry(##"äu"##, ##"oi"##),
            SoundTable.Entry(##"eu"##, ##"oi"##),
            SoundTable.Entry(##"aeu"##, ##"oi"##),
            SoundTable.Entry(##"ei"##, ##"ai"##),
            SoundTable.Entry(##"ey"##, ##"ai"##),
            SoundTable.Entry(##"ay"##, ##"ai"##),
            SoundTable.Entry(##"ie"##, ##"i"##),
            SoundTable.Entry(##"ieh"##, ##"i"##),
            SoundTable.Entry(##"ih"##, ##"i"##),
            SoundTable.Entry(##"ah"##, ##"a"##),
            SoundTable.Entry(##"eh"##, ##"e"##),
            SoundTable.Entry(##"oh"##, ##"o"##),
            SoundTable.Entry(##"uh"##, ##"u"##),
            SoundTable.Entry(##"aa"##, ##"a"##),
            SoundTable.Entry(##"ee"##, ##"e"##),
            SoundTable.Entry(##"oo"##, ##"o"##),
            SoundTable.Entry(##"y"##, ##"ü"##),
            SoundTable.Entry(##"ä"##, ##"e"##),
            SoundTable.Entry(##"ck"##, ##"k"##),
            SoundTable.Entry(##"ch"##, ##"X"##),
            SoundTable.Entry(##"chs"##, ##"ks"##),
            SoundTable.Entry(##"c"##, ##"k"##),
            SoundTable.Entry(##"ph"##, ##"f"##),
            SoundTable.Entry(##"v"##, ##"f"##),
            SoundTable.Entry(##"th"##, ##"t"##),
            SoundTable.Entry(##"dt"##, ##"t"##),
            SoundTable.Entry(##"tz"##, ##"z"##),
            SoundTable.Entry(##"ts"##, ##"z"##),
            SoundTable.Entry(##"sch"##, ##"S"##),
            SoundTable.Entry(##"sh"##, ##"S"##),
            SoundTable.Entry(##"qu"##, ##"kw"##),
            SoundTable.Entry(##"x"##, ##"ks"##),
            SoundTable.Entry(##"d$"##, ##"t"##),
            SoundTable.Entry(##"b$"##, ##"p"##),
            SoundTable.Entry(##"g$"##, ##"k"##),
        ])
        sounds.accents = ##"äöü"##
        profile.sounds = .table(sounds)
        profile.replies = ReplyGrammar(tag: ##"de"##, line: 289, text: ##"""
        {"replies":
        {"intents":
        {"ReplyYes":
        {"data":
        [{"sentences":
        ["<reply_yes> [<reply_yes>] <reply_polite>",
        "[<reply_yes>] [<reply_yes>] <reply_agreed> [<reply_yes>] <reply_polite>",
        "<reply_yes> <reply_polite> <reply_agreed>",
        "<reply_yes> [und|an] (den|die|das|ihn|sie|es|alle|beide) [auch|auch noch|ebenfalls]"],
        "requires_context":{"question":["value","confirm","confirm_intent"]},
        "metadata":{"reply":"yes"}}]},
        "ReplyNo":
        {"data":
        [{"sentences":
        ["<reply_no> [<reply_no>] <reply_polite>",
        "[<reply_no>] [<reply_no>] <reply_refused> <reply_polite>"],
        "requires_context":{"question":["value","confirm","confirm_intent"]},
        "metadata":{"reply":"no"}},
        {"sentences":
        ["<reply_no> [<reply_no>] [danke]",
        "[<reply_no>] (keiner|keine|keins|keines|keinen) [davon|von (denen|beiden|ihnen)]",
        "[<reply_no>] (etwas|was|jemand|jemanden) (anderes|anderen|anders)"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"no"}}]},
        "ReplyCancel":
        {"data":
        [{"sentences":
        ["[<reply_against>] [<reply_against>] [<reply_against>] (vergiss es [erst mal|erstmal]|vergiss das|abbrechen|abbruch|brich (das|es) ab|stopp|stop|halt|lass (es|das|mal)|lass es (sein|bleiben)|lass (gut sein|stecken|bleiben|sein)|[ach|na] lass)",
        "[das ist] [mir] [viel] zu (teuer|viel|lang|lange|weit|spät) [<reply_lead>] (lass [es|das|mal]|lass (gut sein|stecken|bleiben|sein)|vergiss es|[dann] [lieber] nicht)",
        "[<reply_against>] [<reply_against>] (schon gut|nicht jetzt|doch nicht|lieber doch nicht|lassen wir (das|es)|ich (hab|habe) es mir anders überlegt)"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text","in_progress"]},
        "metadata":{"reply":"cancel"}},
        {"sentences":["[<reply_no>] egal"],
        "requires_context":{"question":["value","confirm","confirm_intent","text","in_progress"]},
        "metadata":{"reply":"cancel"}}]},

        "ReplyWait":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] (warte [mal]|Moment [mal]|einen Moment|Augenblick|einen Augenblick|eine Sekunde|Sekunde|lass mich (überlegen|nachdenken)|[ich|i] (überleg|überlege) [noch|kurz|mal|gerade|grad]|ich muss [noch|kurz|mal|erst|das] [noch|kurz|mal|erst] (überlegen|nachdenken)) <reply_polite>",
        "[<reply_lead>] [ich bin [mir]] [noch] nicht [ganz|so] sicher",
        "[<reply_lead>] [<reply_lead>] [bitte] noch nicht [(schicken|senden|buchen|abschicken|absenden|bestellen|losschicken)] <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"wait"}},
        {"sentences":["[<reply_lead>] [ja] [ja] gleich"],
        "requires_context":{"question":["confirm","confirm_intent"]},
        "metadata":{"reply":"wait"}}]},
        "ReplyRepeat":
        {"data":
        [{"sentences":
        ["[<reply_lead>] (was|wie|wie bitte|noch mal|noch einmal|nochmal) <reply_polite>",
        "[<reply_lead>] (wiederhole|wiederhol|sag|lies|kannst du) (das|es|die Frage|mir das|mir es) [bitte] [noch mal|noch einmal|nochmal|wiederholen] [vor|sagen|vorlesen]",
        "[<reply_lead>] (lies|sag|erzähl) mir (das|es) [bitte] [noch mal|noch einmal|nochmal] [vor]",
        "[<reply_lead>] (kannst du|könntest du|kannst) [mir] (das|es) [bitte] [noch mal|noch einmal|nochmal] (vorlesen|sagen|wiederholen)",
        "[<reply_lead>] (was hast du (gesagt|gefragt)|was war (das|die Frage)|das habe ich nicht (verstanden|gehört|mitbekommen))"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"repeat"}},

        {"sentences":
        ["<reply_aside> wie viel [noch mal|noch einmal|nochmal]",

        "<reply_aside> (das ist mir (egal|gleich|wurscht|wurst)|ist mir (egal|gleich|wurscht|wurst)|mir (egal|gleich)|egal) [welcher|welche|welches|wie|womit]",
        "<reply_aside> (wie viel|wieviel|was) (ist|war|wäre|wird|kostet|macht|kost) (das|es|die (Fahrt|Summe)|der (Betrag|Preis)|denn das) [denn|jetzt|noch mal|nochmal|noch einmal|genau|eigentlich|dann|insgesamt] [denn|jetzt|noch mal|nochmal|noch einmal|genau|eigentlich|dann|insgesamt] [kosten] <reply_polite>",
        "<reply_aside> (was soll das kosten|was kostet mich das|wie teuer (ist|wird|war|wäre) (das|es)) [denn|jetzt|noch mal|nochmal|genau|eigentlich] <reply_polite>",
        "<reply_aside> (an wen|für wen|von wem|wem|wer) [(ist|war|geht|ging|bekommt|kriegt|schickst du|schreibst du|sendest du|soll|kriegt) (das|es|das Geld|die Nachricht)] [denn|jetzt|noch mal|nochmal|noch einmal|eigentlich|genau] <reply_polite>",
        "<reply_aside> (wann|um wie viel Uhr|für wann) (ist|war|kommt|wäre|geht|fährt) (das|es|er|sie|der Wagen|das Taxi|das Auto|die Fahrt) [denn|jetzt|noch mal|nochmal|genau|los] <reply_polite>",
        "<reply_aside> (wie viel|wieviel|wie weit|wie lange|wie lang|wen|wem|an wen|wer|wann|wohin) (hab|habe|hatte|hast|hattest) (ich|du) [denn|jetzt|noch mal|nochmal|da] (gesagt|gewollt|gemeint|genommen) <reply_polite>",
        "<reply_aside> (und|sag) [wer|wen|wem|wie viel|was] war (das|es) [denn|jetzt] (noch mal|nochmal|noch gleich|noch einmal) <reply_polite>",
        "<reply_aside> (wann|wohin|von wo|woher|wo) [denn|jetzt] [noch mal|nochmal|noch einmal|genau] <reply_polite>",
        "<reply_aside> (von wo|wo|wohin|woher) (holt (er|sie|es|ihr|der Wagen|das Taxi) mich ab|holst du mich ab|werde ich abgeholt|geht (es|das|die Fahrt) [los|hin]|fährt (er|es|das Taxi)|startet (das|es)) [denn|jetzt|noch mal|nochmal] <reply_polite>",
        "<reply_aside> (von wo|wo|wohin|woher|welches Ziel|welchen Start|welche Zeit|welchen Betrag) (hast|hattest) du [mich] [da] [jetzt|denn] (geschrieben|verstanden|notiert|aufgeschrieben|eingetragen|stehen) <reply_polite>",
        "<reply_aside> (wo|von wo|wann) (soll|sollte) (es|das|die Fahrt) [denn] [nochmal|noch mal] (losgehen|hingehen|los gehen|starten|beginnen) <reply_polite>",
        "<reply_aside> was (hast du [da] [jetzt|denn] (geschrieben|verstanden|notiert|eingetragen|stehen)|steht (da|drin|in der Nachricht)|ist (der Text|die Nachricht|das Ziel|der Plan)) [denn|jetzt|noch mal|nochmal|genau] <reply_polite>",
        "<reply_aside> (welcher|welches|welche|was für (ein|eine|einen)) (ist (das|es)|Wagen [ist (das|es)]|Auto [ist (das|es)]|Fahrt [ist (das|es)]|Training [ist (das|es)]) [denn|jetzt|noch mal|nochmal] <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent"]},
        "metadata":{"reply":"repeat"}}]},

        "ReplyEdit":
        {"data":
        [{"sentences":
        ["<reply_edit> (lass|lasse|nimm|mach|streich|streiche|lösch|lösche) [bitte] [das|die|den|noch das] [wort] {reply_text:old} [bitte] [wieder] (weg|raus|aus) <reply_polite>",
        "<reply_edit> (streich|streiche|lösch|lösche|entfern|entferne) [bitte] [das|die|den] [wort] {reply_text:old} <reply_polite>",
        "<reply_edit> [aber] ohne [das|die|den] [wort] {reply_text:old} <reply_polite>",
        "<reply_edit> [das|die|den] {reply_text:old} (weglassen|streichen|löschen|entfernen|kann weg|kann raus|raus|weg) <reply_polite>",
        "<reply_edit> (ersetz|ersetze|tausch|tausche) [bitte] [das|die|den] [wort] {reply_text:old} (durch|mit|gegen) {reply_text:new} [aus] <reply_polite>",
        "<reply_edit> mach [bitte] aus [dem|der] {reply_text:old} [ein|eine|einen] {reply_text:new} <reply_polite>",
        "<reply_edit> (ändere|ändre|änder) [bitte] [das|die|den] {reply_text:old} (in|zu|auf) {reply_text:new} <reply_polite>",
        "<reply_edit> [schreib|schreibe|sag|mach|nimm|(ich|i) (meine|meinte)] [bitte|lieber] {reply_text:new} (statt|anstatt|und nicht|nicht) [dem|der] {reply_text:old} <reply_polite>",
        "<reply_edit> [schreib|schreibe|sag|mach|nimm] [bitte|lieber] (statt|anstatt|nicht) [dem|der] {reply_text:old} [sondern] [lieber] [schreib|schreibe|sag|mach|nimm] {reply_text:new} <reply_polite>",
        "<reply_edit> (häng|hänge|setz|setze|schreib|schreibe|pack|mach|füg|füge) [bitte] [noch|auch noch] [ein|eine|einen] {reply_text:last} (dran|an|hinten dran|hintendran|ans Ende|am Ende|am Schluss|zum Schluss) <reply_polite>",
        "<reply_edit> (häng|hänge|setz|setze|mach) [bitte] [noch] dran [noch] {reply_text:last} <reply_polite>",
        "<reply_edit> (schreib|schreibe|setz|setze) [bitte] (vorne|vorn|an den Anfang) [noch] {reply_text:first} <reply_polite>",
        "<reply_edit> (häng|hänge|setz|setze|schreib|schreibe|pack|mach|füg|füge) [bitte] (am Ende|ans Ende|zum Schluss|am Schluss|hinten) [noch|auch noch] [ein|eine|einen] {reply_text:last} [dazu|dran|drunter|hin|hinzu|rein|ran] <reply_polite>",
        "<reply_edit> (am Ende|zum Schluss|am Schluss) [bitte] [noch] [ein|eine|einen] {reply_text:last} <reply_polite>",
        "<reply_edit> (schreib|schreibe|setz|setze|pack|mach|stell|stelle) [bitte] [noch] [ein|eine|einen] {reply_text:first} (davor|voran|vorne dran|vornedran|an den Anfang|am Anfang) <reply_polite>",
        "<reply_edit> (fang|fange|beginn|beginne) [bitte] mit [einem|einer] {reply_text:first} [an] <reply_polite>"],
        "requires_context":{"question":"edit"},
        "metadata":{"reply":"edit"}}]},
        "ReplyScale":
        {"data":
        [{"sentences":
        ["<reply_edit> [mach] [doch|lieber|doch lieber] {reply_factor:factor} [(davon|draus|daraus)] [so viel] <reply_polite>",
        "<reply_edit> {reply_factor_verb:factor} [(es|das|den Betrag|die Summe)] <reply_polite>",
        "<reply_edit> [mach] [lieber|doch lieber|noch] {reply_more:more} [<reply_unit>] mehr [(davon|draus|daraus)] <reply_polite>",
        "<reply_edit> (leg|lege|pack|tu) [noch] {reply_more:more} [<reply_unit>] (drauf|dazu) <reply_polite>",
        "<reply_edit> [mach] [lieber|doch lieber] {reply_more:less} [<reply_unit>] weniger [(davon|draus|daraus)] <reply_polite>",
        "<reply_edit> zieh [noch] {reply_more:less} [<reply_unit>] ab <reply_polite>"],
        "requires_context":{"question":"edit"},
        "metadata":{"reply":"scale"}}]},
        "ReplyHelp":
        {"data":
        [{"sentences":
        ["(Hilfe|hilf mir|ich brauche Hilfe)",
        "(was|wen|wem|wohin|welche|welchen) (kann|soll|darf|könnte) ich [denn|da|hier|eigentlich] [alles|so|was] (sagen|antworten|machen|tun|wählen|auswählen|nehmen|fahren|schicken|anrufen|schreiben)",
        "(was|wer|welche|welcher|welches|wen|wohin) (gibt es|gibts|gibt's|geht|gäbe es|hast du) [denn|da|so|alles]",
        "(welche (Möglichkeiten|Auswahl) (gibt es|habe ich)|was meinst du [damit]|wie (geht|funktioniert) das|das verstehe ich nicht|ich weiß (es|das) nicht|ich weiß [noch|gar] nicht [so] [recht|genau|richtig]|keine Ahnung|(puh|hm|tja) [ich] weiß [ich] nicht [genau|so genau|mehr]|weiß [ich] nicht [genau|so genau|mehr])"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"help"}}]},

        "ReplyIdle":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_yes>] [recht] [herzlichen|vielen|tausend|besten|schönen|lieben] (Dank|danke|dankeschön|dankschön|merci|danke dir|ich danke dir) [schön|sehr|vielmals|nochmals|dafür|auch] [das war's|das wars|das ist alles]",
        "[<reply_lead>] ((das war's|das wars|das ist alles|das war alles) [danke|für jetzt|erst mal|erstmal]|gut gemacht|super gemacht|prima gemacht)",
        "[<reply_lead>] [ah|oh|na] (super|prima|toll|klasse|cool|perfekt|wunderbar|schön|sehr gut|spitze|top|großartig|bestens|wow|fein) [super|prima|toll|klasse|cool|perfekt]"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"thanks"}},

        {"sentences":
        ["<reply_aside> was (hast du|habe ich|hab ich) [mir] [da] [jetzt|gerade|eben|denn] (gemacht|getan|gesagt|geschickt|gesendet|gebucht|bestellt|geschrieben|gestartet|überwiesen|bezahlt) <reply_polite>",
        "<reply_aside> (hast du|habe ich|hab ich) (das|es|sie|ihn) [jetzt|schon|wirklich|gerade] (gemacht|geschickt|abgeschickt|gesendet|gebucht|bestellt|gestartet|überwiesen|bezahlt|storniert|gespeichert) <reply_polite>",
        "<reply_aside> (ist (das|es|sie) (raus|weg|angekommen|gebucht|bestellt|gesendet|geschickt|erledigt|gespeichert|überwiesen)|hat (das|es) (geklappt|funktioniert)|läuft (das|es)) [jetzt|schon] <reply_polite>",
        "<reply_aside> (wie (lang|lange|weit|viel)|wieviel|was|wem|wen|an wen|wann|wohin|von wo|welchen) (hab|habe|hast|hatte|hattest) (ich|du|i) [das] [da|denn|jetzt|eigentlich|genau] [da|denn|jetzt|eigentlich|noch mal|nochmal|ihr|ihm] (gesagt|geschrieben|geschickt|gesendet|gestellt|gebucht|bestellt|überwiesen|eingestellt|angegeben|gestartet) <reply_polite>",
        "<reply_aside> (wie (lang|lange|weit)|was) (lauf|laufe|geh|gehe|schwimm|schwimme) (ich|i) [da|denn|jetzt|eigentlich] [noch mal|nochmal|noch] <reply_polite>",
        "<reply_aside> (ist|is) (das|es|sie|die (Nachricht|Fahrt)|des|dat|det) [denn|jetzt|schon] (raus|weg|gebucht|bestellt|fort|abgeschickt|gesendet|geschickt|überwiesen) <reply_polite>",
        "<reply_aside> (an wen|wem|wohin|wann|wie viel) (ging|geht|war|ist) (das|es|die (Nachricht|Fahrt)) [denn|jetzt|eigentlich|genau|noch mal|nochmal] [raus|hin] <reply_polite>",
        "<reply_aside> (was war das|wie war das|was hast du gesagt|wie viel war (das|es)|sag das noch mal|an wen ging das) [noch mal|nochmal|jetzt] <reply_polite>"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"repeat"}},
        {"sentences":
        ["<reply_aside> [kannst du das|bitte] (rückgängig [machen]|mach (das|es) [bitte] [wieder] rückgängig|nimm (das|es) [bitte] [wieder] zurück|mach (das|es) [bitte] [wieder] weg|lösch (das|es) [bitte] wieder) <reply_polite>",
        "<reply_aside> (das (war|ist) [nur] (ein Versehen|ein Fehler|falsch|ein Irrtum|nur ein Test|ein Test|der falsche|die falsche|das falsche|nicht so gemeint)|war (ein Versehen|falsch|nur ein Test)|das (wollte|meinte) ich [gar|so] nicht|das war nicht gemeint)",
        "<reply_aside> (abbrechen|Abbruch|brich (das|es) ab|storno|stornieren|storniere (das|es)|ich hab's mir anders überlegt|ich habe es mir anders überlegt|ich brauch (das|es|ihn|sie) [doch] nicht [mehr]|ich brauch's [doch] nicht [mehr]|das brauche ich doch nicht) [bitte]"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"undo"}},
        {"sentences":["(hallo|hi|hey|moin|servus|grüß dich|grüß Gott|grüezi|guten (Morgen|Tag|Abend)) [du|zusammen|nochmal]"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"greeting"}},
        {"sentences":
        ["[<reply_lead>] (Hilfe|hilf mir|ich brauche Hilfe|kannst du mir helfen)",
        "[<reply_lead>] was (kannst du|kann man|kann ich|geht|machst du|kannst) [denn|hier|eigentlich|so|alles|für mich|dich] [denn|hier|eigentlich|so|alles] [für mich] [tun|machen|sagen|fragen]",
        "[<reply_lead>] (wie (geht|funktioniert) (das|das hier|es)|wobei kannst du [mir] helfen|was bist du)"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"help"}},
        {"sentences":["<reply_yes> [<reply_yes>] <reply_polite>"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"yes"}},
        {"sentences":["<reply_no> [<reply_no>] <reply_polite>","[<reply_lead>] (vergiss es|lass gut sein|lass es|lass mal|egal|schon gut|doch nicht|lieber nicht|besser nicht|lieber doch nicht|nein doch nicht|ach nein doch nicht)"],
        "requires_context":{"question":"idle"},
        "metadata":{"reply":"no"}}]},
        "ReplyBack":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] (zurück|geh [einen Schritt] zurück|einen Schritt zurück|rückgängig|mach das rückgängig) <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"back"}}]},
        "ReplyRestart":
        {"data":
        [{"sentences":
        ["[<reply_lead>] [<reply_lead>] [fang|fangen wir] [noch mal] (von vorne|von vorn|neu an|von vorne an|von vorn an|von Anfang an) <reply_polite>"],
        "requires_context":{"question":["value","choose","confirm","confirm_intent","text"]},
        "metadata":{"reply":"restart"}}]},
        "ReplyChoose":
        {"data":
        [{"sentences":
        ["[<reply_yes>] [<reply_before>] [an|mit|zu|bei|von] [<reply_article>] {reply_candidate:candidate} [<reply_will_do>|natürlich|halt|(mein|meine|meinte) (ich|i)] <reply_polite>",
        "[<reply_yes>] [<reply_before>] (der|die|das|den|dem) mit (dem|der|den) {reply_candidate:candidate} <reply_polite>"],
        "requires_context":{"question":["choose","confirm"]},
        "metadata":{"reply":"candidate"}},
        {"sentences":
        ["[<reply_yes>] [<reply_before>] [<reply_article>] {reply_position:position} [<reply_will_do>] <reply_polite>",
        "[<reply_yes>] [<reply_before>] [die] (Nummer|Option) {reply_number:position} <reply_polite>"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"position"}},
        {"sentences":
        ["[<reply_yes>] [<reply_before>] [an|mit|zu|bei|von] (der|die|das|den|dem) (andere|anderen|andern|anderer|anderes) [{reply_candidate:@candidate}] <reply_polite>",
        "[<reply_lead>] nicht (der|die|das|den|dem) [sondern|lieber] (der|die|das|den|dem) (andere|anderen|andern|anderer|anderes) <reply_polite>"],
        "requires_context":{"question":["choose","confirm"]},
        "metadata":{"reply":"other"}},
        {"sentences":
        ["[<reply_before>] (ein anderer|eine andere|einen anderen|ein anderes|jemand anders|jemand anderes|jemand anderen) <reply_polite>"],
        "requires_context":{"question":"confirm"},
        "metadata":{"reply":"other"}},
        {"sentences":
        ["[<reply_lead>] [<reply_lead>] (nicht|net|ned|nich) [<reply_article>] {reply_candidate:candidate} [[sondern] (der|die|das|den) (andere|anderen)]",
        "[<reply_lead>] (alle|alles|jeder|jede) außer [<reply_article>] {reply_candidate:candidate}"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"except"}},
        {"sentences":
        ["[<reply_lead>] (egal|egal (welche|welcher|welches|wer|wen|wohin|was)|(such|entscheide|bestimm|bestimme|wähl|wähle) du [was|etwas|einen|eine|eins] [aus]|was du willst|irgendeine|irgendeiner|irgendeines|irgendeinen|irgendeins|überrasche mich|überrasch mich|such du [eine|einen|eins] aus|such dir [eine|einen|eins] aus|das ist [mir] egal|ist [mir] egal|mir egal) <reply_polite>"],
        "requires_context":{"question":"choose"},
        "metadata":{"reply":"any"}}]}},

        "expansion_rules":
        {"reply_yes":"(ja|alles klar|aber hallo|eh klar|na logisch|sicher (dat|doch)|basst|bassd|(basst|bassd|passd) scho|passt scho|passt schon|[jo] mei ja|sauber|top|ja ja|ja doch|jawohl|jawoll|freilich|gewiss|klaro|logo|aber (sicher|klar|gern|gerne|natürlich)|na sicher|absolut|definitiv|exakt|mhm|na schön|jetzt ja|jep|jo|joa|jup|jap|jau|yes|klar|na klar|sicher|natürlich|gerne|gern|okay|ok|in Ordnung|genau|richtig|korrekt|stimmt|einverstanden|passt|selbstverständlich|wunderbar|ausgezeichnet|sehr gut|ja gut|unbedingt|auf jeden Fall|aber ja|super|prima|gut)",
        "reply_agreed":"(keine Sorge|kein Problem|los (geht's|gehts)|(bring|fahr) (mich|uns) [da] hin|beeil dich|(mach|machs|mach's) schnell|warum (nicht|denn nicht|eigentlich nicht)|wieso nicht|(das|so|jetzt|genau so|so ist es) [stimmt|stimmts|stimmt's|passt|passts|passt's|recht|richtig|ist (richtig|gut|korrekt|okay|in Ordnung|recht)]|stimmt so|passt so|endgültig|jetzt (stimmt's|stimmts|passt's)|[das] auch|mach (das|es)|mach mal|mach ma|machma|nur zu|(kannst|kannste) [so|das|es] (rausschicken|abschicken|losschicken|buchen|bestellen|schicken)|[na gut|gut|also] nehmen wir|was soll's|was solls|los|leg los|tu das|bestätigen|bestätige [das|es]|[dann] (schick|schicks|schick's) [(es|sie|das|ihn|ihr|ihm|ihnen)] [(es|sie|das)] [ab|los]|recht so|ab (damit|dafür)|schicken|buchen|(buch|buche|bestell|bestelle) (es|das|ihn|sie|die|den) [dann]|(die|den|das) (nehm|nehme) (ich|wir) [dann]|abgemacht|von mir aus|meinetwegen|abschicken|absenden|senden|mach|nimm (sie|ihn|es|das)|(raus|weg|fort) damit|(schick|schicks|hau|jag) [es|das|sie] (raus|los|weg)|ab die Post|(bitte|ruf|rufe) [bitte] (die|sie|alle|beide|die beiden|die zwei|alle zwei) (anrufen|an)|[bitte] anrufen [alle|beide|alle zwei|die zwei|alle beide]|(bestell|bestelle|bestellen|buchen) [es|das]|machen sie das|muss ja|perfekt|[das] (wäre|wär) (nett|lieb|toll|super|schön)|ich (denke|glaube) (schon|ja)|ich bin [mir] [ganz] sicher|(so|das) machen wir [das|so]|machen wir [das] so|(das|den|die|es) nehmen wir [dann]|so an (beide|alle)|so (ist|wär|wäre) es (gut|recht|richtig)|(jetzt|so) ist (es|das) (gut|richtig|recht|okay)|ist (gut|recht|okay) so|passt genau|mach (hin|schon|weiter)|hau (es|sie|das) (raus|weg)|hau raus|[bitte] (reservieren|bestätigen|überweisen)|(ist|das ist) [so] (richtig|gut|okay)|(kannst|kannste|können sie) [du] (so|das|ihn|sie|es) [so] (abschicken|senden|losschicken|schicken|buchen|bestellen))",

        "reply_against":"(<reply_no>|ach|oh|och|hm|na|okay|ok|äh|warte|wart|moment|sorry|[ach] weißt [du] was|eigentlich)",
        "reply_no":"(nein|nei|naa|nä|nöö|um (Gottes|Himmels) willen nein|quatsch|nee|nö|ne|och (nö|ne|nee)|ach (nein|nee|ne)|um (Gottes|Himmels) willen|auf keinen Fall|auf gar keinen Fall|nicht wirklich|falsch|niemals|bloß nicht|keinesfalls|um (Gottes|Himmels) willen [bloß] nicht)",
        "reply_refused":"(dann [halt|eben|lieber|doch] nicht|(das|so) (stimmt nicht|ist falsch|nicht|war nicht gemeint|meinte ich nicht|ist nicht richtig)|(lieber|bitte|besser) nicht|heute nicht|später|ich (denke|glaube) nicht|eher nicht|ich will (das|es) nicht|nicht (schicken|senden|buchen|abschicken)|[bloß|lieber|bitte|doch] nicht (schicken|senden|buchen|abschicken|absenden|bestellen)|(schick|buch|mach) (es|sie|das|ihn) [bloß|lieber|bitte|doch] nicht [ab])",

        "reply_subject":"(ich|du|er|sie|es|wir|ihr|das|dies|der|die|mein|meine|unser|unsere|da|so|ist|bin|hab|habe)",

        "reply_unit":"(Euro[s]|Dollar[s]|Pfund|Cent[s]|Minute[n]|Stunde[n]|Kilometer|Meilen|Leute|Personen|Plätze)",

        "reply_edit":"[<reply_lead>] [<reply_lead>] [und|bitte|kannst du]",
        "reply_aside":"[<reply_lead>] [<reply_lead>] [und|sag|sag mal|übrigens|kurze Frage|eine Frage noch|noch eine Frage|bevor du das machst|nur zur Sicherheit]",
        "reply_polite":"[Leute|Alter|Oida|Digga|Kumpel|bitte|danke|merci|bitte danke|dankschön|danke schön|danke sehr|vielen Dank|schnell|natürlich]",
        "reply_will_do":"(ist (gut|okay|in Ordnung|recht)|passt|geht [auch]|reicht|genügt|tut's [auch]|tut es [auch])",

        "reply_lead":"(schade|mist|quatsch|unsinn|upps|ups|haha|puh|tja|nein|nee|nö|ne|och (nö|ne|nee)|ach (so|ne|nee|nein|komm)|ach|oh|och|um (Gottes|Himmels) willen|mein Gott|aha|wart|[ach] weißt [du] was|ja|jo|klar|ok|okay|gut|na gut|na|na ja|nun|hm|eigentlich|also|äh|ähm|öhm|dann|halt|so|aber|doch|warte|moment|sorry|lieber|nur|vielleicht|stattdessen|bitte|eben|erst|ehrlich|im Ernst|besser|nicht jetzt [sondern])",
        "reply_set":"(mach [es|das|daraus|mal]|das (soll|sollte|kriegt|bekommt|zahlt|bezahlt|ist für)|mach daraus|(ändere|ändre|stell|stelle) (es|das) (auf|in|zu)|ich (möchte|will|nehme|meine|meinte|hätte gern|hätte gerne|brauche|sagte)|nimm|nehmen (wir|sie|s)|sagen wir|sag|(lass|lassen wir|belassen wir) (es|das) bei|(bleib|bleiben wir|wir bleiben) bei|es ist|das ist|wie wäre es mit|wie wär's mit|gib mir|[diesmal|dann|heute] (schick|gib|zahl) (es|s|das)|(das|es|das geld) geht an)",
        "reply_before":"[<reply_lead>] [<reply_lead>] [<reply_lead>] [<reply_set>]",
        "reply_article":"(der|die|das|den|dem)",
        "reply_link":"((für|zu|zum|zur|nach|an|am|in|im|ins|auf|mit|von|vom|über|per|bis|um|als) [<reply_determiner>]|<reply_determiner>)",
        "reply_determiner":"(einen|eine|ein|einem|einer|den|die|das|der|dem|mein|meine|meinen)",
        "reply_after":"[stattdessen|dann|also|lieber|draus|daraus|halt|natürlich|zahlen|bezahlen|bekommen|kriegen|sein|(mein|meine|meinte) (ich|i)|<reply_will_do>] [bitte|danke]",
        "reply_and":"(und|und auch|sowie) [an|von|für|mit|bei]",
        "reply_add":"[<reply_lead>] [<reply_lead>] (auch|auch noch|[und] (schreib|schreibe|schick|schicke|sag|sage|gib|frag|ruf) [es|das] auch [noch] [an]|und|und auch|und noch|außerdem|plus|sowie|füge|füg|nimm|nimm noch)",
        "reply_too":"(auch|auch noch|hinzu|dazu|noch dazu|noch hinzu)",
        "reply_remove":"[<reply_lead>] [<reply_lead>] (ohne|außer|aber nicht|nicht|entferne|streich|lösche|lass|lasse)",

        "reply_removed":"([doch|lieber|aber] nicht|nicht mehr|raus|weg)",
        "reply_not":"(nicht|anstatt|statt)",
        "reply_change":"[<reply_lead>] [<reply_lead>] (ändere|ändre|setz|setze|stell|stelle|mach)",
        "reply_to":"[auf|in|zu|nach|um in]",
        "reply_another":"[<reply_lead>] [<reply_lead>] (ändere|ändre|korrigiere|(ein anderer|eine andere|ein anderes|einen anderen|anderer|andere|anderes|anderen|falscher|falsche|falsches))",
        "reply_without":"[<reply_lead>] [<reply_lead>] (ohne|kein|keine|keinen|vergiss|lösche|streich)",
        "reply_dictate_more":"[<reply_lead>] [<reply_lead>] (und [auch] dass|und (schreib|sag) [ihr|ihm|ihnen] [auch] [dass]|(schreib|sag|setz|mach|häng) [ihr|ihm|ihnen] (noch|auch noch) [dazu|mit dazu|drunter|ein|einen|eine] [dass])",
        "reply_dictate":"[<reply_lead>] [<reply_lead>] ((schreib|schreibe|sag) [ihr|ihm|ihnen] [doch] [lieber|stattdessen|einfach|als Verwendungszweck|als Betreff|als Notiz] [dass]|(ändere|ändre) (es|das|sie) in|sag (ihm|ihr|ihnen)|die Nachricht (ist|lautet))",

        "reply_dictated":"(dazu|drauf|rein|hinzu|darunter|mit rein|noch rein)"},

        "lists":
        {"reply_text":{"wildcard":true},
        "reply_position":
        {"values":
        [{"in":"(erste|ersten|erster|erstes|obere|oberste)","out":1},
        {"in":"(zweite|zweiten|zweiter|zweites)","out":2},
        {"in":"(dritte|dritten|dritter|drittes)","out":3},
        {"in":"(vierte|vierten|vierter|viertes)","out":4},
        {"in":"(fünfte|fünften|fünfter|fünftes)","out":5},
        {"in":"(sechste|sechsten|sechster|sechstes)","out":6},
        {"in":"(siebte|siebten|siebter|siebtes)","out":7},
        {"in":"(achte|achten|achter|achtes)","out":8},
        {"in":"(neunte|neunten|neunter|neuntes)","out":9},
        {"in":"(zehnte|zehnten|zehnter|zehntes)","out":10},
        {"in":"(letzte|letzten|letzter|letztes|untere|unterste)","out":-1},
        {"in":"(vorletzte|vorletzten|vorletzter|vorletztes)","out":-2},

        {"in":"(mittlere|mittleren|mittlerer|mittleres)","out":0}]},
        "reply_number":
        {"range":{"from":1,"to":99}},
        "reply_more":
        {"range":{"from":1,"to":10000}},
        "reply_factor":
        {"values":
        [{"in":"(das Doppelte|doppelt|zweimal)","out":2},
        {"in":"(das Dreifache|dreimal|dreifach)","out":3},
        {"in":"(die Hälfte|halb|nur die Hälfte)","out":0.5}]},
        "reply_factor_verb":
        {"values":
        [{"in":"(verdopple|verdoppel|verdoppeln)","out":2},
        {"in":"(verdreifache|verdreifachen)","out":3},
        {"in":"(halbiere|halbier|halbieren)","out":0.5}]}}},

        "messages":
        {"value":["{parameter}?","Was soll es sein?"],
        "unsupported":
        ["{value} geht nicht. Was stattdessen ({parameter})?",
        "{value} geht nicht. Was stattdessen?",
        "Das geht nicht. Was stattdessen?"],
        "choose":"Was ist gemeint: {candidates}?",
        "confirm":"{value}?",
        "confirm_intent":"Soll ich das tun?",
        "response":"Erledigt.",
        "response.unspecified":"Erledigt.",
        "response.ready":"Bereit.",
        "response.inProgress":"Es ist unterwegs.",
        "response.failure":"Das hat leider nicht geklappt.",
        "response.failureRequiringAppLaunch":"Dafür muss bitte die App geöffnet werden.",
        "response.continueInApp":"In der App geht es weiter.",
        "response.handleInApp":"Die App erledigt es.",
        "response.userConfirmationRequired":"Das muss erst bestätigt werden.",
        "cancelled":"In Ordnung, dann nicht.",
        "gave_up":"Ich verstehe es leider immer noch nicht. Lassen wir es.",
        "ambiguous":"Das kann mehreres heißen. Bitte anders sagen.",
        "locked":"Bitte erst das Gerät entsperren.",
        "not_understood":"Das verstehe ich leider nicht.",
        "not_understood.again":"Das verstehe ich immer noch nicht.",
        "not_understood.before":["„{value}“ habe ich nicht verstanden, es bleibt also dabei.","Was eben gesagt wurde, habe ich nicht verstanden."],
        "not_understood.left_out":["„{value}“ lasse ich weg, denn das verstehe ich nicht.","Was ich nicht verstanden habe, lasse ich weg."],
        "not_understood.unknown":["„{value}“ kenne ich nicht.","Das kenne ich leider nicht."],
        "not_understood.idle":"Ich habe gerade nichts gefragt.",
        "not_undone":"Das lässt sich nicht zurücknehmen.",
        "unscheduled":"Gut, dann lasse ich das.",
        "thanked":"Gern geschehen.",
        "greeted":"Hallo. Was kann ich tun?",
        "help.idle":"Einfach mit eigenen Worten sagen, was geschehen soll.",
        "help":"Eine Antwort genügt, oder „vergiss es“.",
        "help.value":"Ein paar Worte genügen, sonst „zurück“ oder „vergiss es“.",
        "help.text":"Einfach so sprechen, wie es dastehen soll, oder „vergiss es“.",
        "help.choose":"Einen der Namen sagen, „der erste“, „egal welcher“ oder „vergiss es“.",
        "help.confirm":"„Ja“, „nein“, oder was stattdessen gemeint ist.",
        "help.confirm_intent":"„Ja“, „nein“, oder was sich ändern soll.",
        "waiting":"Keine Eile.",
        "not_supported":"Das kann hier leider niemand.",
        "in_progress":"Das dauert einen Moment.",
        "scheduled":"Das mache ich später: „{when}“.",
        "scheduled.asked":"Für später: „{when}“.",
        "not_scheduled":"Das geht nur sofort. Sag es mir noch einmal, wenn es so weit ist.",
        "unsupported_app":["{app} kann das nicht, aber {others}.","{app} kann das nicht.","Diese App kann das nicht."],
        "other_app":["{app} ist von hier aus leider nicht zu erreichen.","Diese App ist von hier aus leider nicht zu erreichen."],
        "corrected":["Ich habe „{understood}“ verstanden.","Ich musste einige Wörter raten."]}}
        """##)
    }
}
