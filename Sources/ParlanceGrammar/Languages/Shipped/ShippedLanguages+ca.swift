// Written by 'parlance generate languages' from ca.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ca` = LanguageProfile(tag: ##"ca"##) {
        profile in
        profile.negations = ##"""
        no mai cap sense ni gens
        """##
        profile.fillers = ##"""
        eh ehm
        """##
        profile.negatingPrefixes = ##"""
        des in im
        """##
    }
}
