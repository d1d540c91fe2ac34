// Written by 'parlance generate languages' from sw.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `sw` = LanguageProfile(tag: ##"sw"##) {
        profile in
        profile.negations = ##"""
        si usi bila hapana
        """##
        profile.fillers = ##"""
        eee aa mmm yaani unajua
        """##
    }
}
