// Written by 'parlance generate languages' from my.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `my` = LanguageProfile(tag: ##"my"##) {
        profile in
        profile.negations = ##"""
        မ မဟုတ် မရှိ
        """##
        profile.fillers = ##"""
        အဲ
        """##
    }
}
