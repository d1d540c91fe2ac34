// Written by 'parlance generate languages' from el.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `el` = LanguageProfile(tag: ##"el"##) {
        profile in
        profile.negations = ##"""
        δεν μην όχι χωρίς ποτέ κανένα
        """##
    }
}
