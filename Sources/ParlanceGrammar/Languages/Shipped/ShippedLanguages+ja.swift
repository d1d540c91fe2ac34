// Written by 'parlance generate languages' from ja.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `ja` = LanguageProfile(tag: ##"ja"##) {
        profile in
        profile.negations = ##"""
        ない ません ず ぬ 不 無 未 非
        """##
        profile.questionWords = ##"""
        どう なぜ どうして 何 なに いつ どこ 誰 だれ どれ どの もし
        """##
        profile.fillers = ##"""
        えっと えーと あの ええと うーん あのー えー
        """##
    }
}
