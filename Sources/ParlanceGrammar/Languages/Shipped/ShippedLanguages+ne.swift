// Written by 'parlance generate languages' from ne.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ne` = LanguageProfile(tag: ##"ne"##) {
        profile in
        profile.wordJoining = .postpositions
    }
}
