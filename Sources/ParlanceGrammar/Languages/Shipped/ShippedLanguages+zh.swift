// Written by 'parlance generate languages' from zh.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `zh` = LanguageProfile(tag: ##"zh"##) {
        profile in
        profile.negations = ##"""
        不 没 沒 别 別 勿 无 無 未 非
        """##
        profile.questionWords = ##"""
        怎么 怎麼 为什么 為什麼 什么 什麼 何时 哪里 哪裡 谁 誰 哪 如果 是否
        """##
        profile.fillers = ##"""
        嗯 呃 那个 啊 额
        """##
    }
}
