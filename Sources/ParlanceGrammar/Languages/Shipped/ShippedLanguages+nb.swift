// Written by 'parlance generate languages' from nb.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `nb` = LanguageProfile(tag: ##"nb"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ikke ingen aldri uten ei
        """##
        profile.questionWords = ##"""
        hvordan hvorfor hva når hvor hvem hvilken hvilket hvis om
        """##
        profile.fillers = ##"""
        eh øh øhm liksom altså ehm
        """##
        profile.fillerPhrases = [
            ##"du vet"##,
            ##"hva heter det"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"og"##,
        ]
        profile.conditions = [
            ##"når"##,
            ##"så snart"##,
            ##"hvis"##,
            ##"etter"##,
            ##"før"##,
        ]
        profile.lasting = [
            ##"i"##,
        ]
        profile.articles = ##"""
        en et den det de
        """##
        profile.functionWords = ##"""
        en et ei den det de som jeg du han hun vi meg deg seg min mitt mine din ditt dine er var har kan vil skal må \##
        til fra for med av og eller at om hos ved takk
        """##
        profile.opposites = [
            ##"åpne lukk"##,
            ##"åpen lukket"##,
            ##"på av"##,
            ##"opp ned"##,
            ##"inn ut"##,
            ##"høyre venstre"##,
            ##"varm kald"##,
            ##"lås åpne"##,
            ##"lås opplås"##,
            ##"start stopp"##,
            ##"øk senk"##,
            ##"hev senk"##,
            ##"aktiver deaktiver"##,
        ]
        profile.negatingPrefixes = ##"""
        u av de
        """##
        profile.opposedPrefixes = [
            ##"på av"##,
            ##"inn ut"##,
            ##"opp ned"##,
            ##"til fra"##,
        ]
    }
}
