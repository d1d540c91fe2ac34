// Written by 'parlance generate languages' from ro.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ro` = LanguageProfile(tag: ##"ro"##) {
        profile in
        profile.negations = ##"""
        nu fără niciodată niciun nicio
        """##
        profile.fillers = ##"""
        ăă îî hm
        """##
        profile.negatingPrefixes = ##"""
        dez des ne in
        """##
    }
}
