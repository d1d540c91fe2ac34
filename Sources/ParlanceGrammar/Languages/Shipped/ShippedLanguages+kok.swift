// Written by 'parlance generate languages' from kok.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `kok` = LanguageProfile(tag: ##"kok"##) {
        profile in
        profile.wordJoining = .postpositions
        profile.fillers = ##"""
        म्हणजे
        """##
    }
}
