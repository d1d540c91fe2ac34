// Written by 'parlance generate languages' from ro.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ro` = LanguageProfile(tag: ##"ro"##) {
        profile in
        profile.negations = ##"""
        nu fără niciodată niciun nicio
        """##
        profile.fillers = ##"""
        ăă îî hm deci păi gen adică
        """##
        profile.fillerPhrases = [
            ##"cum să zic"##,
        ]
        profile.negatingPrefixes = ##"""
        dez des ne in
        """##
    }
}
