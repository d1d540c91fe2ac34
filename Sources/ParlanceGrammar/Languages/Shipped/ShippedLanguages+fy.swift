// Written by 'parlance generate languages' from fy.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fy` = LanguageProfile(tag: ##"fy"##) {
        profile in
        profile.wordJoining = .compounds
        profile.fillers = ##"""
        uh eh no
        """##
        profile.articles = ##"""
        de it
        """##
    }
}
