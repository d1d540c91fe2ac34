// Written by 'parlance generate languages' from sv.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sv` = LanguageProfile(tag: ##"sv"##) {
        profile in
        profile.wordJoining = .compounds
        profile.numbers.halves = [
            ##"och en halv"##,
            ##"och ett halvt"##,
        ]
        profile.negations = ##"""
        inte ingen inga aldrig utan ej
        """##
        profile.questionWords = ##"""
        hur varför vad när var vem vilken vilket om ifall
        """##
        profile.undoing = ##"""
        radera avbryt avbryta avboka ångra stoppa avsluta
        """##
        profile.fillers = ##"""
        öh öhm eh hm alltså liksom typ ba
        """##
        profile.fillerPhrases = [
            ##"du vet"##,
            ##"vad heter det"##,
            ##"så att säga"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"och"##,
            ##"sedan"##,
            ##"och sedan"##,
        ]
        profile.conditions = [
            ##"när"##,
            ##"så snart"##,
            ##"om"##,
            ##"efter"##,
            ##"innan"##,
        ]
        profile.lasting = [
            ##"i"##,
        ]
        profile.articles = ##"""
        en ett den det de
        """##
        profile.functionWords = ##"""
        en ett den det de som jag du han hon vi mig dig sig min mitt mina din ditt dina är var har kan vill ska skall \##
        måste till från för med av och eller att om hos vid tack
        """##
        profile.nameForms = [
            NameForm(##""##, ##"s"##),
            NameForm(##"s"##, ##"s'"##),
            NameForm(##"x"##, ##"x'"##),
        ]
        profile.opposites = [
            ##"tänd släck"##,
            ##"tända släcka"##,
            ##"öppna stäng"##,
            ##"öppen stängd"##,
            ##"på av"##,
            ##"upp ner"##,
            ##"upp ned"##,
            ##"in ut"##,
            ##"höger vänster"##,
            ##"varm kall"##,
            ##"lås öppna"##,
            ##"lås upplås"##,
            ##"starta stoppa"##,
            ##"start stopp"##,
            ##"öka minska"##,
            ##"höj sänk"##,
            ##"höja sänka"##,
            ##"aktivera avaktivera"##,
            ##"aktivera inaktivera"##,
        ]
        profile.negatingPrefixes = ##"""
        o av de
        """##
        profile.opposedPrefixes = [
            ##"på av"##,
            ##"in ut"##,
            ##"upp ned ner"##,
            ##"till från"##,
        ]
        profile.replies = ReplyGrammar(tag: ##"sv"##, line: 32, text: ##"""
        {"answers":
        {"yes":[
        "ja [ja]","japp","jo","jajamän","jadå","jodå","visst","absolut","okej","ok","självklart",
        "såklart","så klart","javisst","gärna","precis","exakt","det stämmer","stämmer","stämmer bra",
        "det är rätt","rätt","korrekt","riktigt","bra","perfekt","toppen",
        "(det är|det blir|det låter) bra","gör det","kör","kör på","kör hårt","skicka","skicka det",
        "fortsätt","varsågod och kör","bekräfta","bekräftar","varför inte","[ja] tack","det tror jag",
        "jag tror det","visst det","mm","mhm","klart","utmärkt","givetvis","naturligtvis","okidoki",
        "fint","det går bra","definitivt"],

        "no":[
        "nej [nej]","nä","nej tack","nix","icke","nejdå","inte nu","inte än","inte idag",
        "absolut inte","aldrig","aldrig i livet","inte alls","helst inte","hellre inte","gör det inte",
        "gör inte det","skicka inte","låt bli","fel","det är fel","det stämmer inte","stämmer inte",
        "inte rätt","det tror jag inte","jag tror inte det","tror inte det","jag vill inte","behövs inte",
        "det behövs inte","under inga omständigheter","inte den","nej för guds skull","en annan gång",
        "verkligen inte","definitivt inte"],

        "cancel":[
        "avbryt [det|allt]","glöm det","strunta i det","skit i det","strunt samma","skit samma",
        "låt det vara","låt bli det","stopp","stoppa","sluta","stop","ångra allt","jag har ändrat mig",
        "jag ångrar mig","avboka","ställ in [det]","det var inget","inget"],

        "wait":[
        "vänta [lite|ett (ögonblick|tag)|en (sekund|minut|stund)|nu]","ett ögonblick","en sekund","en minut",
        "ett tag","ögonblick","ge mig en sekund","ge mig en minut","strax","häng kvar",
        "(låt mig|låt oss) (tänka|se|tänka efter|fundera)","jag måste (tänka|fundera)","jag är inte säker",
        "jag är osäker"],

        "repeat":[
        "va","vad","ursäkta","förlåt","hur sa","vadå","(upprepa|repetera) [det|frågan|tack]",
        "(säg det|säg) (igen|en gång till|om igen)",
        "(kan du|kan ni|skulle du kunna) (upprepa|repetera|säga) [det|frågan] [igen|en gång till]","igen",
        "en gång till","vad sa du","vad sade du","vad säger du","vad var det du sa",
        "jag (hörde|förstod|uppfattade) inte [det|dig]","(hörde|förstod|uppfattade) inte","vad var frågan"],

        "help":[
        "hjälp","hjälp mig","jag behöver hjälp","hjälp till",
        "vad (kan|ska|får|bör) jag (säga|göra|svara|välja)",
        "(vilka|vad) (alternativ|val|är alternativen) [finns|har jag|finns det]","vad finns det",
        "jag vet inte","vet inte","ingen aning","hur (funkar|fungerar) (det|det här)"],

        "back":[
        "tillbaka","gå tillbaka","backa","ett steg tillbaka","gå ett steg tillbaka","ångra","ångra det",
        "föregående","föregående fråga"],

        "restart":[
        "börja om","starta om","börja från början","vi börjar om","börja om från början",
        "låt oss börja om","om från början","från början","på nytt","från början igen"],

        "any":[
        "(vilken|vilket|vem|vad) som helst","det spelar ingen roll [vilken|vilket|vem]","spelar ingen roll",
        "[det är] (likgiltigt|samma|egalt)","välj du","du väljer","du bestämmer","bestäm du",
        "du får välja","välj en","ta en","du kan välja","vilken du vill","överraska mig",
        "jag bryr mig inte","kvittar","det kvittar","endera"],

        "other":["(den|det) andra","en annan","ett annat","någon annan"],
        "positions":["(den|det) först(a|e)","andra","den andra i listan","tredje","fjärde","femte"],
        "last":["sist(a|e)"],
        "number":["nummer","alternativ"],
        "polite":["tack","snälla","var snäll","är du snäll","vänligen"],
        "lead":[
        "åh","oj","nå","tja","alltså","jo","men","så","hm","eh","öh","ursäkta","förlåt","då",
        "egentligen","okej","vet du vad","hellre"]}}
        """##)
    }
}
