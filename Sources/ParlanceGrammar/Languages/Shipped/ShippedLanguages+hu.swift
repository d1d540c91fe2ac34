// Written by 'parlance generate languages' from hu.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `hu` = LanguageProfile(tag: ##"hu"##) {
        profile in
        profile.wordJoining = .compounds
        profile.negations = ##"""
        nem ne nincs soha nélkül se sem
        """##
        profile.fillers = ##"""
        öö hát izé hm szóval na ööö
        """##
        profile.fillerPhrases = [
            ##"hogy is mondjam"##,
            ##"na szóval"##,
        ]
        profile.articles = ##"""
        a az egy
        """##
    }
}
