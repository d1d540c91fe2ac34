// Written by 'parlance generate languages' from nl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nl` = LanguageProfile(tag: ##"nl"##) {
        profile in
        profile.wordJoining = .compounds
        profile.numbers.halves = [
            ##"en een half"##,
            ##"en een halve"##,
        ]
        profile.negations = ##"""
        niet geen nooit zonder nee niets behalve
        """##
        profile.questionWords = ##"""
        hoe waarom wat wanneer waar wie welke welk of als
        """##
        profile.undoing = ##"""
        verwijder verwijderen wis wissen annuleer annuleren schrap schrappen stop stoppen beëindig beëindigen \##
        afzeggen afbreken deactiveer deactiveren intrekken
        """##
        profile.reports = [
            ##"zei"##,
            ##"zegt"##,
            ##"zeggen"##,
            ##"gezegd"##,
            ##"vertelde"##,
            ##"beweert"##,
            ##"zal ik"##,
            ##"zullen we"##,
            ##"heb ik"##,
            ##"hebben we"##,
            ##"heeft"##,
            ##"had"##,
            ##"hadden"##,
            ##"was"##,
            ##"waren"##,
            ##"werd"##,
            ##"schijnt"##,
        ]
        profile.reminders = [
            ##"herinner me"##,
            ##"herinner mij"##,
            ##"herinner ons"##,
            ##"help me herinneren"##,
            ##"help me onthouden"##,
        ]
        profile.fillers = ##"""
        eh uh uhm ehm hm nou ja gewoon eigenlijk
        """##
        profile.fillerPhrases = [
            ##"weet je"##,
            ##"zeg maar"##,
            ##"ik bedoel"##,
            ##"laten we zeggen"##,
        ]
        profile.selfCorrections = [
            ##"nee"##,
            ##"nee nee"##,
            ##"nee wacht"##,
            ##"wacht"##,
            ##"wacht even"##,
            ##"sorry"##,
            ##"nee sorry"##,
            ##"ik bedoel"##,
            ##"nee ik bedoel"##,
            ##"of nee"##,
            ##"of eigenlijk"##,
            ##"eigenlijk"##,
            ##"liever"##,
            ##"oftewel"##,
            ##"pardon"##,
            ##"beter gezegd"##,
            ##"nee liever"##,
            ##"oeps"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"en"##,
            ##"dan"##,
            ##"en dan"##,
            ##"daarna"##,
            ##"en daarna"##,
        ]
        profile.conditions = [
            ##"als"##,
            ##"wanneer"##,
            ##"zodra"##,
            ##"nadat"##,
            ##"voordat"##,
            ##"na"##,
        ]
        profile.lasting = [
            ##"gedurende"##,
            ##"voor"##,
        ]
        profile.mornings = [
            ##"ontbijt"##,
            ##"ontbijten"##,
            ##"zonsopgang"##,
        ]
        profile.evenings = [
            ##"avondeten"##,
            ##"diner"##,
            ##"dineren"##,
            ##"borrel"##,
            ##"feest"##,
            ##"feestje"##,
            ##"bioscoop"##,
            ##"film"##,
            ##"concert"##,
            ##"theater"##,
            ##"opera"##,
            ##"zonsondergang"##,
        ]
        profile.wholes = [
            ##"alle"##,
            ##"alles"##,
            ##"allemaal"##,
            ##"elk"##,
            ##"elke"##,
            ##"ieder"##,
            ##"iedere"##,
        ]
        profile.followUps.persons = [
            ##"haar"##,
            ##"hem"##,
            ##"hen"##,
            ##"hun"##,
        ]
        profile.followUps.things = [
            ##"het"##,
            ##"dat"##,
            ##"die"##,
            ##"deze"##,
            ##"dit"##,
        ]
        profile.followUps.before = [
            ##"en"##,
            ##"nu"##,
            ##"ook"##,
            ##"hetzelfde"##,
            ##"en hetzelfde"##,
            ##"doe hetzelfde"##,
            ##"stuur hetzelfde"##,
            ##"hoe zit het met"##,
            ##"en hoe zit het met"##,
        ]
        profile.followUps.after = [
            ##"ook"##,
            ##"eveneens"##,
        ]
        profile.followUps.again = [
            ##"nog een keer"##,
            ##"nog eens"##,
            ##"opnieuw"##,
            ##"doe dat nog een keer"##,
            ##"doe het nog eens"##,
            ##"probeer het nog eens"##,
        ]
        profile.remarks.openers = [
            ##"geen"##,
            ##"nog"##,
            ##"net"##,
            ##"even"##,
            ##"morgen"##,
            ##"vandaag"##,
            ##"straks"##,
            ##"ik"##,
            ##"ik ben"##,
            ##"ik heb"##,
            ##"we"##,
            ##"wij"##,
            ##"het is"##,
            ##"'t is"##,
            ##"het wordt"##,
            ##"er is"##,
            ##"er zijn"##,
            ##"er staat"##,
            ##"dat is"##,
            ##"dat was"##,
            ##"dit is"##,
            ##"hier is"##,
        ]
        profile.remarks.subjects = [
            ##"die"##,
            ##"deze"##,
            ##"dit"##,
            ##"hun"##,
            ##"jullie"##,
            ##"haar"##,
            ##"zijn"##,
            ##"mama"##,
            ##"papa"##,
            ##"een"##,
            ##"hij"##,
            ##"zij"##,
            ##"ze"##,
            ##"mijn"##,
            ##"m'n"##,
            ##"onze"##,
            ##"ons"##,
            ##"de"##,
            ##"het"##,
            ##"iedereen"##,
            ##"iemand"##,
            ##"niemand"##,
        ]
        profile.remarks.states = [
            ##"ik slaap"##,
            ##"ik werk"##,
            ##"ik rij"##,
            ##"ik fiets"##,
            ##"ik kook"##,
            ##"ik eet"##,
            ##"ik lees"##,
            ##"ik hoor"##,
            ##"ik zie"##,
            ##"ik krijg"##,
            ##"we eten"##,
            ##"we kijken"##,
            ##"de"##,
            ##"mijn"##,
            ##"ik ben"##,
            ##"ik heb"##,
            ##"ik zit"##,
            ##"ik lig"##,
            ##"ik sta"##,
            ##"ik moet"##,
            ##"ik ga"##,
            ##"ik kan"##,
            ##"we gaan"##,
            ##"we zijn"##,
            ##"we hebben"##,
            ##"we moeten"##,
            ##"het is"##,
            ##"het wordt"##,
            ##"'t is"##,
            ##"er is"##,
            ##"er zijn"##,
            ##"er staat"##,
            ##"dat is"##,
        ]
        profile.remarks.wishes = [
            ##"ik wil"##,
            ##"ik zou"##,
            ##"ik zoek"##,
            ##"we willen"##,
            ##"we zoeken"##,
            ##"ik heb nodig"##,
            ##"ik wou"##,
        ]
        profile.remarks.reasons = [
            ##"want"##,
            ##"omdat"##,
            ##"aangezien"##,
            ##"zodat"##,
            ##"anders"##,
            ##"nu"##,
            ##"sinds"##,
            ##"doordat"##,
            ##"blijkbaar"##,
            ##"anders gaat"##,
            ##"daar word ik"##,
            ##"daar"##,
            ##"dan"##,
        ]
        profile.remarks.verbs = ##"""
        barst bedoel begon beloof bijt bloedt blijft bleef breekt brak brengt bracht bromt danst denkt dreunt drinkt \##
        drinken droomt dringt drukt druppelt durf erger ergert eindigde gebeurt gelooft geloof geniet geeft gaf gloeit \##
        groeit haat haalt haast hangt hapt hikt hijgt hinkt hoef hoeft hoest hoop houdt huil jaag jankt jeukt kan kent \##
        ken klemt klopt knalt knarst komt kost kraakt kriebelt krijst lach lacht lag laten leeft leef leent lijkt \##
        lijdt loeit lopen luister miauwt mis mist moedigt neemt niest past pech piept pikt plakt prikt proef raak \##
        raakt redt ren rent riekt rinkelt ritselt rook rookt ruist schijnt scheen schiet schreeuwt schrik schrok slaat \##
        sleept smaakt smelt sneeuwde snurkt snurken speelt spelen spijt springt steekt stikt stoort stoot straalt \##
        stroomt swingt tikt tocht trek trekt trok twijfelt val valt verdrink verlies verloor vergeten vries vriest \##
        waait waai waaide wankelt wast wil woon woont zeurt zing zingt zoemt zucht zweet zweten deed begint beginnen \##
        eindigt eet eten kook koken fiets fietsen rij rijd rijdt leest opent blaft huilt brandt lekt gaat kijken \##
        slaapt hapert trilt ben bent is zijn was waren heb hebt heeft hebben had hadden word wordt worden werd kunnen \##
        kun kon moet moeten moest willen wilde zal zullen zou ga gaan ging kom komen kwam sta staat staan stond zit \##
        zitten zat lig ligt liggen loop loopt doet doe vind vindt voel voelt ruikt klinkt stinkt regent sneeuwt slapen \##
        slaap weet red rammelen bonkt hoor hoort zie ziet krijg krijgt kreeg mag mogen blijf hou houd vergeet vergat \##
        vertrouw heet werk werkt twijfel duurt ontplof stik sterf wacht wachten verveel gebruik maakt uitgevallen
        """##
        profile.remarks.speech = ##"""
        mompelt mompelde gemompeld fluisterde gefluisterd droomt droomde gedroomd citeert zingt zong stelt voorgesteld \##
        voorstel briefje bordje titel heet heette adviseert zegt zei gezegd zeggen vraagt vroeg gevraagd vindt vond \##
        wil wilde moet moest roept riep schreeuwt schreef schrijft vertelt vertelde denkt dacht hoopt bedoelt \##
        fluistert smeekt
        """##
        profile.remarks.unfinished = ##"""
        te en of maar niet nooit altijd vaak soms alleen nog ik jij je hij zij ze we wij jullie u men wie die dat dit \##
        als hoe wat wanneer waar waarom de het een mijn m'n jouw zijn haar ons onze hun van voor met bij in op aan is \##
        was ben heb heeft hebben had word wordt kan kun moet wil zal zou ga gaat gaan mag dan
        """##
        profile.remarks.commands = ##"""
        breng zet doe maak speel stop pauzeer start begin open sluit dim bel app stuur mail schrijf zeg vertel \##
        herinner wek reserveer boek bestel annuleer schrap verwijder wis voeg noteer plan verplaats verzet verander \##
        wijzig betaal toon laat lees zoek vind geef ga hervat kun kan kunt zou wil wat wanneer waar wie hoe welke is \##
        wordt gaat regent hang neem draai demp sla skip regel vraag check hou haal roep kijk
        """##
        profile.remarks.interjections = ##"""
        oh ach bah pff poeh nou zo oké ok tja jeetje jee goh hé hee zeg sorry help allemachtig verdorie verdomme hè \##
        ja
        """##
        profile.remarks.takingBack = ##"""
        mits tenzij zolang geval stel gesteld totdat grap grappig oefening oefenen proef neem behalve grapje geintje \##
        laat vergeet zelf test voorbeeld vergissing spijt weiger verbiedt verboden tegen dom
        """##
        profile.remarks.joints = [
            ##"dus"##,
            ##"daarom"##,
            ##"vandaar dat"##,
        ]
        profile.remarks.turns = [
            ##"ja"##,
            ##"maar"##,
            ##"en"##,
            ##"goed"##,
            ##"oké"##,
            ##"ok"##,
            ##"kom"##,
            ##"kom op"##,
            ##"nu"##,
            ##"en nu"##,
            ##"dan"##,
            ##"enfin"##,
            ##"nou"##,
            ##"alsjeblieft"##,
            ##"alstublieft"##,
        ]
        profile.remarks.praises = [
            ##"oh"##,
            ##"ah"##,
            ##"oké"##,
            ##"ok"##,
            ##"goed"##,
            ##"mooi"##,
            ##"prima"##,
            ##"perfect"##,
            ##"leuk"##,
            ##"fijn"##,
            ##"super"##,
            ##"nou"##,
            ##"zo"##,
            ##"heel"##,
            ##"top"##,
        ]
        profile.remarks.settled = [
            ##"al betaald"##,
            ##"al gegeven"##,
            ##"terug"##,
            ##"zelf"##,
            ##"rijdt ons"##,
            ##"brengt ons"##,
            ##"brengt mij"##,
            ##"haalt ons"##,
            ##"haalt me"##,
            ##"opgehaald"##,
            ##"geregeld"##,
            ##"contant"##,
        ]
        profile.articles = ##"""
        de het een mijn
        """##
        profile.functionWords = ##"""
        de het een die dat deze dit ik jij je hij zij ze wij we mij me jou mijn jouw zijn haar ons onze is ben bent \##
        was heb hebt heeft kan kun kunt wil wilt zou moet mag te tot van voor met en of om bij naar als wat waar wie \##
        er even graag alsjeblieft alstublieft dank bedankt
        """##
        profile.commonWords = SortedWords(sorted: ##"""
        aap acht al alle arm auto avond baal baan bak bal bank bed been beer begin bek bel bellen berg bezoek bid bied
        bij bijt bind blad blauw blijf bloem boek bom boom boot bord bot breek breng brief broek broer brood brug bus
        daar dag dak dans deel denk deur dier doe doen dood doos dorp draag draai drie drink droog droom duik duw een
        eet eten fiets fout ga gaan geef geel geld geloof geluk geven gezin gister glas goed graaf gras groen groot
        haal haar hal half hand hang hard hart hebben heer help hemd hoed hoek hoofd hoop hoor hout huis huur ijs jaar
        jas jong kaart kaas kam kamer kans kas kat keer ken keuken kijk kijken kind klaar kleed klein klim kok kom
        komen kook koop koud kraan krant krijg kruis kus kwaad laat lach lage lamp land lang leeg leer lees leg lek
        leuk leven licht lief lieg lijn loop lopen lucht luister maak maan maat man markt meer meet mens mes moeder
        mond mooi muis muur muziek naam nacht neem nieuw noem noord noot oog oor oost oud pak pan pas pijn plaats plan
        plant praat prijs raad raak raam rat recht reis ren rij rijd roep rol rond rood rook ruim rust schaap schiet
        schip school schoon schrijf schuif slaap slag slecht sluit sneeuw snel soep speel spelen spreek spring staan
        stad stap steek steen stel stem ster sterk stil stoel straat strijk stuk stuur tafel tak tand tas tel telefoon
        tijd toon trap trein trek trouw tuin uur vader val vang vast veeg veel veld verf verhaal verkoop verlies
        vertel vier vind vis vlees vlieg voel voet vogel vol volg vouw vraag vrij vrouw vuur waar wacht wal wand warm
        was water weeg weer weet weg wek werk werp west wiel wijn wind winkel wit woon woord zaak zaal zacht zak zand
        zee zeg zeil zeven zie ziek zien zing zit zoek zon zoon zorg zout zwaar zwem
        """##)
        profile.nameForms = [
            NameForm(##""##, ##"s 's en"##),
            NameForm(##"a"##, ##"a's"##),
            NameForm(##"e"##, ##"es e's en"##),
            NameForm(##"i"##, ##"i's"##),
            NameForm(##"o"##, ##"o's"##),
            NameForm(##"u"##, ##"u's"##),
            NameForm(##"y"##, ##"y's"##),
            NameForm(##"s"##, ##"s' s's sen"##),
            NameForm(##"x"##, ##"x' x's xen"##),
            NameForm(##"z"##, ##"z' z's"##),
        ]
        profile.opposites = [
            ##"aan uit"##,
            ##"open dicht"##,
            ##"open sluit"##,
            ##"openen sluiten"##,
            ##"op neer"##,
            ##"omhoog omlaag"##,
            ##"links rechts"##,
            ##"warm koud"##,
            ##"warmer kouder"##,
            ##"binnen buiten"##,
            ##"in uit"##,
            ##"verhoog verlaag"##,
            ##"verhogen verlagen"##,
            ##"harder zachter"##,
            ##"meer minder"##,
            ##"start stop"##,
            ##"activeer deactiveer"##,
            ##"activeren deactiveren"##,
            ##"vergrendel ontgrendel"##,
            ##"vergrendelen ontgrendelen"##,
            ##"koppel ontkoppel"##,
            ##"koppelen ontkoppelen"##,
            ##"laad ontlaad"##,
            ##"installeer deïnstalleer"##,
            ##"installeer verwijder"##,
            ##"aanzetten uitzetten"##,
            ##"inschakelen uitschakelen"##,
            ##"aandoen uitdoen"##,
            ##"verbind verbreek"##,
            ##"blokkeer deblokkeer"##,
            ##"dempen ontdempen"##,
            ##"koop verkoop"##,
            ##"kopen verkopen"##,
            ##"voor na"##,
            ##"inloggen uitloggen"##,
            ##"aanmelden afmelden"##,
            ##"vries ontdooi"##,
        ]
        profile.negatingPrefixes = ##"""
        ont on de in des
        """##
        profile.opposedPrefixes = [
            ##"aan uit in af"##,
            ##"op af neer"##,
            ##"be ont"##,
            ##"ver ont"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"nl"##, line: 139, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja|hoor|graag]","jep","jup","jazeker","ok","okay","oké","oke","prima","goed","goed dan",
        "is goed","dat is goed","klopt","dat klopt","klopt helemaal","doe maar","doe het","doe dat",
        "doe het maar","doen","natuurlijk","tuurlijk","zeker [weten]","uiteraard","graag","ga je gang",
        "ga maar","ga door","ga verder","precies","juist","akkoord","perfect","top","super","mooi",
        "fijn","in orde","(bevestig|bevestigen|verstuur [het|maar]|verzenden|verzend maar|stuur maar)",
        "vooruit [maar|dan]","waarom niet","absoluut","zekers","jawel",
        "(dat is|het is) (juist|correct|goed|oké|prima)","lijkt me (goed|prima)","ik denk het","denk het",
        "inderdaad","correct","komt goed","dat mag","van mij mag het","toe maar","afgesproken",
        "kom maar op"],

        "no":[
        "nee [nee|hoor]","neen","nope","neuh","nee (dank je|dank u|bedankt|dankjewel)","niet doen",
        "doe maar niet","doe het niet","doe dat niet","niet versturen","liever niet","beter [van] niet",
        "beter niet","(nu|nog) niet","vandaag niet",
        "(dat|het) (klopt niet|is fout|is niet goed|is verkeerd|is niet juist|bedoel ik niet)","fout",
        "verkeerd","onjuist","(ik denk|denk|dacht) (het|van) niet","ik denk van niet",
        "(zeker|absoluut|helemaal|echt) niet","nooit","geen sprake van","in geen geval","hoeft niet",
        "dat hoeft niet","ik wil (het|dat) niet","welnee","toch [maar] niet","geen zin in",
        "een andere keer","niet echt"],

        "cancel":[
        "annuleer","annuleren","annuleer dat","annuleer alles","annuleer het","laat maar",
        "laat maar zitten","laat zitten","vergeet het","vergeet het maar","vergeet maar","vergeet dat",
        "stop","stop maar","ophouden","hou op","afbreken","breek af","ik ben van gedachten veranderd",
        "laat dat","niks laat maar"],

        "wait":[
        "wacht [even|eens|effe]","een moment","een ogenblik","momentje","moment","een momentje",
        "ogenblikje","(even|effe) (wachten|geduld|denken|nadenken)","een seconde","een tel","een minuut",
        "seconde","(laat me|laat mij) [even] (denken|nadenken|kijken)",
        "ik (weet het nog niet|ben niet zeker|twijfel nog)","hou even"],

        "repeat":[
        "wat","pardon","sorry","hè","huh","wat zeg je","wat zei je","wat zegt u","herhaal",
        "herhaal dat","herhalen","kun je dat herhalen","kan je dat herhalen","kunt u dat herhalen",
        "(zeg|zeg dat|zeg het) (nog eens|nog een keer|opnieuw)","nog eens","nog een keer","opnieuw",
        "nogmaals","(ik heb|heb) (je|dat|het|u) niet (verstaan|gehoord|begrepen)","wat was de vraag"],

        "help":[
        "help","hulp","help me","help mij",
        "wat (kan|moet|mag|kun) (ik|je) [allemaal|hier|nu] (zeggen|doen|antwoorden|kiezen)",
        "(wat zijn|welke) (de opties|mijn opties|opties|keuzes) [zijn er|heb ik]","ik heb hulp nodig",
        "[ik] weet (ik|het) niet","ik weet [het] niet","ik snap het niet","hoe werkt (dit|het)","wat is er"],

        "back":[
        "terug","ga terug","een stap terug","ga een stap terug","stap terug","vorige","vorige vraag",
        "de vorige vraag","maak (dat|het) ongedaan","ongedaan maken"],

        "restart":[
        "opnieuw beginnen","begin opnieuw","begin overnieuw","overnieuw","overnieuw beginnen",
        "opnieuw vanaf het begin","vanaf het begin","van voren af aan","van vooraf aan",
        "(begin|we beginnen|laten we) (van voren af aan|vanaf het begin|opnieuw|opnieuw beginnen)"],

        "any":[
        "(maakt|het maakt|maakt mij|maakt me) (niet|niks|niets) [uit]",
        "(het maakt me|het maakt mij|dat maakt) (niet|niks|niets) uit","maakt niet uit [welke|wie|wat]",
        "om het even","eender welke","welke dan ook","gelijk welke","een willekeurige","willekeurig",
        "kies (jij|maar|zelf) [maar]","jij mag kiezen","kies er een","kies er maar een","verras me",
        "allebei goed","alles goed","geen voorkeur","doe maar wat"],

        "other":["(de|het|die) andere","een ander","een andere"],
        "positions":["eerste","bovenste","tweede","derde","vierde","vijfde"],
        "last":["laatste","onderste"],
        "number":["nummer","optie"],
        "polite":["alsjeblieft","alstublieft","graag","dank je","dank u","bedankt","aub","ajb"],
        "lead":[
        "ach","oh","o","nou","nou ja","eh","euh","dan","maar","wacht","sorry","eigenlijk","jammer",
        "toch","liever","alleen","misschien","goh","hm","tja","zeg","even"],

        "set":[
        "(maak er|maak het|maak daar|doe|doe maar|zet|zet het op|verander het in|verander in) [maar]","ik wil",
        "ik wou","ik bedoel","ik bedoelde","ik neem","ik kies","ik zei","ik heb liever","ik wil liever",
        "geef me","neem","laten we","laten we zeggen","zeg maar","het is","dat is","ik zou graag"],

        "after_value":[
        "van","in plaats daarvan","dan","liever","bedoel ik","bedoelde ik","is goed","graag","maar",
        "van maken"],

        "link":[
        "naar","naar de","van","voor","met","op","in","om","bij","uit","tot","aan","over","per",
        "door","als","te"],

        "determiner":["de","het","een","mijn","die","dat"],
        "and":["en","en ook"],
        "add":["voeg","en","en ook","ook","ook nog","plus","doe er ook","zet er ook"],
        "too":["ook","ook nog","erbij","toe"],
        "remove":["zonder","behalve","maar niet","haal","verwijder","niet"],
        "not":["niet","in plaats van"],
        "change":["verander","wijzig","zet","maak","pas"],
        "to":["in","naar","op"],
        "another":["een andere","een ander","andere","ander","verander","wijzig","verkeerde"],
        "without":["zonder","geen","verwijder","vergeet"],
        "dictate":["schrijf","zeg","maak ervan","het bericht is","zet erin"]},
        "messages":
        {"value":["{parameter}?","Wat moet het zijn?"],
        "unsupported":
        ["{value} kan niet. Wat dan wel ({parameter})?",
        "{value} kan niet. Wat dan wel?",
        "Dat kan niet. Wat dan wel?"],
        "choose":"Welke: {candidates}?",
        "confirm":"{value}?",
        "confirm_intent":"Zal ik dat doen?",
        "response":"Gedaan.",
        "response.unspecified":"Gedaan.",
        "response.ready":"Klaar.",
        "response.inProgress":"Het is onderweg.",
        "response.failure":"Sorry, dat is niet gelukt.",
        "response.failureRequiringAppLaunch":"Daarvoor moet de app open.",
        "response.continueInApp":"Het gaat verder in de app.",
        "response.handleInApp":"De app doet het.",
        "response.userConfirmationRequired":"Dat moet eerst worden bevestigd.",
        "cancelled":"Goed, laat maar.",
        "gave_up":"Sorry, ik begrijp het nog steeds niet. Laten we het erbij laten.",
        "ambiguous":"Dat kan meer dingen betekenen. Zeg het anders.",
        "locked":"Ontgrendel eerst het apparaat.",
        "not_understood":"Sorry, dat begrijp ik niet.",
        "not_understood.again":"Dat begrijp ik nog steeds niet.",
        "not_understood.before":["“{value}” heb ik niet begrepen, dus er verandert niets.","Wat net gezegd is, heb ik niet begrepen."],
        "not_understood.left_out":["“{value}” laat ik weg, want dat begrijp ik niet.","Wat ik niet heb begrepen, laat ik weg."],
        "not_understood.unknown":["Ik ken “{value}” niet.","Sorry, dat ken ik niet."],
        "help":"Een antwoord is genoeg, of “laat maar”.",
        "help.value":"Een paar woorden zijn genoeg, anders “terug” of “laat maar”.",
        "help.text":"Zeg het zoals het er moet staan, of “laat maar”.",
        "help.choose":"Een van de namen, “de eerste”, “maakt niet uit” of “laat maar”.",
        "help.confirm":"“Ja”, “nee”, of wat het dan moet zijn.",
        "help.confirm_intent":"“Ja”, “nee”, of wat er anders moet.",
        "not_understood.idle":"Ik heb niets gevraagd.",
        "not_undone":"Dat kan ik niet terugdraaien.",
        "unscheduled":"Goed, dan doe ik dat niet.",
        "thanked":"Graag gedaan.",
        "greeted":"Hallo. Wat kan ik doen?",
        "help.idle":"Zeg in je eigen woorden wat er moet gebeuren.",
        "waiting":"Neem de tijd.",
        "not_supported":"Sorry, hier kan niets dat.",
        "in_progress":"Het duurt even.",
        "scheduled":"Dat doe ik later: “{when}”.",
        "scheduled.asked":"Voor later: “{when}”.",
        "not_scheduled":"Ik kan dat alleen meteen doen. Vraag het opnieuw als het zover is.",
        "unsupported_app":["{app} kan dat niet, maar {others} wel.","{app} kan dat niet.","Die app kan dat niet."],
        "other_app":["Sorry, {app} is van hieruit niet te bereiken.","Sorry, die app is van hieruit niet te bereiken."],
        "corrected":["Ik heb “{understood}” verstaan.","Ik moest een paar woorden raden."]}}
        """##)
    }
}
