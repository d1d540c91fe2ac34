// Written by 'parlance generate languages' from km.yaml. What is changed here is lost when it is written again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `km` = LanguageProfile(tag: ##"km"##) {
        profile in
        profile.negations = ##"""
        មិន កុំ គ្មាន ឥត
        """##
    }
}
