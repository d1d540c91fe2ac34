// Written by 'parlance generate languages' from gl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gl` = LanguageProfile(tag: ##"gl"##) {
        profile in
        profile.negations = ##"""
        non nunca sen nin ningún
        """##
        profile.fillers = ##"""
        eh ehm pois bueno entón
        """##
        profile.fillerPhrases = [
            ##"ou sexa"##,
            ##"quero dicir"##,
        ]
        profile.articles = ##"""
        o a os as un unha
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
        profile.sounds = .sameAs(##"es"##)
    }
}
