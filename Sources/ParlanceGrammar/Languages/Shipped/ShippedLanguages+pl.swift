// Written by 'parlance generate languages' from pl.yaml. Do not edit: changes are lost when it is generated again.
// swift-format-ignore-file

extension ShippedLanguages {
    static let `pl` = LanguageProfile(tag: ##"pl"##) {
        profile in
        profile.negations = ##"""
        nie bez nigdy żaden żadne ani
        """##
        profile.fillers = ##"""
        yyy eee hm ehm no znaczy jakby więc
        """##
        profile.fillerPhrases = [
            ##"to znaczy"##,
            ##"w sensie"##,
            ##"no wiesz"##,
            ##"jak to się mówi"##,
        ]
        profile.joiners = [
            ##","##,
            ##";"##,
            ##"."##,
            ##"!"##,
            ##"?"##,
            ##"i"##,
            ##"potem"##,
            ##"a potem"##,
        ]
        profile.conditions = [
            ##"gdy"##,
            ##"kiedy"##,
            ##"jak tylko"##,
            ##"jeśli"##,
            ##"jeżeli"##,
            ##"po"##,
        ]
        profile.lasting = [
            ##"na"##,
            ##"przez"##,
        ]
        profile.functionWords = ##"""
        ten ta to te ja ty on ona my mi mnie mój moja moje twój jest są był mogę możesz chcę do z ze na w we i \##
        lub że proszę
        """##
        profile.opposites = [
            ##"włącz wyłącz"##,
            ##"włączyć wyłączyć"##,
            ##"otwórz zamknij"##,
            ##"podnieś opuść"##,
            ##"zwiększ zmniejsz"##,
            ##"zwiększyć zmniejszyć"##,
            ##"lewo prawo"##,
            ##"góra dół"##,
            ##"ciepło zimno"##,
            ##"zablokuj odblokuj"##,
            ##"podłącz odłącz"##,
            ##"połącz rozłącz"##,
            ##"zainstaluj odinstaluj"##,
            ##"aktywuj dezaktywuj"##,
            ##"zapal zgaś"##,
            ##"podgłośnij przycisz"##,
            ##"włączone wyłączone"##,
            ##"włączony wyłączony"##,
            ##"włączona wyłączona"##,
        ]
        profile.negatingPrefixes = ##"""
        nie od roz wy de
        """##
        profile.opposedPrefixes = [
            ##"w wy"##,
            ##"z wy"##,
            ##"za od"##,
            ##"za wy"##,
            ##"przy od"##,
            ##"pod o"##,
        ]
    }
}
