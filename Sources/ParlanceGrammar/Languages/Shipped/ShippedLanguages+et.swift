// Written by 'parlance generate languages' from et.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `et` = LanguageProfile(tag: ##"et"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        ei ära mitte ilma
        """##
        profile.fillers = ##"""
        ee õõ hmm noh nagu nojah
        """##
        profile.fillerPhrases = [
            ##"tead küll"##,
        ]
    }
}
