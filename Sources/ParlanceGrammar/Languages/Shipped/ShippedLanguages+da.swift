// Written by 'parlance generate languages' from da.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `da` = LanguageProfile(tag: ##"da"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ikke ingen intet aldrig uden ej
        """##
        profile.questionWords = ##"""
        hvordan hvorfor hvad hvornår hvor hvem hvilken hvilket hvis om
        """##
        profile.fillers = ##"""
        øh øhm æh altså ligesom øøh
        """##
        profile.fillerPhrases = [
            ##"du ved"##,
            ##"hvad hedder det"##,
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
            ##"efter"##,
            ##"før"##,
        ]
        profile.lasting = [
            ##"i"##,
        ]
        profile.articles = ##"""
        en et den det de
        """##
        profile.functionWords = ##"""
        en et den det de der som jeg du han hun vi i mig dig sig min mit mine din dit dine er var har kan vil skal må \##
        til fra for med af og eller at om hos ved tak venligst
        """##
        profile.opposites = [
            ##"tænd sluk"##,
            ##"tænde slukke"##,
            ##"åbn luk"##,
            ##"åben lukket"##,
            ##"på af"##,
            ##"op ned"##,
            ##"ind ud"##,
            ##"højre venstre"##,
            ##"varm kold"##,
            ##"lås oplås"##,
            ##"start stop"##,
            ##"øg mindsk"##,
            ##"hæv sænk"##,
            ##"aktiver deaktiver"##,
            ##"til fra"##,
        ]
        profile.negatingPrefixes = ##"""
        u af
        """##
        profile.opposedPrefixes = [
            ##"på af"##,
            ##"ind ud"##,
            ##"op ned"##,
            ##"til fra"##,
        ]
    }
}
