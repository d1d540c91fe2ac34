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
        profile.letterVariants = ##"""
        ぁァ あア ぃィ いイ ぅゥ うウ ぇェ えエ ぉォ おオ かカ がガ きキ ぎギ くク \##
        ぐグ けケ げゲ こコ ごゴ さサ ざザ しシ じジ すス ずズ せセ ぜゼ そソ ぞゾ \##
        たタ だダ ちチ ぢヂ っッ つツ づヅ てテ でデ とト どド なナ にニ ぬヌ ねネ \##
        のノ はハ ばバ ぱパ ひヒ びビ ぴピ ふフ ぶブ ぷプ へヘ べベ ぺペ ほホ ぼボ \##
        ぽポ まマ みミ むム めメ もモ ゃャ やヤ ゅュ ゆユ ょョ よヨ らラ りリ るル \##
        れレ ろロ ゎヮ わワ ゐヰ ゑヱ をヲ んン ゔヴ ゕヵ ゖヶ
        """##
        profile.lettersAlike = ##"""
        ぁあァア ぃいィイ ぅうゥウヴ ぇえェエ ぉおォオをヲ っつづッツヅ ゃやャヤ \##
        ゅゆュユ ょよョヨ じぢジヂ ずづズヅ わはゎワハヮ えへエヘ かがカガ きぎキギ \##
        くぐクグ けげケゲ こごコゴ さざサザ しじシジ すずスズ せぜセゼ そぞソゾ \##
        ただタダ ちぢチヂ つづツヅ てでテデ とどトド はばぱハバパ ひびぴヒビピ \##
        ふぶぷフブプ へべぺヘベペ ほぼぽホボポ
        """##
    }
}
