// Written by 'parlance generate languages' from cs.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `cs` = LanguageProfile(tag: ##"cs"##) {
        profile in
        profile.negations = ##"""
        ne není bez nikdy žádný žádné
        """##
        profile.fillers = ##"""
        ehm hm eh no jako prostě vlastně hele
        """##
        profile.fillerPhrases = [
            ##"jak bych řekl"##,
            ##"no tak"##,
        ]
        profile.negatingPrefixes = ##"""
        ne od vy
        """##
        profile.opposedPrefixes = [
            ##"za vy"##,
            ##"za od"##,
            ##"při od"##,
            ##"za ot"##,
        ]
    }
}
