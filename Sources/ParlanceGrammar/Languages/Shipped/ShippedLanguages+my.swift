// Written by 'parlance generate languages' from my.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `my` = LanguageProfile(tag: ##"my"##) {
        profile in
        profile.negations = ##"""
        မ မဟုတ် မရှိ
        """##
    }
}
