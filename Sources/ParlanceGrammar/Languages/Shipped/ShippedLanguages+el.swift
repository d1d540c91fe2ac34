// Written by 'parlance generate languages' from el.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `el` = LanguageProfile(tag: ##"el"##) {
        profile in
        profile.negations = ##"""
        δεν μην όχι χωρίς ποτέ κανένα
        """##
        profile.fillers = ##"""
        εεε εμ χμ λοιπόν δηλαδή ξέρεις
        """##
        profile.fillerPhrases = [
            ##"πώς το λένε"##,
            ##"ας πούμε"##,
        ]
        profile.articles = ##"""
        ο η το οι τα τον την
        """##
    }
}
