// Written by 'parlance generate languages' from gl.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `gl` = LanguageProfile(tag: ##"gl"##) {
        profile in
        profile.negations = ##"""
        non nunca sen nin ningún
        """##
        profile.fillers = ##"""
        eh ehm
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
        profile.sounds = .sameAs(##"es"##)
    }
}
