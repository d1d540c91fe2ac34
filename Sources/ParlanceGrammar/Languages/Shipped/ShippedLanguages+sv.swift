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
    }
}
