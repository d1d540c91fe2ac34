// Written by 'parlance generate languages' from ko.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ko` = LanguageProfile(tag: ##"ko"##) {
        profile in
        profile.negations = ##"""
        안 못 말고 말아 마 않아 않게 아니 없이
        """##
        profile.questionWords = ##"""
        왜 언제 어디 어디서 누가 누구 뭐 무엇 무슨 어떻게 어떤 얼마나 만약 만일
        """##
        profile.fillers = ##"""
        음 어 그 저 저기 에
        """##
        profile.hasLooseBlanks = true
    }
}
