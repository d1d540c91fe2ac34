// Written by 'parlance generate languages' from mr.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `mr` = LanguageProfile(tag: ##"mr"##) {
        profile in
        profile.wordJoining = .postpositions
        profile.fillers = ##"""
        म्हणजे अं हम्म
        """##
    }
}
