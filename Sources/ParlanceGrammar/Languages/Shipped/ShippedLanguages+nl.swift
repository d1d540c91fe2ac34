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
        profile.fillers = ##"""
        eh uh uhm ehm hm nou ja gewoon eigenlijk
        """##
        profile.fillerPhrases = [
            ##"weet je"##,
            ##"zeg maar"##,
            ##"ik bedoel"##,
            ##"laten we zeggen"##,
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
    }
}
