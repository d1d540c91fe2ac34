// Written by 'parlance generate languages' from th.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `th` = LanguageProfile(tag: ##"th"##) {
        profile in
        profile.negations = ##"""
        ไม่ อย่า ไร้
        """##
    }
}
