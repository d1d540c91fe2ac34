// Written by 'parlance generate languages' from ne.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ne` = LanguageProfile(tag: ##"ne"##) {
        profile in
        profile.wordJoining = .postpositions
        profile.fillers = ##"""
        अँ हम्म भनेको
        """##
    }
}
