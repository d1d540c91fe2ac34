// Written by 'parlance generate languages' from fy.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `fy` = LanguageProfile(tag: ##"fy"##) {
        profile in
        profile.wordJoining = .compounds
    }
}
